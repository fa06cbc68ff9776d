/** The calls of a candidate's page, over HTTP: three kinds from the link to the end, and every token that opens nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Api, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { otherLast } from '../support/other-last.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { isOfCandidate, pathOf } from './support/route-calls.ts';
import { inviteCandidate } from './support/valid-requests/assessments.ts';

const calls = Object.entries(routeTable as Record<string, Route>).filter(([, route]) => isOfCandidate(route));
const withSession = calls.filter(([, { path }]) => path.includes('/current/'));

let stage: SharedStage;
let us: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  us = await stage.newOrganization();
});

const tokenOf = ({ invitation }: { invitation: { url: string } }) => invitation.url.split('#')[1] ?? '';
const open = (token: string) => stage.api().post('/v1/assessment-sessions', { token });
const current = '/v1/assessment-sessions/current';

/** The calls with the token of a session. */
function pageOf(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const api = stage.api();
  return {
    next: () => api.send('GET', `${current}/next`, { headers }),
    answer: (body: object) =>
      api.send('POST', `${current}/answers`, { headers, body: { ms: 4_000, ...body } }),
    run: (body: object) => api.send('POST', `${current}/run`, { headers, body }),
    finish: () => api.send('POST', `${current}/finish`, { headers, body: {} }),
    decline: () => api.send('POST', `${current}/decline`, { headers, body: {} }),
  };
}

async function invited(kind: string, template = {}, more = {}) {
  const { api } = us;
  const made = await api.post('/v1/assessment-templates', { name: crypto.randomUUID(), kind, ...template });
  const candidate = await api.post('/v1/candidates', { first_name: 'Jane' });
  const body = { template_id: made.body.id, candidate_id: candidate.body.id, ...more };
  const answer = await api.post('/v1/assessments', body);
  expect(answer.status, answer.text).toBe(201);
  return { ...answer.body, body };
}

async function begun(kind: string, template = {}, more = {}) {
  const assessment = await invited(kind, template, more);
  const session = await open(tokenOf(assessment));
  expect(session.status, session.text).toBe(201);
  return { assessment, session: session.body, page: pageOf(session.body.session_token) };
}

type Item = { id: string; type: string; prompt: string; options: string[] | null };
/** Answers every item, and returns those that were shown. */
async function answerAll(page: ReturnType<typeof pageOf>, answerTo: (item: Item) => unknown) {
  const shown: Item[] = [];
  for (;;) {
    const { status, body, text } = await page.next();
    expect(status, text).toBe(200);
    if (body.item === null) return shown;
    shown.push(body.item);
    const answer = await page.answer({ item_id: body.item.id, value: answerTo(body.item) });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.progress.done).toBe(body.progress.done + 1);
  }
}

const statusOf = async ({ id }: { id: string }) => (await us.api.get(`/v1/assessments/${id}`)).body;

describe('from the link to the end', () => {
  it('DISC-O, in another language, without a score in any event', { timeout: 60_000 }, async () => {
    const { assessment, session, page } = await begun('disc_o', { locale: 'de' });
    expect(session.progress).toEqual({ done: 0, total: 43 });
    const shown = await answerAll(page, () => 4);
    expect(shown).toHaveLength(43);
    expect(shown[0]?.options).toHaveLength(5);
    const { status, body, text } = await page.finish();
    expect(status, text).toBe(200);
    expect(body.assessment.status).toBe('completed');
    expect((await statusOf(assessment)).bands).toBeNull();
  });

  it('general ability, whose items follow from the answers, and which a reload continues', async () => {
    const { assessment, page } = await begun('general', {}, { accommodations: { non_visual: true } });
    const first = (await page.next()).body.item;
    expect((await page.next()).body.item, 'the same until it is answered').toEqual(first);
    expect((await statusOf(assessment)).status).toBe('sent');
    await page.answer({ item_id: first.id, value: '1' });
    expect((await statusOf(assessment)).status).toBe('started');
    const again = await page.answer({ item_id: first.id, value: '2' });
    expect(again.body.progress, 'a repeated answer changes nothing').toEqual({ done: 1, total: 20 });

    // Opened again, it goes on, and the earlier session ends.
    const reopened = await open(tokenOf(assessment));
    expect(reopened.body.progress).toEqual({ done: 1, total: 20 });
    expect((await page.next()).body.error.code).toBe('assessment_session_invalid');
    const later = pageOf(reopened.body.session_token);
    const shown = await answerAll(later, () => '7');
    expect(shown.map(({ type }) => type)).not.toContain('matrix');
    expect((await later.finish()).body.assessment.status).toBe('completed');
    expect((await statusOf(assessment)).bands).toEqual([{ key: 'general', band: 'lower' }]);
    expect((await later.finish()).status, 'finished twice').toBe(200);
    expect((await open(tokenOf(assessment))).body.error.code).toBe('assessment_link_invalid');
  });

  it('developer, with code that is run in a function of its own', { timeout: 60_000 }, async () => {
    const { assessment, page } = await begun('developer', { developer_parts: ['tasks', 'bugs'] });
    const runs: unknown[] = [];
    for (;;) {
      const { item } = (await page.next()).body;
      if (item === null) break;
      if (item.type === 'task') {
        const [signature] = item.code.lines;
        const source = `${signature}\n  console.log('seen');\n  throw new Error('not yet');\n}`;
        const { status, body, text } = await page.run({ item_id: item.id, source });
        expect(status, text).toBe(200);
        runs.push(body.status);
        expect(body.examples[0]).toMatchObject({ outcome: 'threw', actual: 'Error: not yet' });
        expect(body.output).toContain('seen');
      } else
        expect((await page.run({ item_id: item.id, source: '' })).body.error.code).toBe(
          'invalid_state_transition',
        );
      await page.answer({ item_id: item.id, value: item.type === 'task' ? 'while (true) {}' : '1' });
    }
    expect(runs).toEqual(['completed', 'completed']);
    const { body } = await page.finish();
    expect(body.assessment?.status, JSON.stringify(body)).toBe('completed');
    expect((await statusOf(assessment)).bands?.map(({ key }: { key: string }) => key)).toEqual([
      'bugs',
      'tasks',
    ]);
  });

  it('declined by the candidate', async () => {
    const { assessment, page } = await begun('general');
    expect((await page.decline()).body.assessment.status).toBe('canceled');
    expect(await statusOf(assessment)).toMatchObject({ status: 'canceled', canceled_by: 'candidate' });
    expect((await page.next()).body.error.code).toBe('assessment_session_invalid');
    expect((await open(tokenOf(assessment))).body.error.code).toBe('assessment_link_invalid');
  });
});

describe('what is refused', () => {
  it('an answer to another item, of the wrong kind, and a finish with items left', async () => {
    const { page } = await begun('disc_o');
    const { item } = (await page.next()).body;
    expect((await page.answer({ item_id: 'instructed-3', value: 4 })).body.error.code).toBe(
      'invalid_state_transition',
    );
    for (const value of [0, 6, 'yes', 1.5])
      expect((await page.answer({ item_id: item.id, value })).body.error.code).toBe('validation_failed');
    expect((await page.finish()).body.error.code).toBe('invalid_state_transition');
  });

  it('a link that is wrong, replaced, canceled or of another kind, with one and the same error', async () => {
    const assessment = await invited('general');
    const token = tokenOf(assessment);
    const resent = await us.api.post(`/v1/assessments/${assessment.id}/resend`);
    const canceled = await inviteCandidate(us.api);
    await us.api.post(`/v1/assessments/${canceled.id}/cancel`);
    const session = (await open(tokenOf(resent.body))).body.session_token;
    const wrong = [token, tokenOf(canceled), session, otherLast(token), 'x', us.secretKey];
    const errors = await Promise.all(
      wrong.map(async (one) => {
        const { status, body } = await open(one);
        const { request_id: _, ...error } = body.error;
        return { status, ...error };
      }),
    );
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1);
    expect(errors[0]).toMatchObject({ status: 404, code: 'assessment_link_invalid' });
  });

  it.each(withSession)('%s without the token of a session', async (_, route) => {
    const { assessment } = await begun('general');
    const sent = { item_id: 'general-1', value: '', ms: 1 };
    const body = route.body ? (route.path.endsWith('/run') ? { item_id: 'task-1', source: '' } : sent) : {};
    const given = [
      undefined,
      '',
      'Bearer',
      us.secretKey,
      us.sessionToken,
      us.publishableKey,
      tokenOf(assessment),
    ];
    for (const token of given) {
      const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      const request = { headers, ...(route.method !== 'GET' && { body }) };
      const answer = await stage.api().send(route.method, pathOf(route), request);
      expect([answer.status, answer.body.error.code]).toEqual([401, 'assessment_session_invalid']);
    }
  });

  it('the tokens of a link and of a session on every call that takes a key', async () => {
    const { assessment, session } = await begun('general');
    for (const token of [tokenOf(assessment), session.session_token])
      for (const path of ['/v1/me', '/v1/assessments', `/v1/assessments/${assessment.id}`, '/v1/candidates'])
        expect((await stage.api(token).get(path)).body.error.code).toBe('invalid_api_key');
  });

  it('a second assessment of the template, and a retake before its time', async () => {
    const assessment = await invited('general', { max_attempts: 2, days_between_attempts: 30 });
    const again = (api: Api) => api.post('/v1/assessments', assessment.body);
    expect((await again(us.api)).body.error.code).toBe('assessment_already_active');
    await us.api.post(`/v1/assessments/${assessment.id}/cancel`);
    const second = await again(us.api);
    expect(second.body.attempt, 'one that was never begun does not count').toBe(1);
    const page = pageOf((await open(tokenOf(second.body))).body.session_token);
    await answerAll(page, () => '');
    await page.finish();
    const { error } = (await again(us.api)).body;
    expect(error.code).toBe('retake_not_allowed');
    expect(error.message).toMatch(/possible from \d{4}-/);
  });

  it('two at once: one is made', async () => {
    const { api } = us;
    const template = await api.post('/v1/assessment-templates', {
      name: crypto.randomUUID(),
      kind: 'general',
    });
    const candidate = await api.post('/v1/candidates', { first_name: 'Jane' });
    const body = { template_id: template.body.id, candidate_id: candidate.body.id };
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/v1/assessments', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});
