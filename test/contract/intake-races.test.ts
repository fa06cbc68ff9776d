/** A chat over HTTP whose person posts everything several times at once: one turn, one application, one event each. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, SharedStage } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { publishedJob } from './support/valid-requests/applications.ts';

let stage: SharedStage;
beforeAll(async () => {
  stage = await sharedStage();
});

interface Message {
  turn: number;
  messages: { from: string; text: string }[];
}

/** A new organization with a chat, and the calls of its person. */
async function begun() {
  const { api } = await stage.newOrganization();
  const { body } = await api.post('/v1/intakes', { job_id: await publishedJob(api), locale: 'en' });
  const person = stage.api(body.session_token);
  const path = `/v1/intakes/${body.id}`;
  const say = (turn: number, text: string) => person.post(`${path}/messages`, { turn, text });
  const saidIn = async () =>
    ((await person.get(path)).body as Message).messages.filter(({ from }) => from === 'person');
  return { api, id: body.id as string, person, path, say, saidIn };
}
const atOnce = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const eventsOf = async (api: Api, type: string) =>
  (await api.get(`/v1/events?type=${type}&limit=100`)).body.data.length as number;

const answers = ['yes', 'Jane', 'Miller', 'jane.races@example.com', 'skip', 'skip', 'skip', 'skip', 'skip'];

describe('a chat whose every request is posted again and again', { timeout: 180_000 }, () => {
  it('takes each turn once, and becomes one application', async () => {
    const { api, person, path, say, saidIn } = await begun();
    // From two at once to twenty.
    const counts = [2, 20, 3, 5, 2, 10, 2, 3, 2];
    for (const [at, text] of answers.entries()) {
      const replies = await atOnce(counts[at] ?? 2, () => say(at + 1, text));
      expect(
        replies.map(({ status }) => status),
        replies.find(({ status }) => status !== 200)?.text,
      ).toEqual(replies.map(() => 200));
      expect(new Set(replies.map(({ body }) => body.turn)).size).toBe(1);
      expect(new Set(replies.map(({ body }) => JSON.stringify(body.messages))).size).toBe(1);
      expect(await saidIn()).toHaveLength(at + 1);
    }
    const confirmed = await atOnce(20, () => person.post(`${path}/confirm`, {}));
    expect(confirmed.map(({ status }) => status)).toEqual(confirmed.map(() => 200));
    const ids = new Set(confirmed.map(({ body }) => body.application_id));
    expect([...ids]).toEqual([expect.stringMatching(/^app_/)]);

    const { data } = (await api.get('/v1/applications')).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([...ids]);
    expect((await api.get('/v1/candidates')).body.data).toHaveLength(1);
    for (const type of ['intake.started', 'intake.completed', 'application.created', 'candidate.created'])
      expect([type, await eventsOf(api, type)]).toEqual([type, 1]);
    const again = await person.post(`${path}/confirm`, {});
    expect(again.body.application_id).toBe([...ids][0]);
  });

  it('takes one of twenty different messages with the same number', async () => {
    const { say, saidIn } = await begun();
    await say(1, 'yes');
    const replies = await atOnce(20, (at) => say(2, `Jane${'abcdefghijklmnopqrst'[at]}`));
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    const codes = replies.filter(({ status }) => status !== 200).map(({ body }) => body.error.code);
    expect(codes).toEqual(Array(19).fill('turn_taken'));
    expect(await saidIn()).toHaveLength(2);
  });

  it('is handed over once', async () => {
    const { api, person, path } = await begun();
    const replies = await atOnce(20, () => person.post(`${path}/handover`, {}));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.status} ${body.turn}`))).toEqual(
      new Set(['200 handed_over 1']),
    );
    expect(await eventsOf(api, 'intake.handover_requested')).toBe(1);
  });
});
