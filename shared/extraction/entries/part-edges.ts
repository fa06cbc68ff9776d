import { isAside } from '../../words/aside-words.ts';
import { countryCode } from '../../words/countries.ts';
import { titleScore } from '../../words/role-words.ts';
import { wordsForAt, wordsForAtFirm } from '../../words/words-for-at.ts';
import { inTurn } from '../decisions.ts';

/** Marks that separate parts. */
export const edges = /^(?:[\s,;:|–—・/-]|\((?!.{1,3}\)))+|[\s,;:|–—・/-]+$/gu;

const announcements = `${wordsForAt}|${wordsForAtFirm}|beim|på|en`;
/** "presso Ristorante Da Gino", "at Vale Care", "@ Vale Care": the word before an employer. */
export const announcesEmployer = new RegExp(`^(?:(?:${announcements})\\s|@\\s?)(?=\\p{Lu})`, 'u');
/** The same word alone, between a role and an employer that are in a type of their own. */
export const isWordForAt = new RegExp(`^(?:${announcements}|@)$`, 'u');

const fromHome = new RegExp(
  [
    '\\s\\((?:(?:100 ?% )?remot[eo]|hybrid|híbrid[oa]|teletrabajo|télétravail|telelavoro|home-?\\s?office|thuiswerk',
    'zdalnie|praca zdalna|distans|在宅|远程)\\)$',
  ].join('|'),
  'iu',
);

/** Removes marks, words and halves of brackets that a cut left at the edges of a part. */
const withoutRests = inTurn<string>('entries/part-edges', [
  {
    // The part before ends with it, in another style.
    name: 'an aside before a comma',
    example: '(fixed term), Leeds University',
    change: (text) => text.replace(/^\s*\([^()]*\)\s*,\s*(?=\S)/u, ''),
  },
  {
    name: 'a kind of contract before a place',
    example: 'CDI, Reims',
    change: (text) => {
      const [, kind, rest] = /^([^,]{3,24}),\s+(\p{Lu}\p{L}+.*)$/u.exec(text) ?? [];
      return kind && rest && isAside(kind) ? rest : text;
    },
  },
  {
    name: 'marks at the edges',
    example: ', Vale Care –',
    change: (text) => text.replace(edges, ''),
  },
  {
    name: 'the text before a date in its bracket',
    example: 'Nurse (full-time',
    change: (text) => text.replace(/\s*\([^)]*$/u, ''),
  },
  {
    name: 'the word that announces an employer',
    example: 'presso Ristorante Da Gino',
    change: (text) => text.replace(announcesEmployer, ''),
  },
  {
    name: 'work from home',
    example: 'Faro Pagos (remoto)',
    change: (text) => text.replace(fromHome, ''),
  },
  {
    name: 'several places without their names',
    example: 'Brightwire Recruitment, various sites',
    change: (text) =>
      text.replace(
        /,\s(?:various|several|diverse|verschiedene|divers(?:es)?|plusieurs|vari[ae]?|diversos|diversas|varias|różne|olika) \p{Ll}{3,14}$/u,
        '',
      ),
  },
  {
    name: 'a country in brackets',
    example: 'Nordsveis Offshore AS (Norway)',
    change: (text) => {
      const [, name, country] = /^(.{3,}?)\s*\(([^()]{3,24})\)$/u.exec(text) ?? [];
      return name && country && countryCode(country) ? name : text;
    },
  },
  {
    name: 'the size of a Japanese employer',
    example: '株式会社みやこ（従業員120名）',
    change: (text) => text.replace(/\s*（従業員[^）]*）$/u, ''),
  },
  {
    name: 'the town of a Japanese employer',
    example: '上州モータース株式会社（太田市）',
    change: (text) =>
      text.replace(/(?<=\S)\s*（(?:[^（）]{1,8}[市区町村県都府]|[^（）]{1,4}[都道府県][^（）]{1,6})）$/u, ''),
  },
  {
    name: 'the department before a Japanese post',
    example: '福岡東物流センター／センター長',
    change: (text) => {
      const [, post = ''] = /^[^／]{2,24}／([^／\s]{2,16})$/u.exec(text) ?? [];
      return titleScore(post) >= 1 || /[長任]$/u.test(post) ? post : text;
    },
  },
  {
    name: 'a full stop after a whole word',
    example: 'Leeds General Infirmary.',
    change: (text) => text.replace(/(?<=\p{Ll}{4})\.$/u, ''),
  },
  {
    // The employer is set in another type.
    name: 'a word for "at" behind the role',
    example: 'Camarero en',
    change: (text) => text.replace(/(?<=\p{L}{3})\s(?:en|at|bei|chez|presso|bij|hos)$/u, ''),
  },
  {
    name: 'a bracket that lost its partner when the date went',
    example: 'Nurse)',
    change: (text) => {
      const trimmed = text.trim();
      return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
    },
  },
]);

/** A part without what is left at its edges. */
export const trimPart = (text: string) => withoutRests(text).trim();
