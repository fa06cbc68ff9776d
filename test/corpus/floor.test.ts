import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../shared/contracts/profile.ts';
import { extract } from '../../shared/extraction/extract.ts';
import { leastSure } from '../../shared/extraction/profile/confidence.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { corpusFolder, handwrittenFolder, readManifest, strangersFolders } from './manifest.ts';
import { type Judgement, judge, scoreOf } from './score.ts';

/** Micro F1 as `npm run bench:extraction` last measured it, less .03: what falls below has lost something. */
const floors = {
  development: 0.962,
  test: 0.946,
  handwritten: 0.917,
  'strangers-first': 0.958,
  'strangers-second': 0.932,
  'strangers-third': 0.937,
  'strangers-fourth': 0.942,
  'strangers-fifth': 0.944,
  'strangers-sixth': 0.947,
  'strangers-seventh': 0.939,
  'strangers-eighth': 0.941,
  'strangers-ninth': 0.95,
  'strangers-tenth': 0.94,
  'strangers-eleventh': 0.927,
  'strangers-twelfth': 0.95,
  'strangers-thirteenth': 0.945,
  'strangers-fourteenth': 0.946,
  'strangers-fifteenth': 0.908,
  'strangers-sixteenth': 0.931,
  'strangers-seventeenth': 0.918,
  'strangers-eighteenth': 0.915,
  'strangers-nineteenth': 0.95,
  'strangers-twentieth': 0.924,
  'strangers-twentyfirst': 0.925,
  'strangers-twentysecond': 0.895,
  'strangers-twentythird': 0.898,
  'strangers-twentyfourth': 0.936,
  'strangers-twentyfifth': 0.926,
  'strangers-twentysixth': 0.91,
  'strangers-twentyseventh': 0.937,
  'strangers-twentyeighth': 0.939,
  'strangers-twentyninth': 0.931,
  'strangers-thirtieth': 0.95,
  'strangers-thirtyfirst': 0.93,
  'strangers-thirtysecond': 0.939,
  'strangers-thirtythird': 0.925,
  'strangers-thirtyfourth': 0.929,
  'strangers-thirtyfifth': 0.939,
  'strangers-thirtysixth': 0.931,
  'strangers-thirtyseventh': 0.924,
  'strangers-thirtyeighth': 0.893,
  'strangers-thirtyninth': 0.942,
  'strangers-fortieth': 0.957,
  'strangers-fortyfirst': 0.96,
  'strangers-fortysecond': 0.965,
  'strangers-fortythird': 0.949,
  'strangers-fortyfourth': 0.838,
  'strangers-fortyfifth': 0.955,
  'strangers-fortysixth': 0.957,
  'strangers-fortyseventh': 0.949,
  'strangers-fortyeighth': 0.936,
  'strangers-fortyninth': 0.869,
  'strangers-fiftieth': 0.912,
};

const judgements: Record<string, Judgement[]> = Object.fromEntries(
  Object.keys(floors).map((set) => [set, []]),
);
const profiles: { file: string; profile: Profile }[] = [];
beforeAll(async () => {
  for (const folder of [corpusFolder, handwrittenFolder, ...strangersFolders])
    for (const { file, set, truth, partial } of readManifest(folder)) {
      if (!(set in judgements)) continue;
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
      const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-11-21' });
      if (outcome.outcome === 'extracted') profiles.push({ file, profile: outcome.profile });
      const prediction = outcome.outcome === 'extracted' ? toPrediction(outcome.profile) : {};
      judgements[set]?.push(...judge(prediction, truth, partial));
    }
}, 360_000);

it.each(Object.entries(floors))('the rules keep their micro F1 on the %s set', (set, floor) => {
  expect(scoreOf(judgements[set] ?? []).f1).toBeGreaterThan(floor);
});

const valueAt = (profile: Profile, path: string) =>
  path.split('/').reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], profile);

it.each(['work', 'education', 'skills', 'languages'] as const)(
  'a profile whose %s have items is below .96 exactly where something of them is to be reviewed',
  (field) => {
    const has = profiles.filter(({ profile }) => profile[field].length > 0);
    expect(has.length).toBeGreaterThan(50);
    const isNamed = ({ review }: Profile) => review.some(({ path }) => path.split('/')[0] === field);
    const wrong = has.filter(({ profile }) => isNamed(profile) !== profile.confidence[field] < leastSure);
    expect(wrong.map(({ file }) => file)).toEqual([]);
  },
);

it('every path of a review leads to a field of the profile', () => {
  const paths = profiles.flatMap(({ file, profile }) =>
    profile.review.map(({ path }) => ({ file, path, value: valueAt(profile, path) })),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ value }) => value === undefined)).toEqual([]);
});
