import { extract } from '../../../../../shared/extraction/extract.ts';
import type { Extracted } from '../../../../../shared/extraction/second-reading/extracted.ts';

export const today = '2026-01-15';

/** What the rules make of a CV's text, as the worker's thread gives it. */
export async function readByRules(text: string, filename = 'cv.txt'): Promise<Extracted> {
  const bytes = new TextEncoder().encode(text);
  const outcome = await extract({ bytes, filename, contentType: 'text/plain', today });
  if (outcome.outcome !== 'extracted') throw new Error(`refused as ${outcome.code}`);
  return outcome;
}
