import type { Profile } from '../../contracts/profile.ts';
import type { Found } from '../../model/ground.ts';
import { extractLanguages } from '../skills/languages.ts';
import { bareLine } from './bare-line.ts';

type Level = Pick<Profile['languages'][number], 'fluency' | 'cefr'>;

/** Fluency and CEFR from the words for the level, as the rules read "language: level". */
export function readLevel(language: Found, level: Found | null): Level {
  const text = level ? `${language.text}: ${level.text}` : language.text;
  const [read] = extractLanguages([bareLine(text)]);
  return { fluency: read?.fluency ?? null, cefr: read?.cefr ?? null };
}
