import { fold } from '../words/fold.ts';
import { isGeneral } from '../words/general-words.ts';
import { isWithoutContent } from '../words/trade-kinds.ts';
import { exampleWords, wishesBehind } from '../words/wishes.ts';
import { duration, yearUnits } from './duration.ts';
import { withoutGenderMarks } from './gender-neutral.ts';
import { isKnownSkill, isTool } from './skill-name.ts';

const manyYears = `(?:several|many|some|multiple|mehrere|einige|plusieurs|varios|vari|diversi|meerdere|kilka|wiele) (?:${yearUnits})`;

/** Words of a requirement that name no skill, in the languages that postings are mostly written in; folded. */
const wrapping = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    manyYears,
    'is (?:a plus|an advantage|an asset|required|desirable|preferred)|a plus|' +
      'von vorteil|wunschenswert|erwunscht|erforderlich|' +
      'est un (?:plus|atout)|un atout|souhaitee?s?|deseable|ventaja|gradit[oa]|desejavel|mile widzian\\p{L}*|gewenst|pre',
    'proven|solid|strong|good|very good|excellent|deep|sound|broad|basic|advanced|practical|professional|working|' +
      'hands-on|demonstrable|first|some|relevant|commercial|full-time|part-time',
    'experience|experienced|knowledge|proficiency|proficient|familiarity|familiar|expertise|understanding|command|' +
      'skills?|ability|fluency|background|competence',
    'you have|you know|must have|nice to have|in the use of|working with|including|incl\\.?|inkl\\.?|einschliesslich|y compris|incluyendo|incluso|incluindo',
    'at least|minimum|more than|mehr als|wenigstens|mind\\.|plus de|mas de|piu di|mais de|meer dan|ten minste|minstens|ponad|co najmniej|min\\.',
    'erfahrung(?:en)?|berufserfahrung|kenntnisse|fundierte|sehr gute|gute|erste|sicherer umgang|umgang|mindestens|mehrjahrige|einschlagige[nr]?|relevante[nr]?',
    'professionnelles?|connaissances?|maitrise|bonne|solide|au moins',
    '(?<=experiencias? )(?:laboral|profesional)|(?<=esperienz[ae] )(?:lavorativ[ae]|professionale)|' +
      '(?<=experiencias? )profissional|(?<=(?:^|years?|yrs?|of|relevant|-) {0,3})work(?= experience)',
    'experiencias?|conocimientos?|dominio|al menos|esperienz[ae]|conoscenz[ae]|almeno|conhecimentos?|pelo menos',
    '(?:werk)?ervaring|kennis|minimaal|goede|doswiadczeni\\p{L}*|zawodow\\p{L}*|znajomosci?|dobra|minimum',
  ].join('|')})(?![\\p{L}\\p{N}])|(?:として)?の?(?:実務|職務|業務)?経験`,
  'gu',
);
const joined =
  'with|in|of|at|using|on|as|for|mit|im|von|als|avec|en|de|con|di|com|em|met|van|w|z|como|come|comme|jako';
const atStart = new RegExp(
  `^(?:(?:${joined}|a|an|the|der|die|das|du|des|la|le|les|del|della|nel|do|da|ze|tant|que)(?:\\s+|$)|(?:d|l|qu)'\\s*)+`,
  'u',
);
const atEnd = new RegExp(`(?:\\s+(?:${joined}))+$`, 'u');
const craft =
  'development|programming|coding|engineering|entwicklung|programmierung|developpement|programmation|desarrollo|' +
  'programacion|sviluppo|programmazione|desenvolvimento|programacao|ontwikkeling|programowani[ae]';
const craftAround = new RegExp(`^(?:${craft})\\s+|[\\s-]+(?:${craft})$`, 'u');

interface Asked {
  /** The names in the label, folded, without the words around them. */
  names: string[];
  /** Whether one of them suffices. */
  any: boolean;
}

/** "and/or" means or. */
export const eitherOr =
  /\s(?:or|oder|ou|o|lub|albo|and ?\/ ?or|und ?\/ ?oder|et ?\/ ?ou|y ?\/ ?o|e ?\/ ?o|en ?\/ ?of|i ?\/ ?lub)\s|または/u;
export const bothAnd = /\s*[,;、・]\s*|\s(?:and|und|et|y|e|i|&)\s/u;

const wishBehind = new RegExp(`\\s+(?:${wishesBehind})\\s*$`, 'iu');
/** "Kafka is a plus" */
export const withoutWishes = (label: string): string => label.replace(wishBehind, '');

/** Words that only Dutch labels have: there, "of" means or. */
const inDutch = /ë|ij|aa|uu|(?<!\p{L})(?:een|het|met|van|ervaring|kennis|opleiding|werken)(?!\p{L})/iu;
/** "/" between spaces means or; other words for "and" and "or". */
const usualJoiners = (folded: string, isDutch: boolean) =>
  (isDutch ? folded.replace(/ of (?!meer)/g, ' or ') : folded)
    .replace(/ (?:oraz|sowie|ainsi que|as well as|asi como|assim como|nonche|alsmede|a takze) /g, ' and ')
    .replace(/ (?:bzw\.?|beziehungsweise|oppure|ossia|respectively|resp\.|dan wel|soit) /g, ' or ')
    .replace(/(?<! (?:and|und|et|y|e|en|i)) \/ /g, ' or ');
/** "CRM, e.g. Salesforce": the examples are alternatives. */
const examples = new RegExp(`(?<!\\p{L})(?:${exampleWords})`, 'u');

const everyExample = new RegExp(examples, 'gu');

/** The skills in a requirement's label: "Strong React or Vue skills" has react and vue, and either suffices. */
export function namesIn(label: string): Asked {
  // "First Aid" is a skill, not the first of several.
  if (isKnownSkill(label)) return { names: [fold(label).trim()], any: false };
  const whole = withoutGenderMarks(fold(label));
  const bare = usualJoiners(whole.replace(duration, ' '), inDutch.test(label))
    .replace(everyExample, ',')
    .replace(/[()[\]:]/g, ' ')
    .replace(/\b(?:e\.g|i\.e|z\.b|etc)\b\.?/g, ' ')
    .replace(wrapping, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const any = examples.test(whole) || eitherOr.test(` ${bare} `);
  const found = bare
    .split(eitherOr)
    .flatMap((part) => part.split(bothAnd))
    .map(trimmed)
    .map(toolOf)
    .flatMap(partsOf)
    .filter((name) => /[\p{L}\p{N}]/u.test(name) && !isGeneral(name));
  // "Planning and maintenance of …": a word without content next to a name asks for nothing more.
  const full = found.filter((name) => /[\s-]/.test(name) || !isWithoutContent(name) || isKnownSkill(name));
  const names = full.length > 0 ? full : found;
  return { names: [...new Set(names)], any };
}

/**
 * "Java development" is work with Java; "web development" is a skill of its own, and "software development" names no
 * tool.
 */
function toolOf(name: string): string {
  const tool = trimmed(name.replace(craftAround, ''));
  return !isKnownSkill(name) && isTool(tool) ? tool : name;
}

/** "HTML/CSS" is two tools; "UX/UI" is the name of one skill. */
const partsOf = (name: string): string[] => {
  const parts = name.split('/').map((part) => part.trim());
  return parts.length > 1 && !isKnownSkill(name) && parts.every(isKnownSkill) ? parts : [name];
};

function trimmed(name: string): string {
  let bare = name.trim();
  let before: string;
  do {
    before = bare;
    bare = bare
      .replace(atStart, '')
      .replace(atEnd, '')
      .replace(/^[\s.–-]+|[\s.–-]+$/gu, '');
  } while (before !== bare);
  return bare;
}
