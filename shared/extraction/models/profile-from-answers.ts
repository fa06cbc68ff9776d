import type { Profile } from '../../contracts/profile.ts';
import { findDegree } from '../rules/degree-words.ts';
import { squash } from '../rules/fold.ts';
import { languageCode } from '../rules/language-names.ts';
import { isLeftOpen } from '../rules/open-studies.ts';
import { splitName } from '../rules/person-name.ts';
import { parsePlace } from '../rules/places.ts';
import { extractSkills } from '../rules/skills.ts';
import { monthsBetween } from '../rules/totals.ts';
import type { Answers, Cited, Range } from './answer-schema.ts';
import { bareLine } from './bare-line.ts';
import type { Found, Ground } from './ground.ts';
import { readLevel } from './read-level.ts';

/** What a model found of a profile, every value borne out by its line. What it says nothing of is null or empty. */
export type GroundedProfile = Omit<Profile, 'basics' | 'totals' | 'confidence'> & {
  basics: Pick<Profile['basics'], 'name' | 'first_name' | 'last_name' | 'label' | 'location' | 'summary'>;
};

/** Lines that one list item, and a profile text, may have. */
const maxHighlightLines = 8;
const maxSummaryLines = 25;

/** A person's name has letters only, with the marks that names have. */
const personName = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’()・·-]{1,79}$/u;
const shortValue = /^.{1,80}$/su;

/** Answers to profile entries. `today` (ISO date) ends the periods that go on. */
export function profileFromAnswers(answers: Answers, ground: Ground, today: string): GroundedProfile {
  const { person, work, background } = answers;
  const reading = readingOn(ground);
  return {
    basics: basicsOf(person, ground),
    work: work.work.flatMap((job) => reading.job(job, today)),
    education: background.education.flatMap((course) => reading.course(course, today)),
    skills: skillsOf(person.skills, ground),
    languages: person.languages.flatMap((item) => languageOf(item, ground)),
    certificates: background.certificates.flatMap(({ name, issuer, date }) =>
      reading.entry(ground.text(name), ({ text, source }) => ({
        name: text,
        issuer: reading.value(issuer),
        date: ground.date(date),
        url: null,
        source,
      })),
    ),
    projects: background.projects.flatMap((item) =>
      reading.entry(ground.text(item.name), ({ text, source }) => ({
        name: text,
        description: ground.block(item.description, maxSummaryLines),
        ...reading.period(item),
        url: null,
        highlights: reading.items(item.highlights),
        source,
      })),
    ),
    publications: background.publications.flatMap(({ name, publisher, release_date }) =>
      reading.entry(ground.text(name), ({ text, source }) => ({
        name: text,
        publisher: reading.value(publisher),
        release_date: ground.date(release_date),
        url: null,
        source,
      })),
    ),
    awards: background.awards.flatMap(({ title, awarder, date }) =>
      reading.entry(ground.text(title), ({ text, source }) => ({
        title: text,
        awarder: reading.value(awarder),
        date: ground.date(date),
        source,
      })),
    ),
    volunteer: background.volunteer.flatMap(reading.service),
  };
}

function readingOn(ground: Ground) {
  const value = (cited: Cited | null) => ground.text(cited)?.text ?? null;
  const items = (ranges: Range[]) => ranges.flatMap((range) => ground.block(range, maxHighlightLines) ?? []);
  const period = ({ start_date, end_date }: { start_date: Cited | null; end_date: Cited | null }) => {
    const start = ground.date(start_date);
    const end = ground.date(end_date);
    return { start_date: start, end_date: start && end && end < start.slice(0, end.length) ? null : end };
  };
  /** An entry hangs on one value: its name, title or employer. */
  const entry = <T>(anchor: Found | null, make: (anchor: Found) => T): T[] => {
    if (anchor) return [make(anchor)];
    ground.dropEntry();
    return [];
  };

  return {
    value,
    items,
    period,
    entry,
    job(item: Answers['work']['work'][number], today: string): Profile['work'] {
      const position = ground.text(item.position);
      const name = ground.text(item.name);
      return entry(position ?? name, ({ source }) => {
        const dates = period(item);
        const is_current = ground.isCurrent(item.current_line);
        const end_date = is_current ? null : dates.end_date;
        return {
          id: '',
          name: name?.text ?? null,
          position: position?.text ?? null,
          location: value(item.location),
          start_date: dates.start_date,
          end_date,
          is_current,
          duration_months: dates.start_date
            ? monthsBetween(dates.start_date, is_current ? today : end_date, today)
            : null,
          summary: ground.block(item.summary, maxSummaryLines),
          highlights: items(item.highlights),
          source,
        };
      });
    },
    course(item: Answers['background']['education'][number], today: string): Profile['education'] {
      const institution = ground.text(item.institution);
      const degree = ground.text(item.study_type);
      return entry(institution ?? degree, ({ source }) => {
        const dates = period(item);
        const head = [institution, degree].flatMap((found) => found?.source.quote ?? []);
        const level = degree && findDegree(degree.text)?.level;
        return {
          institution: institution?.text ?? null,
          area: value(item.area),
          study_type: degree?.text ?? null,
          level: level && !isLeftOpen({ head, end: dates.end_date }, today) ? level : null,
          ...dates,
          score: value(item.score),
          source,
        };
      });
    },
    service(item: Answers['background']['volunteer'][number]): Profile['volunteer'] {
      const organization = ground.text(item.organization);
      const position = ground.text(item.position);
      return entry(organization ?? position, ({ source }) => ({
        organization: organization?.text ?? null,
        position: position?.text ?? null,
        ...period(item),
        is_current: ground.isCurrent(item.current_line),
        highlights: items(item.highlights),
        source,
      }));
    },
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

/** As the rules name the same skill, so that both are held equal. */
const normalizedSkill = (name: string): string => {
  const [read, ...others] = extractSkills([bareLine(name)]);
  return read && others.length === 0 ? read.normalized : squash(name);
};

/** Only what is a language's name; its level is judged by the same words as the rules judge it. */
function languageOf(
  { language, level }: Answers['person']['languages'][number],
  ground: Ground,
): Profile['languages'] {
  const found = ground.text(language, shortValue);
  const code = found && languageCode(found.text);
  if (!found || !code) return [];
  const said = ground.text(level, shortValue);
  return [{ language: found.text, code, ...readLevel(found, said), source: found.source }];
}
