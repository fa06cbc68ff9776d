import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { Part } from './header-parts.ts';

const inHouse =
  /^(.{4,60}?)\s(?:im|am|in der|an der|beim|zu|à la|à l['’]|au|dans|al|all['’]|alla|nel|nell['’]|nella|en el|en la|na|no|w|we)\s?(?=\p{Lu})(.{4,80})$/u;

/** "Gruppenleiterin im Kindergarten Sonnenwiese": a post, and a name that is an employer or a school by its words. */
export const atHouse = (part: Part): Part[] => {
  const [, post = '', house = ''] = inHouse.exec(part.text) ?? [];
  const isSchool = institutionScore(house) > 0 && findDegree(house) === null;
  const isParted =
    findDegree(post) === null ? titleScore(post) >= 1 && (isSchool || companyScore(house) > 0) : isSchool;
  return isParted && !/[,(]/.test(post) ? [post, house].map((text) => ({ ...part, text, place: 0 })) : [part];
};
