import { describe, expect, it } from 'vitest';
import { anonymizeApplication } from '../../../shared/domain/erasure.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { application } from '../../../shared/examples/example-resources.ts';
import { anonymizedView, type Shown } from '../../../shared/http/anonymized-view.ts';

/** When the person was anonymized. */
const at = new Date('2026-11-22T10:00:00.000Z');
const idAt = (ms: number, kind: 'note' | 'scan' = 'note') => idSource(new Date(at.getTime() + ms))(kind);
const ofPerson = '/v1/candidates/cand_1';
const notFound = expect.objectContaining({ code: 'not_found' });
const view = (shown: object, path = ofPerson) => anonymizedView(shown as Shown, path, at);

describe('a thing of an anonymized person', () => {
  it.each([
    ['before', -1],
    ['at that instant', 0],
  ])('that was made %s is not found', (_, ms) => {
    expect(() => view({ object: 'note', id: idAt(ms) })).toThrow(notFound);
  });

  it('that was made later is shown as it is', () => {
    const note = { object: 'note', id: idAt(1), text: 'She called.' };
    expect(view(note)).toBe(note);
  });

  it('that has no id is not found', () => {
    expect(() => view({ object: 'note', text: 'She called.' })).toThrow(notFound);
  });
});

describe('what is shown below a scan', () => {
  const pathOf = (id: string) => `/v1/scans/${id}/text`;

  it('is not found with the scan of before, whatever it is', () => {
    const shown = { object: 'application', id: idAt(5) };
    for (const ms of [-1, 0]) expect(() => view(shown, pathOf(idAt(ms, 'scan')))).toThrow(notFound);
  });

  it('is shown as it is with a later scan', () => {
    const text = { text: 'of a later CV' };
    expect(view(text, pathOf(idAt(1, 'scan')))).toBe(text);
  });
});

it('a profile is shown as it is: it has lost its scan', () => {
  const profile = { object: 'profile', id: idAt(-1) };
  expect(view(profile, `${ofPerson}/profile`)).toBe(profile);
  expect(() => view(profile, '/profile/cand_1')).toThrow(notFound);
});

describe('an application', () => {
  const whole = { object: 'application', ...application };

  it('is shown without the texts of the person', () => {
    const bare = { ...whole, ...anonymizeApplication(application), fit: null };
    expect(view({ ...whole, fit: { score: 7 } })).toEqual(bare);
  });

  it('of a list has no part of the submission that the list had not', () => {
    const { first_name, answers } = application.submission;
    const listed = { ...whole, submission: { first_name, answers } };
    expect(view(listed)).toMatchObject({ id: application.id, status: application.status });
    expect((view(listed) as unknown as typeof application).submission).toEqual({
      first_name: null,
      answers: [],
    });
  });
});

it('an entry of the history is shown without its texts', () => {
  const entry = { object: 'timeline_entry', id: idAt(-1), type: 'rejected', reason: 'R', note: 'N' };
  expect(view(entry)).toEqual({ ...entry, reason: null, note: null });
});

describe('a list', () => {
  it('keeps its envelope and what each of its items may show', () => {
    const later = { object: 'note', id: idAt(1) };
    const entry = { object: 'timeline_entry', id: idAt(-1), reason: 'R', note: null };
    const list = { object: 'list', has_more: true, data: [{ object: 'note', id: idAt(-1) }, later, entry] };
    expect(view(list)).toEqual({ ...list, data: [later, { ...entry, reason: null }] });
  });

  it('may be empty afterwards, or have had no items', () => {
    const list = { object: 'list', data: [{ object: 'export', id: idAt(0) }] };
    expect(view(list)).toEqual({ object: 'list', data: [] });
    expect(view({ object: 'list' })).toEqual({ object: 'list', data: [] });
  });
});
