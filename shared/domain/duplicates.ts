import type { DuplicateConfidence, DuplicateReason } from '../contracts/duplicate.ts';
import { phoneWord, searchWords } from '../words/search-words.ts';
import { type AskedWord, asBand, exactly } from './candidate-words.ts';
import { phonesOf as numbersOf } from './contacts.ts';
import { bandsOf, similarityOf } from './shingles.ts';
import type { Candidate } from './stored/candidate.ts';

/** A candidate with the signature of the text of the CV. */
interface Comparable {
  candidate: Pick<Candidate, 'first_name' | 'last_name' | 'phone' | 'other_phones'>;
  signature: number[] | null;
}

/** CVs have phrases in common; two versions of one CV share at least half of their sequences of words. */
const leastSimilarity = 0.5;
const nearlyEqual = 0.8;

const nameOf = ({ first_name, last_name }: Comparable['candidate']): string[] => {
  const words = [...new Set(searchWords([first_name, last_name].filter(Boolean).join(' ')))].sort();
  // A single name belongs to too many people.
  return words.length < 2 ? [] : words;
};
const phonesOf = (candidate: Comparable['candidate']): string[] =>
  numbersOf(candidate).flatMap((one) => phoneWord(one) ?? []);

/** The searches that find those who may be the same person, each as the words that such a candidate has. */
export const searchesFor = ({ candidate, signature }: Comparable): AskedWord[][] => {
  const name = nameOf(candidate);
  return [
    ...(name.length > 0 ? [exactly(name, 'name')] : []),
    ...phonesOf(candidate).map((phone) => exactly([phone], 'phone')),
    ...(signature ? bandsOf(signature).map((band) => [asBand(band)]) : []),
  ];
};

/** The reasons why two candidates may be one person, the strongest first; empty if there is none. */
export function reasonsOf(one: Comparable, other: Comparable): DuplicateReason[] {
  const reasons: DuplicateReason[] = [];
  const phones = phonesOf(other.candidate);
  if (phonesOf(one.candidate).some((phone) => phones.includes(phone)))
    reasons.push({ type: 'phone', similarity: null });
  if (one.signature && other.signature) {
    const similarity = similarityOf(one.signature, other.signature);
    if (similarity >= leastSimilarity)
      reasons.push({ type: 'cv_text', similarity: Math.round(similarity * 100) / 100 });
  }
  const [name, otherName] = [nameOf(one.candidate), nameOf(other.candidate)];
  if (name.length > 0 && name.join(' ') === otherName.join(' '))
    reasons.push({ type: 'name', similarity: null });
  return reasons;
}

/** How sure it is that two candidates are one person. */
export function confidenceOf(reasons: DuplicateReason[]): DuplicateConfidence {
  if (reasons.length > 1 || reasons.some(({ similarity }) => (similarity ?? 0) >= nearlyEqual)) return 'high';
  return reasons[0]?.type === 'name' ? 'low' : 'medium';
}
