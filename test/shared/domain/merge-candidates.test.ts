import { describe, expect, it } from 'vitest';
import { mergedWith, mergeOf, onceEach } from '../../../shared/domain/merge-candidates.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { candidateWith } from './support/candidate-with.ts';
import { mergedAt } from './support/merging.ts';
import { idOn, telling } from './support/telling.ts';

const merged = (host: Partial<Candidate>, guest: Partial<Candidate>) =>
  mergedWith(candidateWith(host, 'cand_host'), candidateWith(guest, 'cand_guest'), mergedAt);
const many = (count: number, prefix = 'a') => Array.from({ length: count }, (_, n) => `${prefix}${n}`);
const pairs = (count: number, prefix: string) =>
  Object.fromEntries(many(count, prefix).map((key) => [key, 'x']));

describe('the candidate that remains', () => {
  it('has its own values, and those of the other one where it has none', () => {
    const own = { first_name: 'Ada', email: 'a@x.example', phone: '1', location: inOneLine('Oslo') };
    const other = {
      first_name: 'Ben',
      last_name: 'Berg',
      email: 'b@x.example',
      phone: '2',
      location: inOneLine('Delft'),
    };
    expect(merged(own, other)).toMatchObject({
      ...{ ...own, id: 'cand_host', last_name: null },
      ...{ other_emails: ['b@x.example'], other_phones: ['2'] },
    });
    expect(merged({}, other)).toMatchObject({ ...other, other_emails: [], other_phones: [] });
    expect(merged({ last_name: 'Own' }, other)).toMatchObject({ first_name: null, last_name: 'Own' });
  });

  it('has lists without what comes again, its own first', () => {
    const own = { tags: ['a'], links: ['l'], phone: '1', other_phones: ['3'] };
    const other = { tags: ['b', 'a'], links: ['l', 'm'], phone: '1', other_phones: ['3', '4'] };
    expect(merged(own, other)).toMatchObject({
      tags: ['a', 'b'],
      links: ['l', 'm'],
      other_phones: ['3', '4'],
    });
  });

  it('has as many of each as it may show', () => {
    const { tags, links, other_phones, other_emails } = merged(
      { tags: many(49), links: many(19), other_phones: many(18), other_emails: many(18) },
      { tags: ['x', 'y'], links: ['x', 'y'], other_phones: ['x', 'y'], other_emails: ['x', 'y'] },
    );
    expect([tags.length, tags.at(-1), links.length, links.at(-1)]).toEqual([50, 'x', 20, 'x']);
    expect([other_phones.length, other_phones.at(-1), other_emails.length]).toEqual([19, 'x', 19]);
  });

  it('has its own metadata, and as many pairs of the other one as there is room for', () => {
    const metadata = { team: 'B', fair: 'x' };
    expect(merged({ metadata: { team: 'A' } }, { metadata }).metadata).toEqual({ team: 'A', fair: 'x' });
    for (const [own, count] of [
      [48, 50],
      [49, 50],
      [50, 50],
      [52, 52],
    ] as const) {
      const { metadata: all } = merged({ metadata: pairs(own, 'a') }, { metadata: pairs(2, 'b') });
      expect(Object.keys(all)).toHaveLength(count);
    }
  });

  it('has the newest scan, and its own proposal first', () => {
    const proposal = { application_id: idOn(2), at: '2026-11-02T00:00:00.000Z' };
    expect(merged({ scan_id: 'scan_1' }, { scan_id: 'scan_2' }).scan_id).toBe('scan_2');
    expect(merged({ scan_id: 'scan_2' }, { scan_id: null }).scan_id).toBe('scan_2');
    expect(merged({}, {}).scan_id).toBeNull();
    expect(merged({}, { proposal }).proposal).toEqual(proposal);
    expect(merged({ proposal }, { proposal: { ...proposal, at: 'later' } }).proposal).toEqual(proposal);
  });

  it('was one with those who were one with either, and counts the applications of both', () => {
    const joined = (id: string) => [{ id, until: '2026-11-02T00:00:00.000Z' }];
    const counts = { active: 1, hired: 2, rejected: 3, withdrawn: 4 };
    const both = merged(
      { joined: joined('cand_a'), application_counts: counts },
      { joined: joined('cand_b'), application_counts: counts },
    );
    expect(both.joined.map(({ id }) => id)).toEqual(['cand_a', 'cand_b']);
    expect(both.application_counts).toEqual({ active: 2, hired: 4, rejected: 6, withdrawn: 8 });
  });

  it('is one of eleven at most', () => {
    const merged_ids = many(4, 'cand_');
    const all = merged({ merged_ids: many(5, 'own_') }, { merged_ids });
    expect(all.merged_ids).toEqual([...many(5, 'own_'), 'cand_guest', ...merged_ids]);
    const message = 'At most 10 candidates can be merged into one.';
    const refused = expect.objectContaining({ code: 'invalid_state_transition', particulars: { message } });
    expect(() => merged({ merged_ids: many(6, 'own_') }, { merged_ids })).toThrow(refused);
  });
});

it('those who were one are named once each, with their last time', () => {
  const at = (day: number) => `2026-11-0${day}T00:00:00.000Z`;
  const named = (id: string, day: number) => ({ id, until: at(day) });
  expect(onceEach([named('a', 3), named('b', 2), named('a', 1)])).toEqual([named('b', 2), named('a', 3)]);
});

describe('the consent', () => {
  const given = (day: number, retention_due_on: string | null = '2027-01-01') => {
    const one = telling(day, {}, { processing: true });
    const { consent, id: consent_application_id, created_at: consented_at } = one;
    return { consent, consent_application_id, consented_at, retention_due_on };
  };

  it.each([
    [2, 3, 3],
    [3, 2, 3],
    [null, 2, 2],
    [2, null, 2],
  ])('of day %s and of day %s: that of day %i counts', (own, other, expected) => {
    const of = (day: number | null) => (day === null ? {} : given(day));
    expect(merged(of(own), of(other))).toMatchObject(given(expected));
  });

  it('has no reminder in the past', () => {
    expect(merged({}, given(2, '2026-11-04')).retention_due_on).toBe('2026-11-05');
    expect(merged({}, given(2, '2026-11-05')).retention_due_on).toBe('2026-11-05');
    expect(merged(given(2, null), {}).retention_due_on).toBeNull();
  });
});

it.each([
  [20, 5, 25, 0],
  [20, 6, 25, 1],
  [25, 10, 25, 10],
  [40, 3, 40, 3],
])('with %i and %i entries %i stay in the row, without the oldest', (own, other, stay, oldest) => {
  const entries = (count: number, prefix: string) =>
    many(count, prefix).map((_, n) => ({
      ...{ id: `app_${String(n).padStart(3, '0')}${prefix}`, job_id: 'job', stage_id: 's' },
      status: 'active' as const,
    }));
  const all = [...entries(own, 'a'), ...entries(other, 'b')].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { applications } = merged({ applications: entries(own, 'a') }, { applications: entries(other, 'b') });
  expect([applications.length, applications]).toEqual([stay, all.slice(oldest)]);
});

it('the record of a merge has the values before and after, and what the merge added', () => {
  const own = { tags: ['a'], metadata: { team: 'A' }, phone: '1', former_emails: ['f@b.de'] };
  const before = candidateWith(own, 'cand_host');
  const updated_at = '2026-11-05T00:00:00.500Z';
  const guest = { tags: ['b'], links: ['l'], metadata: { team: 'B', fair: 'x' }, phone: '2', updated_at };
  const other = candidateWith(guest, 'cand_guest');
  const after = mergedWith(before, other, mergedAt);
  const moved = { application_ids: ['app_1'], unconfirmed_ids: [], scan_ids: ['scan_1'] };
  const record = mergeOf({ before, other, after }, moved, mergedAt);
  const bare = { first_name: null, last_name: null, location: null, proposal: null, scan_id: null };
  const consent = { consent: null, consent_application_id: null, consented_at: null, retention_due_on: null };
  expect(record).toEqual({
    ...{ id: 'cand_guest', candidate: other, ...moved },
    before: { ...bare, ...consent, phone: '1' },
    after: { ...bare, ...consent, phone: '1' },
    former_emails: ['f@b.de'],
    added: { tags: ['b'], links: ['l'], other_phones: ['2'], custom_fields: [], metadata: ['fair'] },
    merged_at: '2026-11-05T00:00:00.501Z',
  });
});
