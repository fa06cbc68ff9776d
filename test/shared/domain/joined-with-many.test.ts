/** However often people are merged and restored: each still names all who were ever one with them, for their erasure. */
import { expect, it } from 'vitest';
import { isRefusal } from '../../../shared/domain/api-error.ts';
import { maxJoined, mergedWith, mergeOf } from '../../../shared/domain/merge-candidates.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { Merge } from '../../../shared/domain/stored/merge.ts';
import { unmerged } from '../../../shared/domain/unmerge-candidates.ts';
import { seededNumbers } from '../../support/seeded-numbers.ts';
import { candidateWith } from './support/candidate-with.ts';

/** An organization whose candidates are merged and restored, and who was one with whom. */
function merges(count: number) {
  const living = new Map<string, Candidate>();
  for (let n = 0; n < count; n += 1) living.set(`cand_${n}`, candidateWith({}, `cand_${n}`));
  const records = new Map<string, Merge[]>();
  const wereOne = new Map<string, Set<string>>();
  let minutes = 0;
  const tick = () => new Date(Date.UTC(2026, 10, 2, 0, minutes++));
  const idsOf = ({ id, merged_ids }: Candidate) => [id, ...merged_ids];
  const find = (id: string) => living.get(id) as Candidate;

  function merge(id: string, otherId: string): 'merged' | 'refused' {
    const [before, other, at] = [find(id), find(otherId), tick()];
    try {
      const after = mergedWith(before, other, at);
      const moved = { application_ids: [], scan_ids: [] };
      records.set(id, [...(records.get(id) ?? []), mergeOf({ before, other, after }, moved, at)]);
      living.set(id, after);
      living.delete(otherId);
      for (const one of idsOf(after))
        wereOne.set(one, new Set([...(wereOne.get(one) ?? []), ...idsOf(after)]));
      return 'merged';
    } catch (error) {
      if (!isRefusal(error, 'invalid_state_transition')) throw error;
      return 'refused';
    }
  }
  function undo(id: string): void {
    const record = records.get(id)?.pop();
    if (!record) return;
    const none = { applications: [], kept: [], emails: [], scanIds: [], keptScanIds: [] };
    const { survivor, restored } = unmerged(find(id), record, { ...none, months: null, now: tick() });
    living.set(id, survivor);
    living.set(restored.id, restored);
  }
  /** Those whose partitions may have texts of a candidate, and whom the candidate does not name. */
  const forgotten = (candidate: Candidate) => {
    const named = new Set([...idsOf(candidate), ...candidate.joined.map(({ id }) => id)]);
    return idsOf(candidate).flatMap((id) => [...(wereOne.get(id) ?? [])].filter((one) => !named.has(one)));
  };
  return { living, find, merge, undo, forgotten, ids: () => [...living.keys()] };
}

it('the same two, hundreds of times', () => {
  const { merge, undo, find, forgotten } = merges(3);
  merge('cand_1', 'cand_0');
  undo('cand_1');
  for (let n = 0; n < maxJoined + 1; n += 1) {
    expect(merge('cand_0', 'cand_2')).toBe('merged');
    undo('cand_0');
  }
  expect(forgotten(find('cand_0'))).toEqual([]);
  expect(find('cand_0').joined.length).toBeLessThanOrEqual(3);
});

it('one with more others than a list has room for: the next merge is refused, and nobody is forgotten', () => {
  const { merge, undo, find, forgotten } = merges(maxJoined + 50);
  const said = Array.from({ length: maxJoined + 49 }, (_, n) => {
    const outcome = merge('cand_0', `cand_${n + 1}`);
    if (outcome === 'merged') undo('cand_0');
    return outcome;
  });
  expect(said.filter((one) => one === 'refused').length).toBe(50);
  expect(forgotten(find('cand_0'))).toEqual([]);
});

it.each([1, 2, 3, 4, 5, 6])('any merges and undos in any order, seed %i', (seed) => {
  const chance = seededNumbers(seed);
  // Few people meet the bound of those who are one, many the bound of those who were.
  const { living, merge, undo, forgotten, ids } = merges(seed % 2 ? 14 : maxJoined + 20);
  const pick = () => ids()[chance.below(living.size)] as string;
  for (let n = 0; n < 1500; n += 1) {
    const [id, other] = [pick(), pick()];
    if (chance.below(5) < 2 || id === other) undo(id);
    else merge(id, other);
  }
  for (const candidate of living.values()) {
    expect(forgotten(candidate), `${candidate.id} of seed ${seed}`).toEqual([]);
    expect(candidate.joined.length).toBeLessThanOrEqual(maxJoined);
  }
});
