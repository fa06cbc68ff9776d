import { personalHints } from '../words/label-words.ts';
import { once } from '../words/once.ts';
import { withoutLabelled } from '../words/personal-labels.ts';

const mark = /\[(?:birth|gender|nationality|marital_status|religion)\]/g;
/** "I was [birth]", "ich bin [marital_status]". */
const aroundIt =
  /(?<!\p{L})(?:i|my|am|was|is|ich|bin|mein[e]?|je|suis|ma|soy|mi|sono|sou|jestem|ik|ben)(?!\p{L})/giu;
/** Most texts contain none of these words, and the many patterns need not run. */
const mayBePersonal = once(() => new RegExp(personalHints, 'iu'));

/** Whether a text is only about birth, gender, nationality, marital status or religion. */
export function isPersonal(text: string): boolean {
  if (!mayBePersonal().test(text)) return false;
  const rest = withoutLabelled(text);
  return rest !== text && !/[\p{L}\d]/u.test(rest.replace(mark, '').replace(aroundIt, ''));
}

/** A text without its personal sentences; null if no sentence remains. */
export const withoutPersonalSentences = (text: string): string | null =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isPersonal(sentence))
    .join(' ') || null;
