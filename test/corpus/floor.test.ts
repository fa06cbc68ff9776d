import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { extract } from '../../shared/extraction/extract.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { corpusFolder, handwrittenFolder, readManifest, strangersFolders } from './manifest.ts';
import { type Judgement, judge, scoreOf } from './score.ts';

/** Micro F1 as `npm run bench:extraction` last measured it, less .03: what falls below has lost something. */
const floors = {
  development: 0.962,
  test: 0.946,
  handwritten: 0.89,
  'strangers-first': 0.952,
  'strangers-second': 0.914,
};

const judgements: Record<string, Judgement[]> = Object.fromEntries(
  Object.keys(floors).map((set) => [set, []]),
);
beforeAll(async () => {
  for (const folder of [corpusFolder, handwrittenFolder, ...strangersFolders])
    for (const { file, set, truth, partial } of readManifest(folder)) {
      if (!(set in judgements)) continue;
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
      const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-11-21' });
      const prediction = outcome.outcome === 'extracted' ? toPrediction(outcome.profile) : {};
      judgements[set]?.push(...judge(prediction, truth, partial));
    }
}, 240_000);

it.each(Object.entries(floors))('the rules keep their micro F1 on the %s set', (set, floor) => {
  expect(scoreOf(judgements[set] ?? []).f1).toBeGreaterThan(floor);
});
