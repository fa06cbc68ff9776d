/** Records of merges that release 6c12d98 stored, which can be undone for 30 days. */

import { describe, expect, it } from 'vitest';
import { mergeRecord } from '../../../shared/storage/merge-record.ts';
import { wholeRow } from '../../../shared/storage/whole-row.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';

const lists = { links: ['https://own.example'], tags: ['own'], other_phones: [], metadata: { own: '1' } };
const more = {
  links: [...lists.links, 'https://theirs.example'],
  tags: ['own', 'theirs'],
  other_phones: ['+31 2'],
  metadata: { own: '1', theirs: '2' },
};
const added = {
  links: ['https://theirs.example'],
  tags: ['theirs'],
  other_phones: ['+31 2'],
  metadata: ['theirs'],
};

describe('the record of a merge', () => {
  it('has what the merge added, also if an earlier release stored both states', () => {
    const { joined, ...candidate } = candidateWith();
    const stored = { id: candidate.id, candidate, before: lists, after: more, application_ids: ['app_1'] };
    expect(mergeRecord(stored)).toEqual({ ...stored, candidate: { ...candidate, joined }, added });
  });

  it('of this release is as it was stored', () => {
    const [before, after] = [{ location: null }, { location: inOneLine('Delft') }];
    const stored = { id: 'cand_1', candidate: candidateWith(), before, after, added };
    expect(mergeRecord(stored)).toEqual(stored);
  });

  it('of a release whose places were texts has them as objects', () => {
    const candidate = candidateWith({ location: inOneLine('Delft') });
    const earlier = { ...candidate, location: 'Delft', source: 'api' };
    const stored = {
      id: 'cand_1',
      candidate: earlier,
      before: { location: null },
      after: { location: 'Delft' },
      added,
    };
    expect(mergeRecord(stored)).toMatchObject({
      candidate: { location: inOneLine('Delft'), source: { type: 'api', utm: {}, referrer: null } },
      before: { location: null },
      after: { location: inOneLine('Delft') },
    });
  });
});

describe('the row of a candidate', () => {
  it('has those that it was one with, also if an earlier release stored their ids only', () => {
    const { joined, ...candidate } = candidateWith({ updated_at: '2026-11-01T00:00:00.000Z' });
    expect(wholeRow('candidate', { ...candidate, host_ids: ['cand_host'] })).toMatchObject({
      joined: [{ id: 'cand_host', until: '2026-11-01T00:00:00.000Z' }],
    });
    expect(wholeRow('candidate', { ...candidate, host_ids: [] })).toMatchObject({ joined });
    const now = [{ id: 'cand_2', until: '2026-11-02T00:00:00.000Z' }];
    expect(wholeRow('candidate', { ...candidate, host_ids: ['cand_host'], joined: now })).toMatchObject({
      joined: now,
    });
  });
});
