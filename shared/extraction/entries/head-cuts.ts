import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { namesHouse } from '../../words/house-names.ts';
import { placeScore } from '../../words/places.ts';
import { titleScore } from '../../words/role-words.ts';
import { wordsForAt, wordsForAtFirm } from '../../words/words-for-at.ts';
import { inTurn } from '../decisions.ts';
import { withoutMarks } from './heads-without-marks.ts';

/** Marks between facts, and not within brackets: "Koch (Gasthof Adler – Köln)". */
const strong = new RegExp(
  [
    '\\s*(?:\\t|(?:\\s\\|\\s|\\s?[•·∙●▪]\\s?|\\s[–—―-]\\s|\\s--\\s|\\s@\\s|\\s?｜\\s?|\\s\\/\\/\\s|\\s:\\s|;\\s)',
    '(?![^()\\t]{0,60}\\)))\\s*',
  ].join(''),
  'u',
);
const at = new RegExp(`\\s(?:${wordsForAtFirm}|${wordsForAt})\\s(?=\\p{Lu})`, 'u');

const placeAndPost = (piece: string): string[] => {
  const words = piece.split(/,\s+/);
  const [place, post] = [words.slice(0, -1).join(', '), words.at(-1) ?? ''];
  const isPost = titleScore(post) >= 1 || (post.length > 4 && findDegree(post)?.index === 0);
  return words.length > 1 && isPost && placeScore(place) >= (words.length > 2 ? 0.8 : 0.6)
    ? [place, post]
    : [piece];
};

/** "Lanternjack, Cork / Product Manager": a stroke separates an employer with its town, or a school, from the role there. */
const townAndPost = (piece: string): string[] => {
  const sides = piece.split(/\s\/\s/);
  const isPost = (side = '') => titleScore(side) >= 1 || findDegree(side) !== null;
  const [place] = sides.filter((side) => !isPost(side));
  const isPlaced = place?.includes(', ') && sides.some(isPost);
  // "Care Assistant / Brightpath Homecare": one of the two is a post.
  const isOnePost = companyScore(place ?? '') > 0 && sides.filter(isPost).length === 1;
  return sides.length === 2 && (isPlaced || isOnePost) ? sides : [piece];
};

/** "Doctorado en Ciencias del Mar. Universidad de Valdehermosa": names, of which one is a post or a degree and one a house. */
const atStop = (piece: string): string[] => {
  const names = piece
    .replace(/\.\s*$/, '')
    .split(
      /(?<=\p{L}{3})(?<!Prof|Dipl|Ing|Lic|Sra|Gral|Hnos|Cía|Ltd|Inc|Ltda|Eng|Dra|Arq|Sta|Sto|Univ|Inst|Tel)\.\s+(?=\p{Lu})/u,
    );
  const isShort = names.every((name) => name.length < 70);
  const [post = '', ...others] = names;
  const isPost = titleScore(post) >= 1 || findDegree(post)?.index === 0;
  return names.length > 1 && names.length < 4 && isShort && isPost && others.some(isHouse) ? names : [piece];
};
/** A name of a house, all of whose longer words are in capitals: text about the work has others. */
const isHouse = (name: string) =>
  namesHouse(name) && name.split(/\s+/).every((word) => /^\P{Ll}|^\p{Ll}{1,3}$/u.test(word));

const each =
  (cut: (piece: string) => string[]) =>
  (pieces: string[]): string[] =>
    pieces.flatMap(cut);

/** The pieces of a head's text. */
export const cutAtMarks = inTurn<string[]>('entries/head-cuts', [
  {
    name: 'marks and cells',
    example: 'Nurse | Vale Care',
    change: each((piece) => piece.split(strong)),
  },
  {
    name: 'a full stop between a post or degree and its house',
    example: 'Profesor titular. Universidad del Ibaizabal.',
    change: each(atStop),
  },
  {
    name: 'a word for "at"',
    example: 'Nurse at Vale Care',
    change: each((piece) => piece.split(at)),
  },
  {
    name: 'a blank in a Japanese or Korean head',
    example: '株式会社みやこ 営業主任',
    change: each(withoutMarks),
  },
  {
    name: 'a town, its region and the post there',
    example: 'Hoover, AL, Shift Supervisor',
    change: each(placeAndPost),
  },
  {
    name: 'a stroke between employer and post',
    example: 'Lanternjack, Cork / Product Manager',
    change: each(townAndPost),
  },
]);
