/** What only the team may send with an application, and what it must. */
import { describe, expect, it } from 'vitest';
import { sentBody } from '../../functions/applications/sent-body.ts';
import { instant, sampleJob } from '../shared/domain/support/samples.ts';
import { inOneLine } from '../support/contact-shapes.ts';

const job = sampleJob();
const candidate = {
  first_name: 'Jane',
  last_name: null,
  email: null,
  phone: null,
  location: null,
  links: [],
};
const rest = { job_id: job.id, answers: [], attachments: [], source: {} };
const sent = (body: object, isPublic = false) =>
  sentBody({ ...rest, ...body } as never, { isPublic, mayReadCandidates: true, now: instant });
const refused = (param: string, code: string, message: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    particulars: { param, details: [{ param, code, message }] },
  });

it('a page sends the body as it is, its place in one line, and nothing of the team', () => {
  expect(sent({ candidate }, true)).toStrictEqual({ body: { ...rest, candidate } });
  const living = { ...candidate, location: 'Delft' };
  const whole = { ...candidate, location: inOneLine('Delft') };
  expect(sent({ candidate: living }, true)).toStrictEqual({ body: { ...rest, candidate: whole } });
});

describe('the team', () => {
  it('sends a place by its parts, or in one line', () => {
    const of = (location: object | null) =>
      sent({ candidate: { ...candidate, location } }).body.candidate.location;
    expect(of({ city: 'Delft' })).toEqual({ ...inOneLine('x'), raw: null, city: 'Delft' });
    expect(of({ raw: 'Delft' })).toEqual(inOneLine('Delft'));
    expect([of({}), of(null)]).toEqual([null, null]);
  });

  it('sends a person', () => {
    const { body, team } = sent({ candidate });
    expect(body).toEqual({ ...rest, candidate });
    expect(team).toEqual({ isImported: false, mayReadCandidates: true, beginningIn: expect.any(Function) });
    expect(team).not.toHaveProperty('candidateId');
  });

  it('names a person, whose data is in the candidate', () => {
    const { body, team } = sent({ candidate_id: 'cand_1' });
    expect(body).toEqual({ ...rest, candidate: { ...candidate, first_name: null } });
    expect(team).toMatchObject({ candidateId: 'cand_1', isImported: false });
  });

  it('sends one of both', () => {
    expect(() => sent({ candidate, candidate_id: 'cand_1' })).toThrow(
      refused('candidate_id', 'contradictory', 'Send either candidate or candidate_id.'),
    );
    expect(() => sent({})).toThrow(
      refused('candidate', 'required', 'candidate is required, or candidate_id.'),
    );
  });

  it('says where the application begins, and whether it was received elsewhere', () => {
    const applied_at = '2026-01-01T00:00:00.000Z';
    const given = {
      applied_at,
      status: 'rejected',
      rejection_reason: 'experience',
      stage_id: job.stages[1]?.id,
    };
    const { body, team } = sent({ candidate, source: { type: 'import' }, ...given });
    expect(body).toEqual({ ...rest, candidate, source: { type: 'import' } });
    expect(team?.isImported).toBe(true);
    expect(team?.beginningIn(job)).toMatchObject({
      status: 'rejected',
      stage: { id: job.stages[1]?.id },
      applied_at,
      rejection: { reason: 'experience', at: instant.toISOString() },
    });
    expect(sent({ candidate }).team?.beginningIn(job)).toMatchObject({ status: 'active' });
  });
});
