import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import { sent } from './support/application-page.ts';
import { startApplicationStage } from './support/application-stage.ts';
import { fillInRest, jobWithForm, pdf, person, send, thanks } from './support/fill-in-form.ts';
import { finished } from './support/scan-file.ts';

let stage: Awaited<ReturnType<typeof startApplicationStage>>;
beforeAll(async () => {
  stage = await startApplicationStage();
}, 120_000);
afterAll(() => stage?.stop());

let job: Awaited<ReturnType<typeof stage.newJob>>;
beforeEach(async () => {
  job = await stage.newJob();
});

describe('a form on a listed origin', { timeout: 120_000 }, () => {
  it('sends an application with its PDF, which becomes a candidate with a profile', async () => {
    const form = await job.openFilledIn();
    await fillInRest(form);
    expect(await send(form)).toBe(thanks);

    const application = await job.applicationWithFiles();
    expect(application).toMatchObject({
      job_id: job.jobId,
      status: 'active',
      source: { type: 'portal' },
      consent: {
        processing: { given: true, policy_url: jobWithForm.application_form.consent.privacy_url },
        ai_processing: true,
      },
    });
    const { attachments, answers } = application.submission;
    expect(attachments).toMatchObject([
      { kind: 'resume', filename: 'ada.pdf', size: pdf('ada.pdf').buffer.length },
      { kind: 'sample', filename: 'sample.pdf' },
    ]);
    expect(answers.map(({ key, value }: { key: string; value: unknown }) => [key, value])).toEqual([
      ['headline', 'Ten years of queues'],
      ['motivation', 'Because of its people.'],
      ['permit', false],
      ['office', 'oslo'],
      ['visits', ['vienna', 'oslo']],
      ['years', 7.5],
      ['start', '2027-03-01'],
      ['site', 'https://ada.example'],
      ['office_phone', '+46 8 123 456'],
      ['referee', 'bo@example.com'],
    ]);
    // A test types faster than people do; nothing else speaks against it.
    expect(['sent_too_fast']).toEqual(expect.arrayContaining(application.screening.signals));

    const scan = await finished(job.owner.api, application.scan_id);
    expect(scan).toMatchObject({ status: 'completed', profile: { basics: person } });
    const { body } = await job.owner.api.get(`/v1/candidates?email=${encodeURIComponent(person.email)}`);
    expect(body.data).toMatchObject([{ id: application.candidate_id, last_name: 'Lindqvist' }]);
    await form.close();
  });

  it('asks before each call as browsers do, and gives its key to the API alone', async () => {
    const form = await job.openFilledIn();
    expect(await send(form)).toBe(thanks);
    const urls = (method: string) => sent(form, method).map(({ line }) => line.slice(method.length + 1));
    const asked = () => urls('preflight');
    const [[post], [put]] = [sent(form, 'POST'), sent(form, 'PUT')];
    expect([urls('GET'), urls('POST')]).toEqual([
      [`${stage.baseUrl}/v1/jobs/${job.jobId}`],
      [`${stage.baseUrl}/v1/applications`],
    ]);
    // The browser reports preflights from another process, so they may show a moment later.
    await expect.poll(asked, { timeout: 30_000 }).toEqual(['GET', 'POST', 'PUT'].flatMap(urls));
    expect(post?.headers).toHaveProperty('authorization', `Bearer ${job.owner.publishableKey}`);
    expect(put?.headers).not.toHaveProperty('authorization');
    expect(form.complaints).toEqual([]);
    await form.close();
  });

  it('thanks a robot that fills in the field people do not see, and its application is flagged', async () => {
    const form = await job.openFilledIn();
    const trap = form.page.locator('[name=honeypot]');
    expect((await trap.boundingBox())?.x).toBeLessThan(-1000);
    await trap.fill('https://cheap.example');
    expect(await send(form)).toBe(thanks);
    const [{ screening }] = await job.applications();
    expect(screening).toMatchObject({
      status: 'flagged',
      signals: expect.arrayContaining(['honeypot_filled']),
    });
    await form.close();
  });
});

describe('a form on an origin that is not listed', { timeout: 120_000 }, () => {
  const why = 'This origin is not on the list of the publishable key.';

  it('shows why it gets no job', async () => {
    const form = await job.open({ host: 'elsewhere.example' });
    expect(await form.said()).toBe(why);
    expect(await form.page.locator('form').isVisible()).toBe(false);
    await form.close();
  });

  it('shows why its application is refused, and nothing is stored', async () => {
    const origins = [stage.originOf('elsewhere.example')];
    const { organizationId: organization } = job.owner;
    const other = await createKeySet(stage.admin, { organization, name: 'other', scopes: [], origins });
    const form = await job.openFilledIn({ host: 'elsewhere.example', key: other.keys[1]?.secret });
    // Its form is there; now it is sent with the key that lists another origin.
    const useKey = `(form) => { form.dataset.key = '${job.owner.publishableKey}'; }`;
    await form.page.locator('form').evaluate(`(${useKey})(document.querySelector('form'))`);
    expect(await send(form)).toBe(why);
    expect(sent(form, 'POST')).toHaveLength(1);
    expect(sent(form, 'PUT')).toEqual([]);
    expect(await job.applications()).toEqual([]);
    expect((await job.owner.api.get('/v1/candidates')).body.data).toEqual([]);
    await form.close();
  });
});
