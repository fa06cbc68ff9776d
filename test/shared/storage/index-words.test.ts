/** How rows of words are written; test/functions/index-crashes.test.ts has the runs that stop. */

import { beforeAll, describe, expect, it } from 'vitest';
import { indexCandidate } from '../../../shared/domain/candidate-words.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import { wordIndex } from '../../../shared/storage/index-words.ts';
import { candidatePartition, sha256, wordPartition } from '../../../shared/storage/keys.ts';
import type { Write } from '../../../shared/storage/row.ts';
import { resultOf } from '../../functions/support/reading.ts';
import type { Backend } from '../../support/backend.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { candidateWith } from '../domain/support/candidate-with.ts';
import { sampleScan } from '../domain/support/samples.ts';
import { newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** The index of one candidate, who is what the test says; transactions are kept. */
function newDesk() {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const id = making.newId('candidate');
  const state: { candidate?: Candidate; result?: ScanResult } = {};
  const sent: Write[][] = [];
  const table = {
    ...backend.table,
    commit: async (writes: Write[]) => {
      sent.push(writes.filter((write) => !('check' in write) || write.check.pk.endsWith('INDEXED')));
      await backend.table.commit(
        writes.filter((write) => !('check' in write) || !write.check.pk.endsWith('GUARD')),
      );
    },
  };
  const guard = (sk: string): Write => ({ check: { pk: 'GUARD', sk }, when: { exists: true } });
  const index = wordIndex({
    table,
    candidates: {
      find: async () => state.candidate,
      mustBe: (_, { version }) => guard(`version ${version}`),
    },
    scans: {
      results: async () => (state.result ? [state.result] : []),
      find: async (_, scan) => (state.result ? sampleScan({ id: scan }) : undefined),
      mustExist: (_, scan) => guard(scan),
    },
  });
  return {
    ...{ organizationId, id, index, sent },
    become(fields: Partial<Candidate> | null, lines?: string[]) {
      state.candidate =
        fields === null ? undefined : candidateWith({ ...fields, ...(lines && { scan_id: 'scan_1' }) }, id);
      state.result = lines && { ...resultOf(''), lines };
    },
    /** The candidate was merged into another, which has these fields. */
    lead(fields: Partial<Candidate>) {
      state.candidate = candidateWith(fields, 'cand_remaining');
    },
    refresh: () => index.refresh(organizationId, id),
    listed: async () => (await index.find(organizationId, id))?.data,
    version: async () => (await index.find(organizationId, id))?.version,
    wordsOf: async (group: string) =>
      (await backend.table.get<{ words: string[] }>({ pk: wordPartition(organizationId, group), sk: id }))
        ?.data,
    shortOf: (group: string) => wordPartition(organizationId, group).slice(-16),
    candidate: () => state.candidate,
  };
}
const digest = (...words: string[]) => sha256(words.join('\n')).slice(0, 6);
const groups = (count: number) =>
  Array.from({ length: count }, (_, at) => `${String(at).padStart(3, '0')}word`);

describe('the rows of a candidate', () => {
  it('are listed with digests of their content, and have the words of their group', async () => {
    const { id, become, refresh, listed, version, wordsOf, shortOf, candidate } = newDesk();
    become({ first_name: 'Annika', last_name: 'Anna', location: inOneLine('Oslo') });
    expect(await refresh()).toEqual({ candidate: candidate(), person: candidate(), removed: 0 });
    expect(await listed()).toEqual({
      rows: {
        [shortOf('ann')]: digest('anna n', 'annika n'),
        [shortOf('osl')]: digest('oslo l'),
      },
      ...{ signature: null, reported: [], is_compared: false },
    });
    expect(await version()).toBe(1);
    expect(await wordsOf('ann')).toEqual({ id, words: ['anna n', 'annika n'] });
  });

  it('are written if they changed, and removed if they no longer exist', async () => {
    const { become, refresh, version, wordsOf, sent, shortOf, listed } = newDesk();
    become({ first_name: 'Anna', last_name: 'Berg', location: inOneLine('Oslo') });
    await refresh();
    become({ first_name: 'Annika', last_name: 'Berg' });
    expect((await refresh()).removed).toBe(1);
    expect(sent[1]?.map((write) => Object.keys(write)[0])).toEqual(['put', 'put', 'remove']);
    expect(await version()).toBe(2);
    expect(await wordsOf('osl')).toBeUndefined();
    expect(Object.keys((await listed())?.rows ?? {}).toSorted()).toEqual(
      [shortOf('ann'), shortOf('ber')].toSorted(),
    );
    await refresh();
    expect(sent).toHaveLength(2);
  });

  it('are removed for one that leads to another; the list stays, with what was reported, until the person is gone', async () => {
    const { organizationId, id, index, listed, version, wordsOf, become, refresh, lead } = newDesk();
    become({ first_name: 'Anna' });
    await refresh();
    lead({ first_name: 'Berta' });
    expect((await refresh()).removed).toBe(1);
    expect([await listed(), await version(), await wordsOf('ann')]).toEqual([
      { rows: {}, signature: null, reported: [], is_compared: false },
      2,
      undefined,
    ]);
    become({ first_name: 'Anna' });
    await refresh();
    expect(await version()).toBe(3);
    lead({ anonymized_at: '2026-01-01T00:00:00.000Z' });
    await refresh();
    expect(await index.find(organizationId, id)).toBeUndefined();
  });

  it('leave no list of one that lost all words before it was gone', async () => {
    const { become, refresh, listed } = newDesk();
    become({ first_name: 'Anna' });
    await refresh();
    become({});
    await refresh();
    expect(await listed()).toMatchObject({ rows: {} });
    become(null);
    await refresh();
    expect(await listed()).toBeUndefined();
  });

  it('are all removed with the list, once the candidate is gone', async () => {
    const desk = newDesk();
    desk.become({ first_name: 'Anna', location: inOneLine('Oslo') });
    await desk.refresh();
    desk.become(null);
    expect(await desk.refresh()).toEqual({ candidate: undefined, person: undefined, removed: 3 });
    expect([await desk.listed(), await desk.wordsOf('ann')]).toEqual([undefined, undefined]);
    expect(await desk.refresh()).toEqual({ candidate: undefined, person: undefined, removed: 0 });
    expect(desk.sent).toHaveLength(2);
  });

  it('are none for a merged id, which leads to the candidate that remains', async () => {
    const { organizationId, become, index, candidate, sent } = newDesk();
    become({ first_name: 'Anna' });
    const refreshed = await index.refresh(organizationId, 'cand_merged');
    expect([refreshed, sent, candidate()?.first_name]).toEqual([
      { person: candidate(), removed: 0 },
      [],
      'Anna',
    ]);
  });
});

describe('a change of the CV', () => {
  const long = (word: string) => Array.from({ length: 30 }, (_, at) => `did ${word}${at * 7919} with z${at}`);

  it('that changes the text makes the candidate one that was not compared, and keeps what was reported', async () => {
    const { organizationId, id, become, refresh, index, listed } = newDesk();
    become({}, long('w'));
    await refresh();
    const row = await index.find(organizationId, id);
    if (!row) throw new Error('nothing was stored');
    const data = { ...row.data, reported: ['a digest'], is_compared: true };
    await backend.table.commit([{ put: { ...row, version: 2, data }, when: { version: 1 } }]);
    become({}, long('w'));
    await refresh();
    expect(await listed()).toEqual(data);
    become({}, long('v'));
    await refresh();
    const { result } = { result: { ...resultOf(''), lines: long('v') } };
    const { signature } = indexCandidate(candidateWith(), result);
    expect(await listed()).toMatchObject({ signature, reported: ['a digest'], is_compared: false });
    expect(signature).not.toEqual(data.signature);
  });
});

describe('a transaction', () => {
  it.each([
    [97, [98]],
    [98, [1, 99]],
    [99, [1, 99, 2]],
    [196, [1, 99, 99]],
  ])('with %i rows is one of several: %j writes', async (count, sizes) => {
    const { become, refresh, sent, listed } = newDesk();
    become({ tags: groups(count) });
    await refresh();
    expect(sent.map((writes) => writes.length)).toEqual(sizes);
    const rows = Object.values((await listed())?.rows ?? {});
    expect([rows.length, rows.includes('')]).toEqual([count, false]);
  });

  it('of several begins with the list of all rows, those that will change without a digest', async () => {
    const { become, refresh, sent, shortOf } = newDesk();
    become({ tags: ['kept', 'gone'] });
    await refresh();
    become({ tags: ['kept', ...groups(100)] });
    await refresh();
    const [first] = sent[1] ?? [];
    const rows = first && 'put' in first ? (first.put.data as { rows: Record<string, string> }).rows : {};
    expect(Object.keys(rows)).toHaveLength(102);
    expect([rows[shortOf('gon')], rows[shortOf('kep')]]).toEqual(['', digest('kept g')]);
    expect(sent.slice(2).map(([one]) => one)).toMatchObject([
      { check: {}, when: { version: 2 } },
      { put: { version: 3 } },
    ]);
  });
});

it('nothing is written for a candidate who came back meanwhile: the row must be absent', async () => {
  const { organizationId, id, become, refresh } = newDesk();
  become({ first_name: 'Anna' });
  await refresh();
  const sent: Write[][] = [];
  const table = { ...backend.table, commit: async (writes: Write[]) => void sent.push(writes) };
  const candidates = { find: async () => undefined, mustBe: () => ({ remove: { pk: '', sk: '' } }) };
  const scans = { find: async () => undefined, results: async () => [], mustExist: candidates.mustBe };
  await wordIndex({ table, candidates, scans }).refresh(organizationId, id);
  const check = { pk: candidatePartition(organizationId), sk: id };
  expect(sent[0]?.[1]).toEqual({ check, when: { absent: true } });
});
