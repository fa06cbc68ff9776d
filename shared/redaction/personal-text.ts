import { tellingWords } from '../words/label-words.ts';
import { withoutLabelled } from '../words/personal-labels.ts';
import { once } from '../words/personal-patterns.ts';

const mark = /\[(?:birth|gender|nationality|marital_status|religion)\]/g;
/** "I was [birth]", "ich bin [marital_status]". */
const aroundIt =
  /(?<!\p{L})(?:i|my|am|was|is|ich|bin|mein[e]?|je|suis|ma|soy|mi|sono|sou|jestem|ik|ben)(?!\p{L})/giu;
/** Most texts hold none of these words, and are spared the many patterns. */
const mayTell = once(() => new RegExp(tellingWords, 'iu'));

/** Whether a text tells of a birth, gender, nationality, marital status or religion, and of nothing else. */
export function isPersonal(text: string): boolean {
  if (!mayTell().test(text)) return false;
  const rest = withoutLabelled(text);
  return rest !== text && !/[\p{L}\d]/u.test(rest.replace(mark, '').replace(aroundIt, ''));
}

/** A text without the sentences that are personal; null where nothing else was said. */
export const withoutPersonalSentences = (text: string): string | null =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !isPersonal(sentence))
    .join(' ') || null;
