/**
 * A score of twice the CV or twice the requirements is at most a little more than twice the work, counted in runs of each block of
 * the source. How large a judged profile is, is bounded where profiles are stored.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { fitProfile } from '../../../shared/storage/fit-profile.ts';
import { startCounting } from '../../support/count-blocks.ts';
import { requirementOf } from './support/profiles.ts';

let counter: Awaited<ReturnType<typeof startCounting>>;
let judgeFit: typeof import('../../../shared/fit/judge-fit.ts').judgeFit;
let profile: Profile;
const cv = `Jane Miller
jane@example.org

Work Experience
Welder, Harbour Works, 01/2012 - 02/2019
- Repaired bridges of steel
Site supervisor, Acme Ltd, 03/2019 - 08/2023
- Led a crew of nine

Projects
Footbridge
- Welded the railing

Education
BSc Civil Engineering, TU Berlin, 2008 - 2011

Certificates
Welding certificate EN 9606, 2015

Languages
English (native), German (B2)

Skills
Welding, AutoCAD, SQL
`;
beforeAll(async () => {
  // Before any module of the words is loaded: of a function that ran before, the engine counts too few runs.
  counter = await startCounting((url) => /\/shared\/(fit|words)\//.test(url));
  const { extract } = await import('../../../shared/extraction/extract.ts');
  const outcome = await extract({
    bytes: new TextEncoder().encode(cv),
    filename: 'cv.txt',
    contentType: 'text/plain',
    today: '2026-11-25',
  });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  ({ profile } = outcome);
  ({ judgeFit } = await import('../../../shared/fit/judge-fit.ts'));
});
afterAll(() => counter?.stop());

const names =
  'nursing, carpentry, plumbing, accounting, cooking, driving, gardening, painting, roofing, sales';
const asked = [
  requirementOf('skill', names),
  requirementOf('experience', names, { min_years: 5 }),
  requirementOf('experience', 'site supervisor', { min_years: 3 }),
  requirementOf('education', 'Degree in civil engineering'),
  requirementOf('certification', 'EN 9606'),
  requirementOf('license', 'Driving licence B'),
  requirementOf('language', 'German C1'),
  requirementOf('other', 'Likes to work outside'),
];
const repeated = <One>(list: readonly One[], times: number): One[] =>
  Array.from({ length: times }, () => list).flat();

const lists = ['work', 'projects', 'education', 'certificates', 'languages', 'skills'] as const;
const kinds: [string, (times: number) => [typeof asked, Profile]][] = [
  ...lists.map((list): (typeof kinds)[number] => [
    `twice the ${list}`,
    (times) => [asked, { ...profile, [list]: repeated<object>(profile[list], times) }],
  ]),
  [
    'twice the lines of a post',
    (times) => [
      asked,
      {
        ...profile,
        work: profile.work.map((post) => ({ ...post, highlights: repeated(post.highlights, times) })),
      },
    ],
  ],
  ['twice the requirements', (times) => [repeated(asked, times), profile]],
];

const base = 100;
const mostGrowth = 2.6;

it.each(kinds)('%s', { timeout: 60_000 }, async (_, of) => {
  for (const list of lists) expect(profile[list].length, list).toBeGreaterThan(0);
  const judge = (times: number) => async () => judgeFit(...of(times), 'en');
  await judge(4 * base)();
  const [once, twice, fourTimes] = [
    await counter.count(judge(base)),
    await counter.count(judge(2 * base)),
    await counter.count(judge(4 * base)),
  ];
  const steep = [...fourTimes].flatMap(([place, count]) => {
    const [first = 0, second = 0] = [once.get(place), twice.get(place)];
    const isSteep = first > base && second > mostGrowth * first && count > mostGrowth * second;
    return isSteep ? [`${place}: ${first} → ${second} → ${count}`] : [];
  });
  expect(steep).toEqual([]);
});

it('of a profile with too many entries or lines, the first are stored', () => {
  const summary = { text: '', language: 'en', generated_by: 'rules' } as never;
  const many = kinds.slice(0, 7).map(([, of]) => fitProfile({ profile: of(6_000)[1], summary } as never));
  for (const { isCut, profile: kept } of many) {
    expect(isCut).toBe(true);
    const passages = [...kept.work, ...kept.projects].flatMap(({ highlights }) => highlights).length;
    expect(passages + kept.work.length + kept.skills.length + kept.education.length).toBeLessThan(4_000);
  }
  expect(fitProfile({ profile, summary } as never).isCut).toBe(false);
});
