import { isRole } from '../words/role-words.ts';

/** "Angestellter", "technische": German adjectives before a title, and titles that are adjectives. */
const adjective =
  /(?<=\p{L}{3}(?:isch|lich|iert)|pruft|angestellt|beauftragt|bildend|sitzend|leitend|vertretend)e[rnsm]?$/u;

const shortTitle = /^jef[ae]$/u;

/**
 * Endings that differ between titles of women and men, each with its common form, on folded words. The first match is
 * replaced, then a last vowel is removed.
 */
const endings: [RegExp, string][] = [
  // German, English
  [/(?<=\p{L}{3})schwester(?:in|n)?$/u, 'pfleger'],
  [/(?<=\p{L}{3})(?:mann|frau|leute)$/u, 'mann'],
  [/(?<=\p{L}{4})(?:woman|person)$/u, 'man'],
  [/(?<=\p{L}{3})(?:innen|in)$/u, ''],
  [adjective, ''],
  [/^waitress$/u, 'waiter'],
  [/^actress$/u, 'actor'],
  [/(?<=^steward|^host)ess$/u, ''],
  // French, Italian
  [/(?<=[td])(?:rices?|eure?s?|euses?|ore|oress[ae])$/u, 'or'],
  [/eu(?:se|re)s?$/u, 'eur'],
  [/(?<=\p{L}{3})enne$/u, 'en'],
  [/(?<=\p{L}{3})elle$/u, 'el'],
  [/(?<=\p{L}{3})ive$/u, 'if'],
  [/ffe$/u, 'f'],
  // "Poetessa" is a "poeta"; the vowel of a longer title is removed.
  [/(?<=\p{L}{4})essa$/u, 'a'],
  // Spanish, Portuguese, Italian
  [/^(soci|cuoc|sart|juez)[oa]?$/u, '$1'],
  [/(?<=^ac?t)riz$/u, 'or'],
  // Polish
  [/(?<=\p{L}{3}acz)ka$/u, ''],
  [/(?<=\p{L}{3})czka$/u, 'k'],
  [/(?<=\p{L}{3})czyni$/u, 'c'],
  [/(?<=\p{L}{3}o)zka$/u, 'g'],
  [/(?<=ow)nica$/u, 'nik'],
  [/(?<=\p{L}{3}[rlnt])ka$/u, ''],
  [/(?<=\p{L}{3}r)z$/u, ''],
  [/(?<=\p{L}{3}[wn])y$/u, ''],
  // Dutch
  [/(?<=ver|in)koopster$/u, 'koper'],
  [/(?<=ler)ares$/u, 'aar'],
  // A "verpleegster" is a "verpleger": in an open syllable, Dutch writes the vowel once.
  [/(?<=\p{L}{2})([aeo])\1([krldg])ster$/u, '$1$2er'],
  [/(?<=\p{L}{2}[krldg])ster$/u, 'er'],
];

/** Four letters are too few for an ending: "java" is no "javo". Polish "mechanika" is the field of a "mechanik". */
const lastVowels = /(?<=\p{L}{5})(?<![iy]k)(?<![oae])[oae]+$/u;

function neutralWord(word: string): string {
  if (word.length < 5) return shortTitle.test(word) ? word.slice(0, -1) : word;
  // "Redakteurin" has two endings.
  return withoutEnding(withoutEnding(word)).replace(lastVowels, '');
}

function withoutEnding(word: string): string {
  const [ending, common = ''] = endings.find(([pattern]) => pattern.test(word)) ?? [];
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
  (name.match(/\p{L}+/gu) ?? []).some((word) => isRole(word) || isRole(neutralWord(word)));
