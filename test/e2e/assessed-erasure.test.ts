/** An applicant of a chat who took all three assessments is found nowhere after the erasure, and no score left by a webhook. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { eventually } from './support/eventually.ts';
import { startReceiver } from './support/receiver.ts';
import { searchStage } from './support/search-stage.ts';

let stage: LocalStage;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod', logLevel: 'info' });
});
afterAll(() => stage?.stop());

const word = () => `q${randomUUID().replaceAll('-', '').slice(0, 12)}x`;
const person = {
  first: word(),
  last: word(),
  mail: word(),
  answer: word(),
  cv: word(),
  question: word(),
  reply: word(),
  code: word(),
};
const words = Object.values(person);

/** The person of a chat: answers until the summary, asks a human in between, and confirms. */
async function applyByChat({ api }: TestOrganization): Promise<{ chat: string; candidate: string }> {
  const fields = [{ key: 'why', label: 'Why?', type: 'short_text' }];
  const { body: job } = await api.post('/v1/jobs', {
    name: 'Nurse',
    is_draft: false,
    application_form: { fields },
  });
  const { body: begun } = await api.post('/v1/intakes', { job_id: job.id, locale: 'en' });
  const own = { Authorization: `Bearer ${begun.session_token}` };
  const path = `/v1/intakes/${begun.id}`;
  let turn = 0;
  const say = async (said: object) => {
    const body = { turn: turn + 1, ...said };
    const answer = await stage.api().send('POST', `${path}/messages`, { headers: own, body });
    expect(answer.status, answer.text).toBe(200);
    turn = answer.body.turn;
    return answer.body;
  };
  for (const text of ['yes', person.first, person.last, `${person.mail}@example.com`, person.answer])
    await say({ text });
  await say({ text: 'a human' });
  await say({ text: `May I ask? ${person.question}` });
  await api.post(`${path}/messages`, { turn: turn + 1, text: `Of course. ${person.reply}` });
  turn += 1;
  await stage.api().send('POST', `${path}/handover`, { headers: own, body: { to: 'program' } });
  turn += 1;
  const cv = `${person.first} ${person.last}\n\nExperience\nNurse at ${person.cv}, 2019 - 2023\n`;
  const upload = { filename: `${person.cv}.txt`, size: Buffer.byteLength(cv) };
  const target = await stage.api().send('POST', `${path}/uploads`, { headers: own, body: upload });
  expect(target.status, target.text).toBe(201);
  expect(
    (await fetch(target.body.upload_url, { method: 'PUT', headers: target.body.headers, body: cv })).ok,
  ).toBe(true);
  let chat = await say({ value: target.body.id });
  while (chat.input.type === 'wait') chat = await say({ value: 'wait' });
  while (chat.status !== 'reviewing')
    chat = await say({ text: chat.input.type === 'boolean' ? 'no' : 'skip' });
  const confirmed = await stage.api().send('POST', `${path}/confirm`, { headers: own });
  expect(confirmed.body.status, confirmed.text).toBe('completed');
  const { body: application } = await api.get(`/v1/applications/${confirmed.body.application_id}`);
  return { chat: begun.id, candidate: application.candidate_id };
}

const givenTo = ({ type, options }: { type: string; options: unknown[] | null }) =>
  type === 'task' ? `function f() { return '${person.code}'; }` : options ? 4 : '1';

/** One assessment from its link to its report. */
async function take({ api }: TestOrganization, candidate_id: string, kind: string): Promise<string> {
  const parts = kind === 'developer' ? { developer_parts: ['tasks'] } : {};
  const { body: template } = await api.post('/v1/assessment-templates', { name: word(), kind, ...parts });
  const { body: assessment } = await api.post('/v1/assessments', { template_id: template.id, candidate_id });
  const token = new URL(assessment.invitation.url).hash.slice(1);
  const { body: session } = await stage.api().post('/v1/assessment-sessions', { token });
  const headers = { Authorization: `Bearer ${session.session_token}` };
  const current = '/v1/assessment-sessions/current';
  for (;;) {
    const { body, text } = await stage.api().send('GET', `${current}/next`, { headers });
    if (body.item === null) break;
    expect(body.item, text).toBeDefined();
    const answer = { item_id: body.item.id, value: givenTo(body.item), ms: 5_000 };
    const { status, text: refused } = await stage
      .api()
      .send('POST', `${current}/answers`, { headers, body: answer });
    expect(status, refused).toBe(200);
  }
  const { body: finished } = await stage.api().send('POST', `${current}/finish`, { headers, body: {} });
  expect(finished.assessment.status).toBe('completed');
  expect((await api.get(`/v1/assessments/${assessment.id}/report`)).status).toBe(200);
  return assessment.id;
}

it('in rows, objects, transcripts, answers and logs', { timeout: 180_000 }, async () => {
  const owner = await stage.newOrganization();
  const receiver = await startReceiver();
  await owner.api.post('/v1/webhook-endpoints', { url: receiver.url, events: ['*'] });
  const { chat, candidate } = await applyByChat(owner);
  const assessments: string[] = [];
  for (const kind of ['disc_o', 'general', 'developer']) assessments.push(await take(owner, candidate, kind));

  const traces = await searchStage(stage, words);
  for (const [name, each] of Object.entries(person))
    expect(await searchStage(stage, [each]), name).not.toEqual([]);
  expect(traces.filter((trace) => trace.startsWith('row')).length).toBeGreaterThan(10);

  const { status, body: order } = await owner.api.send('DELETE', `/v1/candidates/${candidate}`);
  expect(status).toBe(202);
  await eventually(async () => (await owner.api.get(`/v1/erasures/${order.id}`)).body.status === 'completed');
  expect(await searchStage(stage, words)).toEqual([]);
  for (const path of [`/v1/intakes/${chat}`, ...assessments.map((id) => `/v1/assessments/${id}/results`)])
    expect((await owner.api.get(path)).status, path).toBe(404);
  for (const id of [chat, ...assessments])
    expect(
      (await searchStage(stage, [id])).filter((trace) => /TURN|STATE|ANSWER|ITEM|RESULT/.test(trace)),
    ).toEqual([]);

  await eventually(() => receiver.received.some(({ event }) => event.type === 'candidate.deleted'));
  const types = new Set(receiver.received.map(({ event }) => event.type));
  for (const type of [
    'intake.started',
    'intake.handover_requested',
    'intake.completed',
    'assessment.completed',
  ])
    expect(types).toContain(type);
  for (const { body } of receiver.received) for (const each of words) expect(body).not.toContain(each);
  receiver.close();
});
