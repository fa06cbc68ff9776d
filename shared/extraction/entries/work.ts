import type { Profile } from '../../contracts/profile.ts';
import { departmentsBefore, departmentsBehind } from '../../words/department-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { sameEmployer } from '../../words/same-employer.ts';
import { cite } from '../cite.ts';
import type { Line } from '../document.ts';
import { joinBeginAndEnd } from './begin-end-lines.ts';
import { bodyText } from './body-text.ts';
import { withEmployersAbove } from './employer-above.ts';
import { habitsOf } from './habits.ts';
import type { Part } from './header-parts.ts';
import { type Candidate, candidateOf, titleFirst } from './job-heads.ts';
import { assign, furtherRole, type Job } from './jobs.ts';
import { monthsBetween } from './months.ts';
import {
  headsNext,
  inside,
  isOneRow,
  isPause,
  mostRoles,
  titleBelowEmployer,
  titleOfRow,
} from './role-groups.ts';
import { splitEntries } from './split-entries.ts';

type Work = Profile['work'][number];

const isOwnBusiness = (title: string) =>
  /(?<!\p{L})(?:freelanc|self-employed|selbst[aä]ndig|freiberuf|ind[eé]pendant|aut[oó]nom|libero professionista|zzp)/iu.test(
    title,
  );

/** The kind of fact in a line of an undated entry. */
const factIn = (text: string) =>
  titleScore(text) >= 1 ? 'role' : companyScore(text) >= 1 ? 'employer' : null;

/**
 * Jobs out of the lines of the work sections, in the order of the document. `order` is above zero where it writes titles before
 * employers, below zero where after them; where jobs do not show it, the courses do (`orderOfCourses`, the same for degrees and schools).
 */
export const extractWork = (
  sections: readonly (readonly Line[])[],
  today: string,
  orderOfCourses = 0,
): { work: Work[]; order: number; endsInTowns: boolean } => {
  const groups = sections.map((lines) => withEmployersAbove(joinBeginAndEnd(lines)));
  const employers = new Map(groups.flatMap((group) => [...group.employers]));
  const entries = groups.flatMap(({ lines }) => splitEntries(lines, 'range', factIn));
  const habits = habitsOf(entries);
  const candidates = entries
    .map((entry) => candidateOf(entry, habits))
    .filter((candidate) => !isPause(candidate));
  const own = titleFirst(candidates);
  const order = own === 0 ? Math.max(-0.5, Math.min(0.5, orderOfCourses)) : own;
  let employer: string | null = null;
  /** The employer of the job before. */
  let last: string | null = null;
  let whole: Candidate | null = null;
  let job: Job | undefined;
  const work = candidates.flatMap((candidate, i): Work[] => {
    if (headsNext(candidate, candidates.slice(i + 1, i + 1 + mostRoles))) {
      whole = candidate;
      employer = candidate.parts[0]?.text ?? null;
      return [];
    }
    if (whole && isOneRow(candidate) && employer && inside(candidate.entry.dates, whole.entry.dates)) {
      const title = titleOfRow(candidate) as Part;
      return [toWork(candidate, { title, name: employer, line: title.line }, i, today)];
    }
    whole = null;
    const above = employers.get(candidate.entry.header[0]?.line.number ?? -1);
    const post = above && titleBelowEmployer(candidate);
    if (post) return [toWork(candidate, { title: post, name: above, line: post.line }, i, today)];
    const further = furtherRole(candidate, job);
    const { title, company } = further ?? assign(candidate, order);
    if (!further) job = { title, company };
    // Several roles under one employer: the name is there once, above the first.
    const isSame = company !== null && sameEmployer.test(company.text);
    const name: string | null =
      (isSame ? last : company?.text) ??
      (title &&
      (further || candidate.parts.length === 1) &&
      candidates.length > 1 &&
      !isOwnBusiness(title.text)
        ? employer
        : null);
    last = name;
    // An employer on the line of a title heads nothing; on a line of its own it may head the roles below.
    employer = company && title && company.line === title.line ? null : name;
    const line = title?.line ?? company?.line ?? candidate.entry.header[0]?.line;
    if (!line || (!title && !company)) return [];
    return [toWork(candidate, { title, name, line }, i, today)];
  });
  return { work: work.filter(firstOfEqual()), order: own, endsInTowns: habits.endsInTowns };
};

/** A Japanese CV lists its jobs in a form, and again in the record of the career that follows it: the first of equal jobs. */
const firstOfEqual = () => {
  const known = new Set<string>();
  return ({ name, position, start_date, end_date }: Work) => {
    if (name === null || start_date === null) return true;
    const key = JSON.stringify([name, position, start_date, end_date]);
    const isFirst = !known.has(key);
    known.add(key);
    return isFirst;
  };
};

const inDepartment = new RegExp(
  `,\\s+(?:(?:the\\s)?(?:${departmentsBefore})\\s.*|[^,]*\\s(?:${departmentsBehind}),?)$`,
  'iu',
);
/** "Project Officer, Department of Works": the department is no part of the title. */
const withoutDepartment = (title: string) => title.replace(inDepartment, '') || title;

const toWork = (
  { entry, place }: Candidate,
  { title, name, line }: { title: Part | null; name: string | null; line: Line },
  index: number,
  today: string,
): Work => {
  const { dates } = entry;
  const { summary, highlights } = bodyText(entry.body);
  return {
    id: `work_${index + 1}`,
    name,
    position: title ? withoutDepartment(title.text) : null,
    location: place,
    start_date: dates?.start ?? null,
    end_date: dates?.isRange ? dates.end : null,
    is_current: dates?.isCurrent ?? false,
    duration_months: dates?.start
      ? monthsBetween(dates.start, dates.isCurrent ? today : dates.end, today)
      : null,
    summary,
    highlights,
    source: cite(line),
  };
};
