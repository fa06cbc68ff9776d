import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { namesHouse } from '../../words/house-names.ts';
import { spacedLegalForms } from '../../words/legal-forms.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import { wordsForAt, wordsForAtFirm } from '../../words/words-for-at.ts';
import { anyHolds, firstAnswer } from '../decisions.ts';

const maxHeaderCharacters = 110;

/** A degree or a role in small letters, as Polish writes them, is no second half of a sentence. */
const namesHead = (text: string) => {
  const start = text.split(/\s+/).slice(0, 3).join(' ');
  return findDegree(start)?.index === 0 || titleScore(start) >= 1;
};

/** "mechanik pojazdów, Zasadnicza Szkoła Zawodowa nr 4": the first name is in small letters, and a school or an employer follows it. */
const isHeadInSmallLetters = (text: string) => {
  const [first = '', ...others] = text.split(/,\s(?=[\p{Lu}\d])/u);
  const house = others.join(', ');
  return first.length < 60 && namesHead(first) && (text.length < 60 || namesHouse(house));
};

/** "presso Ristorante Da Gino, Milano" on a line of its own. */
const announcesEmployer = new RegExp(
  `^(?:${wordsForAt}|${wordsForAtFirm}|presso (?:il|la|l')|beim)\\s(?=\\p{Lu})`,
  'u',
);

const companyForm = new RegExp(
  [
    '\\p{Lu}[\\p{L}-]+,?\\s(?:S\\.(?:[AL]\\.|[CL]\\.[UL]?\\.?|p\\.A\\.|r\\.l\\.|A\\.S\\.|A\\.R\\.L\\.|R\\.L\\.)|B\\.V\\.|N\\.V\\.|& Co\\.|Ltda\\.|Lda\\.|',
    `Kft\\.|Zrt\\.|Nyrt\\.|Bt\\.|Rt\\.|(?:${spacedLegalForms})\\.)$`,
  ].join(''),
  'u',
);

const postAtEmployer = new RegExp(
  `^(\\p{Lu}[\\p{L} -]{3,40}?)\\s(?:${wordsForAtFirm}|${wordsForAt})\\s(\\p{Lu}.*)$`,
  'u',
);

interface Ending {
  /** The last cell of the line. */
  text: string;
  words: readonly string[];
  last: string;
}

/** A full stop after a whole word ends a sentence; after "Inc", "S.A" or "Univ" it does not. */
const endsSentence = firstAnswer<Ending, boolean>('entries/sentence-ends', [
  {
    name: 'no mark at the end',
    example: 'Head of department',
    answer: ({ text }) => (/[.!?。]$/.test(text) ? null : false),
  },
  {
    name: 'the form of a company',
    example: 'Encargada en Aceites Valdeflores, S.L.',
    answer: ({ text, words }) => (words.length < 10 && companyForm.test(text) ? false : null),
  },
  {
    name: 'a long word alone',
    example: 'Responsibilities.',
    answer: ({ words, last }) => (words.length === 1 ? /^\p{L}{5,}[.!?。]$/u.test(last) : null),
  },
  {
    name: 'letters with full stops',
    example: 'Abarrotes La Regiomontana | San Nicolás de los Garza, N.L.',
    answer: ({ text, words }) => (words.length < 14 && /[\s,](?:\p{L}\.\s?){2,}$/u.test(text) ? false : null),
  },
  {
    name: 'an initial',
    example: 'ФОП Стефурак І. М.',
    answer: ({ text, words }) =>
      words.length < 10 && /\p{Lu}\p{Ll}+ (?:\p{Lu}\. ?)+$/u.test(text) ? false : null,
  },
  {
    name: 'a post and its employer',
    example: 'Impiegata presso Studio notarile Grimani.',
    answer: ({ text, words }) => {
      const [, post, employer] = postAtEmployer.exec(text) ?? [];
      const isHead = post && employer && titleScore(post) >= 1 && companyScore(employer) > 0;
      return words.length < 13 && isHead ? false : null;
    },
  },
  {
    name: 'the name of a school',
    example: 'Universidade Federal do Cerrado Alto, Goiânia.',
    answer: ({ text, words }) =>
      words.length < 9 &&
      institutionScore(text) > 0 &&
      !/\s(?:and|y|e|und|et)\s/u.test(text) &&
      words.every((word) => /^\P{Ll}|^\p{Ll}{1,3}\.?$/u.test(word))
        ? false
        : null,
  },
  {
    name: 'more than six words',
    example: 'Ran the kitchen of the old inn.',
    answer: ({ words }) => words.length > 6 || null,
  },
  {
    name: 'a small last word',
    example: 'Cleaned machines.',
    answer: ({ last }) => /^\p{Ll}{4,}[.!?]$/u.test(last) || null,
  },
  {
    name: 'a number after four words',
    example: 'Opened again with a team of 19.',
    answer: ({ words, last }) => (words.length > 5 && /^\d{1,4}[.!]$/u.test(last)) || null,
  },
  {
    name: 'a long last word after three others',
    example: 'Nursed children in Birmingham.',
    answer: ({ words, last }) => (words.length > 3 && /^\p{L}{6,}[.!?]$/u.test(last)) || null,
  },
  {
    // Names have capitals after the first word.
    name: 'small words after the first',
    example: 'Kept the lights on.',
    answer: ({ words }) =>
      (words.length > 3 && words.slice(1).every((word) => /^\p{Ll}/u.test(word))) || null,
  },
]);

const isSentence = (line: string) => {
  const text = line.split('\t').at(-1) ?? '';
  const words = text.split(/\s+/);
  return endsSentence({ text, words, last: words.at(-1) ?? '' }) ?? false;
};

/** Whether a text, without an aside at its end, is no head of an entry. */
const readsAsProse = anyHolds<string>('entries/prose', [
  {
    name: 'long',
    example: `Planned ${'and planned again '.repeat(6)}what was needed`,
    holds: (text) => text.length > (namesHead(text) && /,.*,/.test(text) ? 1.4 : 1) * maxHeaderCharacters,
  },
  {
    name: 'a sentence',
    example: 'Led a ward of twenty beds.',
    holds: isSentence,
  },
  {
    name: 'two sentences',
    example: 'Kept accounts. Paid the wages of forty people',
    holds: (text) => /\p{L}{5}[.!]\s\p{Lu}/u.test(text) && findDegree(text)?.index !== 0,
  },
  {
    name: 'a Japanese sentence',
    example: '新規顧客の開拓を担当。',
    holds: (text) => /\p{Script=Hiragana}.*[。．.]$/u.test(text),
  },
  {
    name: 'the second half of a sentence',
    example: 'and of the stock on three floors',
    holds: (text) =>
      /^[\p{Ll}]{2,}\s\S+\s/u.test(text) &&
      !(text.length < 80 && announcesEmployer.test(text)) &&
      !isHeadInSmallLetters(text),
  },
]);

/** Prose: a sentence, a long line, or the second half of one. "Holdings (listed; 9,400 staff)" has an aside and is none. */
export const isProse = (text: string): boolean => readsAsProse(text.replace(/\s*\([^)]*\)\s*$/, ''));
