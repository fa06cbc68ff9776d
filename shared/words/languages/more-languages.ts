import { da } from './da.ts';
import { fi } from './fi.ts';
import { ko } from './ko.ts';
import type { LanguageWords } from './language-words.ts';
import { nb } from './nb.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/**
 * The languages that have a file of their own. The nine that came first (en, de, fr, es, it, pt, nl, pl, ja) are in the lists
 * of each subject, where one word often serves several of them.
 */
export const languageWords: readonly LanguageWords[] = [sv, da, nb, zh, ko, tr, fi];
