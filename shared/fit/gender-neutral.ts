import { isRole } from '../words/role-words.ts';

/** "Angestellter", "technische": German adjectives before a title, and titles that are adjectives. */
const adjective =
  /(?<=\p{L}{3}(?:isch|lich|iert)|pruft|angestellt|beauftragt|bildend|sitzend|leitend|vertretend)e[rnsm]$/u;

/** Short titles, and those whose ending is that of many other words. */
const titlesOfWomen = new Map([
  ['waitress', 'waiter'],
  ['actress', 'actor'],
  ['actriz', 'actor'],
  ['atriz', 'ator'],
  ['stewardess', 'steward'],
  ['hostess', 'host'],
  ['jefa', 'jefe'],
  ['jueza', 'juez'],
  ['socia', 'socio'],
  ['cuoca', 'cuoco'],
  ['sarta', 'sarto'],
  ['inkoopster', 'inkoper'],
]);

/**
 * Endings that differ between titles of women and men, each with its common form, on folded words. The first match is
 * replaced, then a last vowel is removed.
 */
const endings: [RegExp, string][] = [
  // German, English
  [/schwester(?:in|n)?$/u, 'pfleger'],
  [/(?:mann|frau|leute)$/u, 'mann'],
  [/(?:woman|person)$/u, 'man'],
  [/(?:innen|in)$/u, ''],
  [adjective, ''],
  // French, Italian
  [/(?<=[td])(?:rices?|eure?s?|euses?|ore|oress[ae])$/u, 'or'],
  [/eu(?:se|re)s?$/u, 'eur'],
  [/enne$/u, 'en'],
  [/elle$/u, 'el'],
  [/ive$/u, 'if'],
  [/ffe$/u, 'f'],
  // "Poetessa" is a "poeta"; the vowel of a longer title is removed.
  [/essa$/u, 'a'],
  // Polish
  [/(?<=acz|[rlnt])ka$/u, ''],
  [/czka$/u, 'k'],
  [/czyni$/u, 'c'],
  [/(?<=o)zka$/u, 'g'],
  [/(?<=ow)nica$/u, 'nik'],
  [/(?<=r)z$/u, ''],
  [/(?<=[wn])y$/u, ''],
  // Dutch
  [/koopster$/u, 'koper'],
  [/(?<=ler)ares$/u, 'aar'],
  // A "verpleegster" is a "verpleger": in an open syllable, Dutch writes the vowel once.
  [/([aeo])\1([krldg])ster$/u, '$1$2er'],
  [/(?<=[krldg])ster$/u, 'er'],
];

/** Four letters are too few for an ending: "java" is no "javo". Polish "mechanika" is the field of a "mechanik". */
const lastVowels = /(?<=\p{L}{5})(?<![iy]k)(?<![oae])[oae]+$/u;

function neutralWord(word: string): string {
  const title = titlesOfWomen.get(word) ?? word;
  if (title.length < 5) return title;
  // "Redakteurin" has two endings.
  return withoutEnding(withoutEnding(title)).replace(lastVowels, '');
}

/** An ending follows at least three letters. */
function withoutEnding(word: string): string {
  const [ending, common = ''] = endings.find(([pattern]) => word.search(pattern) > 2) ?? [];
  return ending ? word.replace(ending, common) : word;
}

/** "(m/w/d)", "H/F". */
const genderLetters =
  /\(\s*[mwfdhxi](?:\s*[/|,*]\s*[mwfdhxi])+\s*\)|(?<!\p{L})(?:m\/[wf](?:\/[dx])?|w\/m(?:\/[dx])?|f\/m(?:\/[dx])?|h\/f|f\/h)(?!\p{L})/gu;
/** "Lehrer*in", "Lehrer/-in", "enfermero/a", "infirmier(ère)", "Kaufmann/-frau". */
const shortForm =
  /(?<!\p{L})(\p{L}{3,})(?:[/*:_·•]-?|\(-?)(?:in(?:nen)?|frau|mann|r|[aoe]s?|ne|ere|iere|euse|rice|trice|ka)\)?(?!\p{L})/gu;

/** A folded text without the marks with which postings name two genders. */
export const withoutGenderMarks = (folded: string): string =>
  folded
    .replace(genderLetters, ' ')
    .replace(shortForm, (whole, title: string) => (isRole(title) ? title : whole));

/**
 * A folded text in which the titles of women and men are equal. It is for comparison only and is no correct language.
 */
export const genderNeutral = (folded: string): string =>
  withoutGenderMarks(folded)
    .replace(/\p{L}+/gu, neutralWord)
    .replace(/(?<!\p{L})(\p{L}+)(?: ?\/ ?\1)+(?!\p{L})/gu, '$1');

/** Whether a folded name is a title of an occupation. */
export const isTitle = (name: string): boolean =>
  [...name.matchAll(/\p{L}+/gu)].some(([word]) => isRole(word) || isRole(neutralWord(word)));
