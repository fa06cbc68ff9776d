import type { Profile, Source } from '../../contracts/profile.ts';
import type { CorrectableList, CorrectProfileBody } from '../../contracts/profile-corrections.ts';
import { findDegree } from '../../words/degree-words.ts';
import { languageCode } from '../../words/language-names.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import { isLeftOpen } from '../entries/open-studies.ts';
import { fluencyOfCefr } from '../skills/fluency-of-cefr.ts';

/** The lists of a profile that a person can correct. */
export type Lists = Pick<Profile, CorrectableList>;
type Sent<List extends CorrectableList> = NonNullable<CorrectProfileBody[List]>;

/**
 * Jobs of a correction. An id stays where `shown` or `read` has it; other jobs get the next one that no job has. The duration is
 * computed later.
 */
export function jobsOf(sent: Sent<'work'>, shown: Profile['work'], read: Profile['work']): Profile['work'] {
  const known = new Set([...shown, ...read].map(({ id }) => id));
  const taken = new Set(read.map(({ id }) => id));
  const kept = new Set<string>();
  const places = sent.map(({ id }) => {
    if (id === undefined || !known.has(id) || kept.has(id)) return null;
    kept.add(id);
    taken.add(id);
    return id;
  });
  let next = 1;
  const made = () => {
    while (taken.has(`work_${next}`)) next++;
    return `work_${next++}`;
  };
  return sent.map((job, at) => ({
    id: places[at] ?? made(),
    name: job.name ?? null,
    position: job.position ?? null,
    location: job.location?.raw ?? null,
    start_date: job.start_date ?? null,
    end_date: job.end_date ?? null,
    is_current: job.is_current,
    duration_months: null,
    summary: job.summary ?? null,
    highlights: job.highlights,
    source: job.source ?? null,
  }));
}

/** Courses of a correction. Without a level, that of the degree counts if it was reached by `today`. */
export const coursesOf = (sent: Sent<'education'>, today: string): Profile['education'] =>
  sent.map(({ institution = null, area = null, study_type = null, level, ...course }) => {
    const head = [institution, study_type, area].filter((text) => text !== null);
    const end = course.end_date ?? null;
    const reached =
      study_type !== null && !isLeftOpen({ head, end }, today) ? findDegree(study_type)?.level : null;
    return {
      institution,
      area,
      study_type,
      level: level === undefined ? (reached ?? null) : level,
      start_date: course.start_date ?? null,
      end_date: end,
      score: course.score ?? null,
      source: course.source ?? null,
    };
  });

export const skillsOf = (sent: Sent<'skills'>): Profile['skills'] =>
  sent.map(({ name, sources }) => {
    const known = knownSkill(name);
    return { name, normalized: known?.name ?? name, type: known?.type ?? null, sources };
  });

export const languagesOf = (sent: Sent<'languages'>): Profile['languages'] =>
  sent.map(({ language, fluency = null, cefr = null, source = null }) => ({
    language,
    code: languageCode(language),
    fluency: fluency ?? (cefr ? fluencyOfCefr[cefr] : null),
    cefr,
    source,
  }));

export const certificatesOf = (sent: Sent<'certificates'>): Profile['certificates'] =>
  sent.map(({ name, issuer = null, date = null, url = null, source = null }) => ({
    name,
    issuer,
    date,
    url,
    source,
  }));

const keyOf = ({ page, line, quote }: Source) => JSON.stringify([page, line, quote]);

/** The lines that a profile was read from. */
function linesOf({ skills, ...profile }: Profile): Set<string> {
  const { work, education, languages, certificates, projects, publications, awards, volunteer } = profile;
  const entries = [
    work,
    education,
    languages,
    certificates,
    projects,
    publications,
    awards,
    volunteer,
  ].flat();
  const sources = [...entries.map(({ source }) => source), ...skills.flatMap((skill) => skill.sources)];
  return new Set(sources.flatMap((source) => (source ? [keyOf(source)] : [])));
}

/** The lists without the lines that `read` was not read from. */
export function withKnownLines(lists: Partial<Lists>, read: Profile): Partial<Lists> {
  const lines = linesOf(read);
  const isKnown = (source: Source) => lines.has(keyOf(source));
  const cite = <Entry extends { source: Source | null }>(entry: Entry): Entry => ({
    ...entry,
    source: entry.source && isKnown(entry.source) ? entry.source : null,
  });
  const { work, education, skills, languages, certificates } = lists;
  return {
    ...(work && { work: work.map(cite) }),
    ...(education && { education: education.map(cite) }),
    ...(skills && { skills: skills.map((skill) => ({ ...skill, sources: skill.sources.filter(isKnown) })) }),
    ...(languages && { languages: languages.map(cite) }),
    ...(certificates && { certificates: certificates.map(cite) }),
  };
}
