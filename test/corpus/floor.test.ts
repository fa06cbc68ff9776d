import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { extract } from '../../shared/extraction/extract.ts';
import { toPrediction } from '../bench/extraction-prediction.ts';
import { corpusFolder, readManifest } from './manifest.ts';
import { splits } from './persona.ts';
import { type Judgement, judge, scoreOf } from './score.ts';

/** Micro F1 as `npm run bench:extraction` last measured it, less .03: what falls below has lost something. */
const floors = { development: 0.962, test: 0.928 };

const judgements: Record<string, Judgement[]> = { development: [], test: [] };
beforeAll(async () => {
  for (const { file, set, truth } of readManifest(corpusFolder)) {
    if (!(set in judgements)) continue;
    const bytes = new Uint8Array(readFileSync(new URL(file, corpusFolder)));
    const outcome = await extract({ bytes, filename: file, contentType: '', today: '2026-01-01' });
    const prediction = outcome.outcome === 'extracted' ? toPrediction(outcome.profile) : {};
    judgements[set]?.push(...judge(prediction, truth));
  }
}, 240_000);

it.each(splits)('the rules keep their micro F1 on the %s split', (split) => {
  expect(scoreOf(judgements[split] ?? []).f1).toBeGreaterThan(floors[split]);
});
