import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';
import { finished } from './support/scan-file.ts';
import { searchStage } from './support/search-stage.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod', logLevel: 'info' });
});
afterAll(() => stage?.stop());

const origin = 'https://careers.example.com';
/** A person leaves traces through many workers, and a slow machine may start each of them cold. */
const patience = { timeout: 120_000 };

/** Words that occur only in texts of or about one person. */
const aPerson = () => {
  const word = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}x`;
  const [first, last, mail, note, answer, letter, tag, meta, cv, file] = Array.from({ length: 10 }, word);
  return { first, last, mail: `${mail}@example.com`, note, answer, letter, tag, meta, cv, file };
};
type Person = ReturnType<typeof aPerson>;
const wordsOf = (person: Person) => Object.values(person).map((word) => (word ?? '').split('@')[0] ?? '');
const cvOf = (person: Person) =>
  `${person.first} ${person.last}\n${person.mail}\n\nExperience\nNurse at ${person.cv}, 2019 - 2023\n`;

const send = (
  { upload_url, headers }: { upload_url: string; headers: Record<string, string> },
  person: Person,
) => fetch(upload_url, { method: 'PUT', headers, body: cvOf(person) });

/** A person everywhere a person can be: applied by page and by key, moved, noted, tagged, scanned twice, retried, told of. */
async function leaveTraces({ api, publishableKey }: TestOrganization, person: Person): Promise<string> {
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const fields = [{ key: 'why', label: 'Why?', type: 'short_text' }];
  const { body: job } = await api.post('/v1/jobs', {
    name: 'Nurse',
    is_draft: false,
    application_form: { fields },
  });
  const application = {
    job_id: job.id,
    candidate: { first_name: person.first, last_name: person.last, email: person.mail },
    cover_letter: person.letter,
    answers: [{ key: 'why', value: person.answer }],
    consent: { processing: true, retention: true },
  };
  const fromPage = await stage.api(publishableKey).post(
    '/v1/applications',
    {
      ...application,
      resume: {
        filename: `${person.file}.txt`,
        content_base64: Buffer.from(cvOf(person)).toString('base64'),
      },
    },
    { ...key(), Origin: origin },
  );
  expect(fromPage.status, fromPage.text).toBe(201);
  const external = { external_id: person.meta, metadata: { known_as: person.meta } };
  const byKey = await api.post(
    '/v1/applications',
    { ...application, ...external, resume: { filename: `${person.file}.md` } },
    key(),
  );
  const [attachment] = byKey.body.submission.attachments;
  expect((await send(attachment, person)).status).toBe(200);

  const { candidate_id: id } = byKey.body;
  for (const { id: applicationId } of [fromPage.body, byKey.body]) {
    const { scan_id } = await eventually(async () => {
      const { body } = await api.get(`/v1/applications/${applicationId}`);
      return body.scan_id ? body : undefined;
    });
    await finished(api, scan_id);
  }
  await api.post(`/v1/applications/${byKey.body.id}/advance`, { note: person.note }, key());
  await api.post(
    `/v1/applications/${fromPage.body.id}/reject`,
    { reason: 'other', note: person.note },
    key(),
  );
  await api.post(`/v1/candidates/${id}/notes`, { text: person.note }, key());
  await api.send('PATCH', `/v1/candidates/${id}`, { body: { tags: [person.tag], ...external } });
  const { body: upload } = await api.post('/v1/uploads', { filename: `${person.file}.txt` });
  await send(upload, person);
  const scan = await api.post(
    '/v1/scans',
    { storage_token: upload.storage_token, candidate_id: id, metadata: { of: person.meta } },
    key(),
  );
  await finished(api, scan.body.id);
  return id;
}

const completed = (api: Api, erasureId: string) =>
  eventually(async () => {
    const { body } = await api.get(`/v1/erasures/${erasureId}`);
    return body.status === 'completed' ? body : undefined;
  });

describe('an erased person', patience, () => {
  it('is found nowhere: no row, no version of a file, no stored answer, no event, no delivery, no line of a log', async () => {
    const owner = await stage.newOrganization();
    const receiver = await startReceiver();
    await owner.api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['*'] });
    const person = aPerson();
    const id = await leaveTraces(owner, person);
    const other = aPerson();
    const otherId = await leaveTraces(owner, other);
    await eventually(() => receiver.received.some(({ body }) => body.includes(id)));

    const traces = await searchStage(stage, wordsOf(person));
    // Or the search itself would prove nothing.
    expect(traces.filter((trace) => trace.startsWith('row')).length).toBeGreaterThan(10);
    // Two of the three files came by a signed URL: where they were PUT, and where they are kept.
    expect(traces.filter((trace) => trace.startsWith('object'))).toHaveLength(5);

    const { status, body: order } = await owner.api.send('DELETE', `/v1/candidates/${id}`);
    expect(status).toBe(202);
    expect((await owner.api.get(`/v1/candidates/${id}`)).status).toBe(404);
    const { receipt } = await completed(owner.api, order.id);

    expect(await searchStage(stage, wordsOf(person))).toEqual([]);
    expect(receipt).toMatchObject({ file_versions: 5, rows: expect.any(Number) });
    for (const count of Object.values(receipt)) expect(count).toBeGreaterThan(0);
    await eventually(() => receiver.received.some(({ event }) => event.type === 'candidate.deleted'));
    for (const { body } of receiver.received) {
      for (const word of wordsOf(person)) expect(body).not.toContain(word);
    }

    // Nobody else lost anything.
    expect((await owner.api.get(`/v1/candidates/${otherId}`)).body.email).toBe(other.mail);
    expect((await owner.api.get(`/v1/candidates/${otherId}/scans`)).body.data).toHaveLength(3);
    receiver.close();
  });

  it('may come back as somebody new', async () => {
    const owner = await stage.newOrganization();
    const person = aPerson();
    const id = await leaveTraces(owner, person);
    const { body: order } = await owner.api.send('DELETE', `/v1/candidates/${id}`);
    await completed(owner.api, order.id);
    const { body } = await owner.api.post('/v1/candidates', { email: person.mail, external_id: person.meta });
    expect(body.id).toMatch(/^cand_/);
    expect(body.id).not.toBe(id);
  });
});

describe('an anonymized person', patience, () => {
  it('is found nowhere either, but the course of the applications stays', async () => {
    const owner = await stage.newOrganization();
    const person = aPerson();
    const id = await leaveTraces(owner, person);
    const { status, body } = await owner.api.post(`/v1/candidates/${id}/anonymize`);
    expect([status, body.status, body.email]).toEqual([200, 'anonymized', null]);

    await eventually(async () => (await searchStage(stage, wordsOf(person))).length === 0);
    const applications = await owner.api.get(`/v1/candidates/${id}/applications`);
    const statuses = applications.body.data.map((one: { status: string }) => one.status).sort();
    expect(statuses).toEqual(['active', 'rejected']);
    const timeline = await owner.api.get(`/v1/candidates/${id}/timeline`);
    expect(timeline.body.data.map((one: { type: string }) => one.type)).toContain('rejected');
  });
});

describe('an export', patience, () => {
  it('is a file that holds all that is kept of a person, and names the call for each of their files', async () => {
    const owner = await stage.newOrganization();
    const person = aPerson();
    const id = await leaveTraces(owner, person);
    const { body: order } = await owner.api.post(`/v1/candidates/${id}/exports`, {});
    const { url } = await eventually(async () => {
      const { body } = await owner.api.get(`/v1/exports/${order.id}`);
      return body.status === 'completed' ? body : undefined;
    });
    const text = await (await fetch(url)).text();
    for (const word of wordsOf(person)) expect(text).toContain(word);
    const document = JSON.parse(text);
    expect([document.applications.length, document.scans.length, document.notes.length]).toEqual([2, 3, 1]);
    expect(document.files).toHaveLength(3);
    for (const { path } of document.files) {
      const { body: file } = await owner.api.get(path);
      expect(await (await fetch(file.url)).text()).toBe(cvOf(person));
    }
  });
});

describe('a deleted scan', patience, () => {
  it('takes its profile at once and its file soon after', async () => {
    const owner = await stage.newOrganization();
    const person = aPerson();
    const { body: upload } = await owner.api.post('/v1/uploads', { filename: `${person.file}.txt` });
    await send(upload, person);
    const { body: scan } = await owner.api.post('/v1/scans', { storage_token: upload.storage_token });
    await finished(owner.api, scan.id);
    const { status, body } = await owner.api.send('DELETE', `/v1/scans/${scan.id}`);
    expect([status, body]).toEqual([200, { object: 'scan', id: scan.id, deleted: true }]);
    expect((await owner.api.get(`/v1/scans/${scan.id}`)).status).toBe(404);
    await eventually(async () => (await searchStage(stage, wordsOf(person))).length === 0);
  });
});
