import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../shared/contracts/profile.ts';
import { mergeEntries, mergeSkills } from '../../../../shared/extraction/second-reading/merge-entries.ts';

const at = (line: number) => ({ page: 1, line, quote: `line ${line}` });
const certificate = (name: string, line: number, date: string | null = null) => ({
  name,
  issuer: null,
  date,
  url: null,
  source: at(line),
});
const nameOf = ({ name }: Profile['certificates'][number]) => name;

describe('entries of the rules that share a line', () => {
  const ours = [certificate('CKA', 7, '2021'), certificate('AWS Developer', 7, '2022')];

  it('give way by name, and fill in what their namesake left open', () => {
    expect(mergeEntries(ours, [certificate('AWS developer', 7)], new Set([7]), nameOf)).toEqual([
      certificate('AWS developer', 7, '2022'),
      certificate('CKA', 7, '2021'),
    ]);
  });

  it('stay beside one that none of them is named like, and give it nothing', () => {
    expect(mergeEntries(ours, [certificate('ITIL', 7)], new Set([7]), nameOf)).toEqual([
      certificate('ITIL', 7),
      ...ours,
    ]);
  });

  it('and one that has its line to itself gives way whatever it is called', () => {
    expect(mergeEntries(ours.slice(1), [certificate('ITIL', 7)], new Set([7]), nameOf)).toEqual([
      certificate('ITIL', 7, '2022'),
    ]);
  });
});

describe('a period', () => {
  const service = (end_date: string | null, is_current: boolean) => ({
    organization: 'Kite Club',
    position: null,
    start_date: '2019',
    end_date,
    is_current,
    highlights: [],
    source: at(3),
  });
  type Service = ReturnType<typeof service>;
  const merged = (ours: Service, theirs: Service) =>
    mergeEntries([ours], [theirs], new Set([3]), () => null)[0];

  it('that the model ends does not go on', () => {
    expect(merged(service(null, true), service('2021', false))).toEqual(service('2021', false));
  });

  it('that goes on as the model says has no end', () => {
    expect(merged(service('2021', false), service(null, true))).toEqual(service(null, true));
  });

  it('of which the model says no end goes on as the rules say', () => {
    expect(merged(service(null, true), service(null, false))).toEqual(service(null, true));
  });
});

it('a skill keeps its type and the other lines where the rules found it', () => {
  const skill = (name: string, type: string | null, ...lines: number[]) => ({
    name,
    normalized: name.toLowerCase(),
    type,
    sources: lines.map(at),
  });
  expect(
    mergeSkills([skill('SQL', 'language', 4, 9), skill('Go', null, 2)], [skill('Sql', null, 9)]),
  ).toEqual([skill('Go', null, 2), skill('Sql', 'language', 4, 9)]);
});
