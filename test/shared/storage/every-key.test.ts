/** Keys keep apart what is apart: of each organization, of each kind of row, and of each thing in it. */
import { describe, expect, it } from 'vitest';
import * as assessments from '../../../shared/storage/assessment-keys.ts';
import * as chats from '../../../shared/storage/chat-rows.ts';
import * as due from '../../../shared/storage/due-keys.ts';
import * as keys from '../../../shared/storage/keys.ts';
import * as organizations from '../../../shared/storage/organization-keys.ts';
import * as people from '../../../shared/storage/people-keys.ts';
import type { Key } from '../../../shared/storage/row.ts';
import * as vocabularies from '../../../shared/storage/vocabulary-keys.ts';

type Part = string | number | Date | Key;
type Keys = (...parts: Part[]) => Key | string;
const { sha256: _, monthPartition, dayPartition, ...others } = keys;
const all = [assessments, chats, due, others, organizations, people, vocabularies]
  .flatMap((module) => Object.entries(module as Record<string, unknown>))
  .flatMap(([name, made]): [string, Keys][] => (typeof made === 'function' ? [[name, made as Keys]] : []));

/** Two values of each parameter, where they are not texts. */
const special: Record<string, [Part, Part][]> = {
  duePartition: [[3, 4]],
  turnKey: [
    ['org_A', 'org_B'],
    ['int_A', 'int_B'],
    [1, 2],
  ],
  thresholdKey: [
    ['org_A', 'org_B'],
    ['2026-10', '2026-11'],
    [50, 80],
  ],
  responsePartKey: [
    [
      { pk: 'A', sk: 'x' },
      { pk: 'B', sk: 'x' },
    ],
    ['owner A', 'owner B'],
    [1, 2],
  ],
};
const partsOf = (name: string, made: Keys) =>
  special[name] ??
  Array.from({ length: made.length }, (_one, at): [Part, Part] => [`part${at}A`, `part${at}B`]);
const textOf = (key: Key | string) => (typeof key === 'string' ? key : `${key.pk} ${key.sk}`);
const firstOf = ([name, made]: [string, Keys]) => made(...partsOf(name, made).map(([first]) => first));

it('there are keys of many kinds', () => expect(all.length).toBeGreaterThan(80));

describe.each(all)('%s', (name, made) => {
  it('is a key of texts that are not empty', () => {
    const key = made(...partsOf(name, made).map(([first]) => first));
    if (typeof key === 'string') expect(key).not.toBe('');
    else {
      expect(Object.keys(key).sort()).toEqual(['pk', 'sk']);
      for (const text of [key.pk, key.sk]) expect(typeof text === 'string' && text !== '').toBe(true);
    }
    expect(textOf(key)).not.toMatch(/undefined|\[object/);
  });

  it('is another one for another value of each of its parts', () => {
    const parts = partsOf(name, made);
    const first = parts.map(([one]) => one);
    for (const [at, [, other]] of parts.entries())
      expect(textOf(made(...first.with(at, other))), `part ${at}`).not.toBe(textOf(made(...first)));
  });
});

it('no two kinds of rows have a key in common', () => {
  const found = Map.groupBy(all, (one) => textOf(firstOf(one)));
  const common = [...found.values()].filter(({ length }) => length > 1);
  expect(common.map((some) => some.map(([name]) => name))).toEqual([]);
});

it('one part does not reach into the next', () => {
  for (const [name, made] of all) {
    if (special[name] || made.length < 2) continue;
    const parts = partsOf(name, made).map(([first]) => first);
    const [joined, split] = [parts.with(0, 'ab').with(1, 'c'), parts.with(0, 'a').with(1, 'bc')];
    expect(textOf(made(...joined)), name).not.toBe(textOf(made(...split)));
  }
});

it('an instant is in its month and in its day, UTC', () => {
  const late = new Date('2026-12-01T00:30:00+01:00');
  expect([monthPartition(late), dayPartition(late)]).toEqual(['2026-11', '20261130']);
});

it('the shards of a job’s counts are as many as an id’s last sign has values', () => {
  const rows = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((sign) =>
    textOf(organizations.stageCountKey('org_1', 'job_1', `app_01${sign}`)),
  );
  expect(new Set(rows).size).toBe(32);
});
