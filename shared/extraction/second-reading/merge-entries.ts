import type { Profile, Source } from '../../contracts/profile.ts';
import { squash } from '../../words/fold.ts';
import { skillKey } from '../skills/extract-skills.ts';

type Sourced = { source: Source | null };
const lineOf = ({ source }: Sourced) => source?.line ?? 0;
type Skill = Profile['skills'][number];
type Language = Profile['languages'][number];

/**
 * The model's entries, each with its missing fields from the rules' entry of the same line, and the rules' entries
 * whose lines the model did not read. If several of the rules' entries are on a line, the name decides.
 */
export function mergeEntries<Entry extends Sourced>(
  ours: Entry[],
  theirs: Entry[],
  readLines: ReadonlySet<number>,
  nameOf: (entry: Entry) => string | null,
): Entry[] {
  const keyOf = (entry: Entry) => squash(nameOf(entry) ?? '');
  const onLineOf = (entry: Entry) => ours.filter((one) => lineOf(one) === lineOf(entry));
  const twinOf = (item: Entry) => {
    const candidates = onLineOf(item);
    return candidates.length > 1 ? candidates.find((one) => keyOf(one) === keyOf(item)) : candidates[0];
  };
  const twins = new Set(theirs.map(twinOf));
  const givesWay = (entry: Entry) =>
    readLines.has(lineOf(entry)) && (twins.has(entry) || onLineOf(entry).length === 1);
  const filled = theirs.map((item) => fillGaps(item, twinOf(item)));
  return inOrder([...filled, ...ours.filter((entry) => !givesWay(entry))]);
}

/** Several languages can be on one line, so the line does not identify the language. */
export function mergeLanguages(ours: Language[], theirs: Language[]): Language[] {
  const keyOf = ({ code, language }: Language) => code ?? squash(language);
  const keys = new Set(theirs.map(keyOf));
  const twinOf = (item: Language) => ours.find((one) => keyOf(one) === keyOf(item));
  const filled = theirs.map((item) => fillGaps(item, twinOf(item)));
  return inOrder([...filled, ...ours.filter((item) => !keys.has(keyOf(item)))]);
}

/** As with languages; the rules' own lines of a skill are kept in addition to the one that the model cites. */
export function mergeSkills(ours: Skill[], theirs: Skill[]): Skill[] {
  const keyOf = ({ normalized }: Skill) => skillKey(normalized);
  const open = new Map(ours.map((skill) => [keyOf(skill), skill]));
  const filled = theirs.map((skill) => {
    const twin = open.get(keyOf(skill));
    open.delete(keyOf(skill));
    const cited = new Set(skill.sources.map(({ line }) => line));
    const others = twin?.sources.filter(({ line }) => !cited.has(line)) ?? [];
    const sources = [...skill.sources, ...others].sort((a, b) => a.line - b.line);
    return { ...skill, type: twin?.type ?? skill.type, sources };
  });
  const firstLine = ({ sources }: Skill) => sources[0]?.line ?? 0;
  return [...filled, ...open.values()].sort((a, b) => firstLine(a) - firstLine(b));
}

const inOrder = <Entry extends Sourced>(entries: Entry[]): Entry[] =>
  entries.sort((a, b) => lineOf(a) - lineOf(b));

function fillGaps<Entry extends Sourced>(item: Entry, twin: Entry | undefined): Entry {
  if (!twin) return item;
  const filled = Object.entries(item).map(([field, value]) => [
    field,
    isOpen(field, value, item) ? twin[field as keyof Entry] : value,
  ]);
  return Object.fromEntries(filled) as Entry;
}

/** A current period has no end, even if the rules found one; a period without an end may be current. */
function isOpen(field: string, value: unknown, item: object): boolean {
  if (field === 'is_current') return value === false && 'end_date' in item && item.end_date === null;
  if (field === 'end_date' && 'is_current' in item && item.is_current) return false;
  return value === null || (Array.isArray(value) && value.length === 0);
}
