import { expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { certificatesOf, profileOf, requirementOf } from './support/profiles.ts';

const source = (page: number) => ({ page, line: 1, quote: `On page ${page}.` });
const post = profileOf({ work: [{ position: 'Kotlin' }] }).work[0] ?? expect.fail();
const profile: Profile = profileOf({
  certificates: certificatesOf('A first one', 'Terraform').map((one, at) => ({
    ...one,
    source: source(6 + at),
  })),
  projects: [
    { name: 'Django', description: 'Built with Ansible.', highlights: ['Nothing.', 'Moved to Kafka.'] },
    { name: 'Laravel', description: null, highlights: ['Wrote Haskell.'] },
  ].map((one, at) => ({ ...one, start_date: null, end_date: null, url: null, source: source(4 + at) })),
});
profile.work = [
  { ...post, summary: 'Ran Jenkins.', highlights: ['Nothing.', 'Tuned Redis.'], source: source(2) },
  { ...post, position: 'Elixir', source: source(3) },
];

/** Each skill is in one place. */
it.each([
  ['Kotlin', 'work[0].position', 2],
  ['Jenkins', 'work[0].summary', 2],
  ['Redis', 'work[0].highlights[1]', 2],
  ['Elixir', 'work[1].position', 3],
  ['Django', 'projects[0].name', 4],
  ['Ansible', 'projects[0].description', 4],
  ['Kafka', 'projects[0].highlights[1]', 4],
  ['Laravel', 'projects[1].name', 5],
  ['Haskell', 'projects[1].highlights[0]', 5],
  ['Terraform', 'certificates[1].name', 7],
])('%s is cited at %s, with its text and page', (skill, path, page) => {
  const [criterion] = judgeFit([requirementOf('skill', skill)], profile).criteria;
  const quote = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], profile);
  expect(quote).toContain(skill);
  expect(criterion?.evidence).toEqual([{ path, quote, page }]);
});
