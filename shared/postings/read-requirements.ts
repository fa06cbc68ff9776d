import { yearsIn } from '../fit/duration.ts';
import { fold } from '../words/fold.ts';
import type { Requirement } from './findings.ts';
import { readLines, readShortThings } from './read-lines.ts';
import { isNode, list, type SchemaNode, textIn } from './schema-node.ts';

const maxRequirements = 40;

const requirement = (
  type: Requirement['type'],
  label: string,
  min_years: number | null = null,
): Requirement => ({
  type,
  label,
  importance: 'must_have',
  min_years,
  level: null,
  weight: 1,
  knockout: false,
});

/** The requirements that a JobPosting lists. Those inside its description stay there, because their kind is unknown. */
export function readSchemaRequirements(node: SchemaNode): Requirement[] {
  const skills = list(node.skills)
    .flatMap((skill) => readShortThings(textIn(skill) ?? '', 100))
    .map((label) => requirement('skill', label));
  const educations = list(node.educationRequirements).flatMap((value) => {
    const text = isNode(value) ? textIn(value.credentialCategory ?? value.name) : textIn(value);
    return label(text).map((words) => requirement('education', words));
  });
  const qualifications = list(node.qualifications)
    .filter((value) => !isNode(value))
    .flatMap((value) => readLines((textIn(value) ?? '').slice(0, 20_000)))
    .flatMap((line) => label(line).map((words) => requirement('other', words)));
  const all = [
    ...list(node.experienceRequirements).flatMap(readExperience),
    ...educations,
    ...skills,
    ...qualifications,
  ];
  const distinct = new Map(all.map((one) => [fold(one.label), one]));
  return [...distinct.values()].slice(0, maxRequirements);
}

function readExperience(value: unknown): Requirement[] {
  if (!isNode(value))
    return label(textIn(value)).map((words) => requirement('experience', words, yearsIn(words)));
  const months = Number(textIn(value.monthsOfExperience) ?? Number.NaN);
  const inYears = months > 0 && months <= 720 ? Math.round((months / 12) * 10) / 10 : null;
  const words = textIn(value.description ?? value.name) ?? (inYears === null ? null : 'Experience');
  return label(words).map((text) => requirement('experience', text, inYears));
}

/** Words that fit as a label; search engines write `no requirements` for none. */
const label = (text: string | null): string[] => {
  const words = text?.replace(/\s+/g, ' ').trim() ?? '';
  return words === '' || words.length > 300 || /^(no requirements|none|n\/a|-)$/i.test(words) ? [] : [words];
};
