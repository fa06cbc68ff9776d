import { isTitle } from './gender-neutral.ts';

/** Endings of activities and of the people who do them, in the languages of the extraction; folded, the longest first. */
const endings = (
  'ilite eering ierer ierin iker ik ysis yst ytics isation ization erinnen ierung ations ation ungen ement ments ators ator ering ' +
  'erin eria ants ment ings tion ator ance ung ant ing ist eer ers ors eur euse rice ero era ura dor tor ion le er or en ia ie in e o a'
)
  .split(' ')
  .sort((a, b) => b.length - a.length);

const least = 4;

/**
 * The common root of an activity and the title of its people: "engineering" and "engineer", "Pflege" and "Pfleger",
 * "enfermería" and "enfermero". A root has at least four letters; a word without an ending is its own root.
 */
export function workRoot(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

export interface WorkRoot {
  root: string;
  /** Whether the word is a title of an occupation. */
  isAgent: boolean;
}

/** The roots of the words of a folded text. */
export const workRoots = (folded: string): WorkRoot[] =>
  Array.from(folded.matchAll(/[\p{L}\p{N}+#]+/gu), ([word]) => ({
    root: workRoot(word),
    isAgent: isTitle(word),
  }));
