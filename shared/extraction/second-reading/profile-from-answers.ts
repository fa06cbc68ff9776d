import type { Profile } from '../../contracts/profile.ts';
import type { Answers, Cited } from '../../model/answer-schema.ts';
import type { Ground } from '../../model/ground.ts';
import { squash } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import { parsePlace } from '../../words/places.ts';
import { splitName } from '../person/split-name.ts';
import { extractSkills } from '../skills/extract-skills.ts';
import { bareLine } from './bare-line.ts';
import {
  awardOf,
  certificateOf,
  courseOf,
  jobOf,
  projectOf,
  publicationOf,
  serviceOf,
} from './entries-from-answers.ts';
import { readLevel } from './read-level.ts';
import { maxSummaryLines, readSection, type Section } from './read-section.ts';

/** The part of a profile that a model found, with every value on its cited line. Missing values are null or empty. */
export type GroundedProfile = Omit<Profile, 'basics' | 'totals' | 'confidence' | 'review' | 'corrected'> & {
  basics: Pick<Profile['basics'], 'name' | 'first_name' | 'last_name' | 'label' | 'location' | 'summary'>;
  /** The lines that the model read for the entries of each section. */
  readLines: Record<EntrySection, ReadonlySet<number>>;
};
export type EntrySection =
  | 'work'
  | 'education'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'volunteer';

/** A person's name has only letters and the marks of names. */
const personName = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’()・·-]{1,79}$/u;
const shortValue = /^.{1,80}$/su;

/** Converts the model's responses to profile entries. `today` (ISO date) ends current periods. */
export function profileFromAnswers(answers: Answers, ground: Ground, today: string): GroundedProfile {
  const { person, work, background } = answers;
  const readLines: Partial<GroundedProfile['readLines']> = {};
  const entriesOf = <Item, Entry>(
    name: EntrySection,
    items: Item[],
    entryOf: (item: Item, section: Section) => Entry[],
  ): Entry[] => {
    const section = readSection(ground);
    const entries = items.flatMap((item) => entryOf(item, section));
    readLines[name] = section.readLines();
    return entries;
  };
  return {
    basics: basicsOf(person, ground),
    skills: skillsOf(person.skills, ground),
    languages: person.languages.flatMap((item) => languageOf(item, ground)),
    work: entriesOf('work', work.work, jobOf(today)),
    education: entriesOf('education', background.education, courseOf(today)),
    certificates: entriesOf('certificates', background.certificates, certificateOf),
    projects: entriesOf('projects', background.projects, projectOf),
    publications: entriesOf('publications', background.publications, publicationOf),
    awards: entriesOf('awards', background.awards, awardOf),
    volunteer: entriesOf('volunteer', background.volunteer, serviceOf),
    readLines: readLines as GroundedProfile['readLines'],
  };
}

function basicsOf(person: Answers['person'], ground: Ground): GroundedProfile['basics'] {
  const name = ground.text(person.name, personName)?.text ?? null;
  const { first, last } = name ? splitName(name) : { first: null, last: null };
  const place = ground.text(person.location)?.text ?? null;
  return {
    name,
    first_name: first,
    last_name: last,
    label: ground.text(person.label, shortValue)?.text ?? null,
    location: place ? parsePlace(place) : null,
    summary: ground.block(person.summary, maxSummaryLines),
  };
}

function skillsOf(skills: Cited[], ground: Ground): Profile['skills'] {
  const byName = new Map<string, Profile['skills'][number]>();
  for (const skill of skills) {
    const found = ground.text(skill, shortValue);
    if (!found) continue;
    const normalized = normalizedSkill(found.text);
    const known = byName.get(normalized);
    if (known) known.sources.push(found.source);
    else byName.set(normalized, { name: found.text, normalized, type: null, sources: [found.source] });
  }
  return [...byName.values()];
}

/** The rules' name of the same skill, so that the two can be compared. */
const normalizedSkill = (name: string): string => {
  const [read, ...others] = extractSkills([bareLine(name)]);
  return read && others.length === 0 ? read.normalized : squash(name);
};

/** Only the name of a language; its level is read by the same words as in the rules. */
function languageOf(
  { language, level }: Answers['person']['languages'][number],
  ground: Ground,
): Profile['languages'] {
  const found = ground.text(language, shortValue);
  const code = found && languageCode(found.text);
  if (!found || !code) return [];
  const levelText = ground.text(level, shortValue);
  return [{ language: found.text, code, ...readLevel(found, levelText), source: found.source }];
}
