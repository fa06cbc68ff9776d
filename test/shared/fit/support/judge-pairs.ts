import { extract } from '../../../../shared/extraction/extract.ts';
import { judgeFit } from '../../../../shared/fit/judge-fit.ts';
import { requirementOf } from './profiles.ts';

/** A requirement and a CV that a person judged; `also` are further outcomes that the person would accept. */
interface Pair {
  cv: string;
  type: string;
  label: string;
  min_years: number | null;
  level: string | null;
  outcome: string;
  also: string[];
}

/** Each pair with the outcome of the rules, and whether the person accepts it. Each CV is read once. */
export async function judgePairs<One extends Pair>(cvs: Record<string, string>, pairs: readonly One[]) {
  const profiles = new Map<string, Awaited<ReturnType<typeof read>>>();
  const judged: { pair: One; found: string; agrees: boolean }[] = [];
  for (const pair of pairs) {
    const { cv, type, label, min_years, level, outcome, also } = pair;
    const profile = profiles.get(cv) ?? (await read(cvs[cv] ?? ''));
    profiles.set(cv, profile);
    const asked = requirementOf(type as Parameters<typeof requirementOf>[0], label, { min_years, level });
    const found = judgeFit([asked], profile).criteria[0]?.outcome ?? '';
    judged.push({ pair, found, agrees: [outcome, ...also].includes(found) });
  }
  return judged;
}

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const options = { bytes, filename: 'cv.txt', contentType: 'text/plain', today: '2026-11-23' };
  const outcome = await extract(options);
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
}
