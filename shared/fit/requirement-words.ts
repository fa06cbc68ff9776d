import { fold } from '../extraction/rules/fold.ts';
import { isKnownSkill } from './skill-name.ts';

/** Words of a requirement that name no skill, in the languages that postings are mostly written in; folded. */
const wrapping = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'proven|solid|strong|good|very good|excellent|deep|sound|broad|basic|advanced|practical|professional|working|hands-on|demonstrable|first|some|relevant|commercial',
    'experience|experienced|knowledge|proficiency|proficient|familiarity|familiar|expertise|understanding|command|skills?|ability|fluency|background|competence',
    'you have|you know|must have|nice to have|at least|minimum|more than|in the use of|working with',
    'erfahrung(?:en)?|berufserfahrung|kenntnisse|fundierte|sehr gute|gute|erste|sicherer umgang|umgang|mindestens|mehrjahrige',
    'experience professionnelle|connaissances?|maitrise|bonne|solide|au moins',
    'experiencia|conocimientos?|dominio|al menos|esperienza|conoscenza|almeno|experiencia|conhecimentos?|pelo menos',
    'ervaring|kennis|minimaal|goede|doswiadczenie|znajomosc|dobra|minimum',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
const joining =
  /^(?:(?:with|in|of|at|using|on|as|for|a|an|the|mit|im|in|von|als|der|die|das|avec|en|de|du|des|la|le|les|con|di|del|della|nel|com|em|do|da|met|van|w|z|ze|jako)\s+)+|(?:\s+(?:with|in|of|at|using|on|as|for|mit|im|von|als|avec|en|de|con|di|com|em|met|van|w|z))+$/u;
const duration =
  /\d{1,2}(?:[.,]\d)?\s*(?:\+|plus|or more|oder mehr)?\s*(?:(?:-|–|to|bis|a)\s*\d{1,2}\s*\+?\s*)?(?:years?'?|yrs?\.?|jahren?|ans?|annees?|anos?|anni|jaar|jaren|lat|lata)(?!\p{L})|\d{1,2}\s*年(?:以上)?/gu;

/** Years that a label names, such as "5+ years" or "3 Jahre"; null where it names none. */
export function yearsIn(label: string): number | null {
  const [found] = fold(label).match(duration) ?? [];
  return found === undefined ? null : Number.parseFloat(found.replace(',', '.'));
}

export interface Asked {
  /** What the label names, folded, without the words around it. */
  names: string[];
  /** Whether one of them is enough. */
  any: boolean;
}

const eitherOr = /\s(?:or|oder|ou|o|lub|albo)\s|または/u;
const bothAnd = /\s*[,;、・]\s*|\s(?:and|und|et|y|e|i|&)\s/u;

/** What a requirement asks for by its label: "Strong React or Vue skills" names react and vue, and either will do. */
export function namesIn(label: string): Asked {
  // "First Aid" is a skill, and no first of several.
  if (isKnownSkill(label)) return { names: [fold(label).trim()], any: false };
  const bare = fold(label)
    .replace(duration, ' ')
    .replace(/[()[\]:]/g, ' ')
    .replace(/\b(?:e\.g\.|i\.e\.|z\.b\.|etc\.?)/g, ' ')
    .replace(wrapping, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const any = eitherOr.test(` ${bare} `);
  const names = bare
    .split(eitherOr)
    .flatMap((part) => part.split(bothAnd))
    .map(trimmed)
    .filter((name) => /[\p{L}\p{N}]/u.test(name));
  return { names: [...new Set(names)], any };
}

function trimmed(name: string): string {
  let bare = name.trim();
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(joining, '').replace(/^[\s.–-]+|[\s.–-]+$/gu, '');
  }
  return bare;
}
