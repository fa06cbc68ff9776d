import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { assessmentCalls } from './support/assessment-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

type Calls = ReturnType<typeof assessmentCalls>;
let backend: Backend;
let calls: Calls;
let caller: Caller;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = assessmentCalls(backend);
  caller = await newCaller(backend);
});

const day = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const told = async (of: Caller, id: string) =>
  (await eventsOf(backend, of)).filter(({ data }) => data.object.id === id);
const typesOf = async (of: Caller, id: string) => (await told(of, id)).map(({ type }) => type);

/** An assessment that was taken to its end; every answer is `value`. */
async function taken(kind: string, value: unknown, of = caller, template = {}) {
  const { assessment, asked, token } = await calls.invite(of, kind, template);
  const headers = await calls.opened(token);
  await calls.answerAll(headers, () => value);
  const { status, text } = await calls.finish({ headers });
  expect(status, text).toBe(200);
  return { assessment, asked, headers, params: { id: assessment.id as string } };
}

describe('a result', () => {
  it('of DISC-O has five scores, its flags, and no score in any event', async () => {
    const { params, assessment } = await taken('disc_o', 5);
    const { body } = await calls.results({ caller, params });
    expect(body.scores.map(({ key }: { key: string }) => key)).toEqual(['D', 'I', 'S', 'C', 'O']);
    expect(body.validity).toContainEqual({ code: 'straight_lining', severity: 'warning' });
    expect(body).toMatchObject({
      advisory: true,
      calibration: 'published',
      candidate_id: assessment.candidate_id,
    });
    const events = await told(caller, params.id);
    expect(events.map(({ type }) => type)).toEqual([
      'assessment.created',
      'assessment.sent',
      'assessment.started',
      'assessment.completed',
    ]);
    for (const { data } of events) {
      expect(data.object.bands).toBeNull();
      expect(JSON.stringify(data)).not.toMatch(/"(t|raw|scores?|sem|percentile)"|invitation|svc_a/);
    }
  });

  it('of general ability follows from its exported responses', async () => {
    const { params } = await taken('general', '5');
    const { body: result } = await calls.results({ caller, params });
    const { body: exported } = await calls.responses({ caller, params });
    expect(exported.items).toHaveLength(20);
    const right = exported.items.filter(
      ({ value, expected }: { value: string; expected: string }) => value === expected,
    );
    expect(result.scores[0].raw).toBe(right.length);
    expect(result.calibration).toBe('provisional');
    expect(result.scores[0].percentile).toBeNull();
  });

  it('of a developer counts the parts that were shown, and the hidden tests that code passes', async () => {
    const { params } = await taken('developer', 'function none() {}', caller, { developer_parts: ['tasks'] });
    const { body } = await calls.results({ caller, params });
    expect(body.scores).toMatchObject([{ key: 'tasks', raw: 0, band: 'lower', t: null }]);
    expect(body.sections.map(({ key }: { key: string }) => key)).toEqual(['tasks']);
  });

  it('is not there before the end', async () => {
    const { assessment } = await calls.invite(caller);
    const params = { id: assessment.id };
    for (const call of [calls.results, calls.responses, calls.report])
      expect((await call({ caller, params })).body.error.code).toBe('invalid_state_transition');
  });

  it('that could not be computed is failed, and computed when it is finished again', async () => {
    const without = assessmentCalls(backend, undefined, () => Promise.reject(new Error('no code runner')));
    const { assessment, token } = await calls.invite(caller, 'developer', { developer_parts: ['tasks'] });
    const headers = await calls.opened(token);
    await calls.answerAll(headers, () => 'function f() {}');
    expect((await without.finish({ headers })).body.assessment.status).toBe('failed');
    expect((await calls.answer({ headers, body: { item_id: 'x', value: '', ms: 1 } })).status).toBe(409);
    expect((await calls.finish({ headers })).body.assessment.status).toBe('completed');
    expect((await typesOf(caller, assessment.id)).slice(-2)).toEqual([
      'assessment.failed',
      'assessment.completed',
    ]);
  });
});

describe('a report', () => {
  it('is a page and a PDF, the same for the candidate, and names nobody', async () => {
    const { params, headers } = await taken('disc_o', 3);
    const page = await calls.report({ caller, params });
    expect(page.headers['Content-Type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Questions for the interview');
    expect(page.text).not.toMatch(/Jane|<script/);
    expect((await calls.ownReport({ headers })).text).toBe(page.text);

    const pdf = await calls.report({ caller, params, headers: { Accept: 'application/pdf' } });
    expect(pdf.headers['Content-Type']).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF-1\.4\n[\x20-\x7e\n]+%%EOF\n$/);
    const asked = await calls.report({ caller, params, query: { format: 'pdf' } });
    expect(asked.text).toBe(pdf.text);
  });

  it.each(['disc_o', 'general', 'developer'] as const)('of the kind %s is whole in German', async (kind) => {
    const of = await newCaller(backend);
    const { assessment, token } = await calls.invite(of, kind, { locale: 'de' });
    const headers = await calls.opened(token);
    await calls.answerAll(headers, () => (kind === 'disc_o' ? 3 : ''));
    await calls.finish({ headers });
    const params = { id: assessment.id };
    const page = (await calls.report({ caller: of, params })).text;
    expect(page).toContain('<html lang="de">');
    for (const word of [
      'Abgeschlossen',
      'Versuch',
      'Verglichen mit',
      'Kalibrierung',
      'Fragen für das Gespräch',
    ])
      expect(page).toContain(word);
    const english =
      /Completed|Attempt|Compared|Questions for|Comparisons|; with 90|\d+ of \d+; |\b(lower|middle|higher)\b/;
    const body = page.slice(page.indexOf('<main>')).replaceAll(/<[^p][^>]*>/g, ' ');
    expect(body).not.toMatch(english);
    // Scores have a comma.
    if (kind === 'disc_o') expect(body).toMatch(/<p>\d+,\d; mit 90 % Sicherheit zwischen \d+,\d und/);
    const pdf = (await calls.report({ caller: of, params, query: { format: 'pdf' } })).text;
    expect(pdf).toContain('Kalibrierung');
    expect(pdf).not.toMatch(english);
  });

  it('is not for a candidate whose template keeps it back', async () => {
    const { headers } = await taken('general', '', caller, { candidate_report: false });
    expect((await calls.ownReport({ headers })).body.error.code).toBe('invalid_state_transition');
  });
});

describe('the sweep', () => {
  it('reminds three days and one day before the end, expires, and an extension opens it again', async () => {
    const of = await newCaller(backend);
    const { assessment, token } = await calls.invite(of, 'general', { valid_days: 10 });
    const params = { id: assessment.id };
    for (const days of [6, 7.1, 7.2, 9.1, 9.5, 10.1, 10.2])
      await assessmentCalls(backend, () => inDays(days)).sweep();
    const events = await told(of, assessment.id);
    expect(events.map(({ type, data }) => `${type} ${data.context.reason ?? ''}`.trim())).toEqual([
      'assessment.created',
      'assessment.sent invited',
      'assessment.sent reminder',
      'assessment.sent reminder',
      'assessment.expired',
    ]);
    expect((await calls.resend({ caller: of, params })).body.error.code).toBe('invalid_state_transition');
    const later = assessmentCalls(backend, () => inDays(11));
    expect((await later.open({ body: { token } })).body.error.code).toBe('assessment_link_invalid');
    const body = { expires_at: inDays(20).toISOString() };
    expect((await later.extend({ caller: of, params, body })).body.status).toBe('sent');
    expect((await later.open({ body: { token } })).status).toBe(201);
  });

  it('opens none again against the attempts of its template', async () => {
    const of = await newCaller(backend);
    const first = await calls.invite(of, 'general', {
      valid_days: 1,
      max_attempts: 1,
      days_between_attempts: 0,
    });
    const params = { id: first.assessment.id };
    await assessmentCalls(backend, () => inDays(1.1)).sweep();
    const later = assessmentCalls(backend, () => inDays(2));
    const { template_id, candidate_id } = first.assessment;
    const again = { caller: of, body: { template_id, candidate_id } };
    const second = await later.create(again);
    expect(second.status, second.text).toBe(201);
    const body = { expires_at: inDays(20).toISOString() };
    expect((await later.extend({ caller: of, params, body })).body.error.code).toBe(
      'assessment_already_active',
    );
    const token = second.body.invitation.url.split('#')[1];
    const headers = await later.opened(token);
    await later.answerAll(headers, ({ type }) => (type === 'matrix' ? 1 : '7'));
    expect((await later.finish({ headers })).status).toBe(200);
    expect((await later.create(again)).body.error.code).toBe('retake_not_allowed');
    expect((await later.extend({ caller: of, params, body })).body.error.code).toBe('retake_not_allowed');
  });

  it('opens none again beside a new one', async () => {
    for (let round = 0; round < 6; round++) {
      const of = await newCaller(backend);
      const { assessment } = await calls.invite(of, 'general', { valid_days: 1 });
      await assessmentCalls(backend, () => inDays(1.1)).sweep();
      const later = assessmentCalls(backend, () => inDays(2));
      const { id, template_id, candidate_id } = assessment;
      const body = { expires_at: inDays(20).toISOString() };
      const answers = await Promise.all([
        later.create({ caller: of, body: { template_id, candidate_id } }),
        later.extend({ caller: of, params: { id }, body }),
      ]);
      const codes = answers.map((answer) => answer.body.error?.code ?? 'done').sort();
      expect(codes).toEqual(['assessment_already_active', 'done']);
    }
  });

  it('is not needed to end a session: the end counts at once', async () => {
    const { token } = await calls.invite(caller, 'general', { valid_days: 1 });
    const headers = await calls.opened(token);
    const soon = new Date(Date.now() + 3600 * 1000);
    const atEnd = assessmentCalls(backend, () => inDays(1.01));
    expect((await assessmentCalls(backend, () => soon).next({ headers })).status).toBe(200);
    expect((await atEnd.next({ headers })).body.error.code).toBe('assessment_session_invalid');
  });
});

describe('a new link', () => {
  it('ends the session of the earlier one, before and after its first answer', async () => {
    for (const isBegun of [false, true]) {
      const { assessment, token } = await calls.invite(caller, 'disc_o', {});
      const headers = await calls.opened(token);
      const { body: first } = await calls.next({ headers });
      if (isBegun) await calls.answer({ headers, body: { item_id: first.item.id, value: 3, ms: 4_000 } });
      const { body } = await calls.resend({ caller, params: { id: assessment.id } });
      for (const call of [calls.next, calls.finish, calls.decline])
        expect((await call({ headers })).body.error.code).toBe('assessment_session_invalid');
      const again = await calls.opened(String(body.invitation.url).split('#')[1] ?? '');
      const { body: next } = await calls.next({ headers: again });
      expect(next.progress.done).toBe(isBegun ? 1 : 0);
    }
  });
});

describe('an assessment without a link', () => {
  it('is created, and sent when it is resent', async () => {
    const { assessment } = await calls.invite(caller, 'disc_o', {}, { send: false });
    expect(assessment).toMatchObject({ status: 'created', invitation: null, sent_at: null });
    const { body } = await calls.resend({ caller, params: { id: assessment.id } });
    expect(body).toMatchObject({
      status: 'sent',
      invitation: { url: expect.stringContaining('#svc_al_live_') },
    });
  });
});

describe('the candidate', () => {
  it.each(['remove', 'anonymize'] as const)('takes everything of it along: %s', async (how) => {
    const of = await newCaller(backend);
    const { assessment, headers } = await taken('developer', 'function secretWord() {}', of, {
      developer_parts: ['tasks'],
    });
    const id = assessment.candidate_id as string;
    const privacy = privacyCalls(backend);
    const params = { id: assessment.id as string };
    expect(
      (await everyRow(backend)).filter((row) => JSON.stringify(row).includes(params.id)).length,
    ).toBeGreaterThan(4);
    await privacy[how]({ caller: of, params: { id } });
    expect((await calls.report({ caller: of, params })).status, 'before the worker').toBe(404);
    for (const call of [calls.ownReport, calls.next, calls.finish])
      expect((await call({ headers })).body.error.code, 'before the worker').toBe(
        'assessment_session_invalid',
      );
    for (const { type, data } of await eventsOf(backend, of))
      if (type === 'erasure.requested')
        await privacy.erase({ organizationId: of.organizationId, erasureId: String(data.object.id) });
    for (const call of [calls.get, calls.results, calls.responses])
      expect((await call({ caller: of, params })).status).toBe(404);
    expect((await calls.next({ headers })).status).toBe(401);
    const left = (await everyRow(backend)).filter((row) => JSON.stringify(row).includes(params.id));
    // The marks that it is erased and deleted, the log of calls, and the count of ten minutes, have ids and times only.
    expect(left.map(({ pk }) => pk.replace(/org_\w+/, 'org')).sort()).toEqual([
      `ERASED#${params.id}`,
      'ORG#org#ASSESSMENT#DELETED',
      expect.stringContaining('ORG#org#AUDIT#'),
      `ORG#org#CALLS#${params.id}`,
    ]);
    expect(JSON.stringify(await everyRow(backend))).not.toContain('secretWord');
  });

  it('has it in the export, with the answers', async () => {
    const of = await newCaller(backend);
    const { assessment, params } = await taken('general', '7', of);
    const privacy = privacyCalls(backend);
    const order = await privacy.order({ caller: of, params: { id: assessment.candidate_id } });
    await privacy.write({ organizationId: of.organizationId, exportId: order.body.id }, false);
    const { body } = await privacy.exported({ caller: of, params: { id: order.body.id } });
    const { assessments } = (await (await fetch(body.url)).json()) as {
      assessments: Record<string, unknown>[];
    };
    const [exported] = assessments;
    expect(exported).toMatchObject({ id: params.id, result: { instrument_version: 'general-1' } });
    expect(exported?.responses).toHaveLength(20);
  });

  it('keeps it when merged into another one, whose list has it, and until the merge is undone', async () => {
    const of = await newCaller(backend);
    const people = candidateCalls(backend);
    const { assessment } = await taken('general', '1', of);
    const { id } = (await people.create({ caller: of, body: { first_name: 'Jane' } })).body;
    const candidate_id = assessment.candidate_id as string;
    const listed = async (one: string) =>
      (await calls.list({ caller: of, query: { candidate_id: one } })).body.data.map(
        (item: { id: string }) => item.id,
      );
    await people.merge({ caller: of, params: { id }, body: { candidate_id } });
    expect([await listed(id), await listed(candidate_id)]).toEqual([[assessment.id], [assessment.id]]);
    await people.unmerge({ caller: of, params: { id }, body: { candidate_id } });
    expect([await listed(id), await listed(candidate_id)]).toEqual([[], [assessment.id]]);
  });
});

describe('a list', () => {
  it('is narrowed by candidate, application, template and status, and follows changes and deletions', async () => {
    const of = await newCaller(backend);
    const [one, other] = [await calls.invite(of), await calls.invite(of)];
    await calls.cancel({ caller: of, params: { id: other.assessment.id } });
    const ids = async (query: Record<string, string>) =>
      (await calls.list({ caller: of, query })).body.data.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([other.assessment.id, one.assessment.id]);
    expect(await ids({ status: 'sent' })).toEqual([one.assessment.id]);
    expect(await ids({ status: 'sent,canceled' })).toHaveLength(2);
    expect(await ids({ template_id: other.asked.template_id })).toEqual([other.assessment.id]);
    expect(await ids({ candidate_id: one.asked.candidate_id, status: 'canceled' })).toEqual([]);
    expect(await ids({ order_by: 'updated_at' })).toEqual([other.assessment.id, one.assessment.id]);
  });
});
