import { commonGerman } from './de.ts';
import { type CommonWords, commonEnglish } from './en.ts';

/** The common words by language. Another language is one file, and its line here. */
export const commonWords: Record<string, CommonWords> = { en: commonEnglish, de: commonGerman };
