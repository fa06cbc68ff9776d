import { expect, it } from 'vitest';
import { listNames } from '../../bench/list-names.ts';

it('each list of the route table has its read units measured, or a bound', () => {
  const { measured, bounded } = listNames();
  expect(measured).toEqual(expect.arrayContaining(['listCandidateNotes', 'listEvents', 'getJobRanking']));
  for (const [name, bound] of bounded) expect(bound, name).toMatch(/\d|constants/);
});
