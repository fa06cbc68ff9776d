import type { Profile } from '../../contracts/profile.ts';
import type { Line } from '../document.ts';
import { joinBeginAndEnd } from './begin-end-lines.ts';
import { cite } from './cite.ts';
import { type Entry, splitEntries } from './entries.ts';
import { bodyText } from './entry-text.ts';
import { cutPlace, headerParts, type Part, splitAtCommas } from './header-parts.ts';
import { looksLikePlace } from './places.ts';
import { companyScore, titleScore } from './role-words.ts';
import { monthsBetween } from './totals.ts';

type Work = Profile['work'][number];

interface Candidate {
  entry: Entry;
  parts: Part[];
  place: string | null;
}

/** Above zero a title, below an employer. What stands behind a comma is a department or a town and counts for less. */
const rolePull = ({ text, says }: Part): number => {
  if (says === 'title') return 5;
  if (says === 'employer') return -5;
  const whole = titleScore(text) - companyScore(text);
  const head = text.split(/,\s/)[0] ?? '';
  return head === text ? whole : (whole + 2 * (titleScore(head) - companyScore(head))) / 3;
};

/** Head parts without places; a single part is cut at its commas, several keep theirs. */
const candidateOf = (entry: Entry): Candidate => {
  const whole = headerParts(entry);
  const split =
    whole.filter((part) => part.place < 0.6).length < 2
      ? whole.flatMap(splitAtCommas)
      : whole.flatMap(cutPlace);
  const place = split.find((part) => part.place >= 0.6) ?? null;
  const named = split.filter((part) => part.place < 0.6);
  // Of three parts, the last that looks like "City, Region" is the place even when the country is not known.
  const last = named.at(-1);
  if (!place && last && named.length > 2 && looksLikePlace(last.text))
    return { entry, parts: named.slice(0, -1), place: last.text };
  return { entry, parts: named, place: place?.text ?? null };
};

/** Above zero: the document writes the title first; below: the employer. Learned once over all its entries. */
const titleFirst = (candidates: readonly Candidate[]) =>
  candidates.reduce(
    (sum, { parts: [first, second] }) => (first && second ? sum + rolePull(first) - rolePull(second) : sum),
    0,
  );

const isOwnBusiness = (title: string) =>
  /(?<!\p{L})(?:freelanc|self-employed|selbst[aä]ndig|freiberuf|ind[eé]pendant|aut[oó]nom|libero professionista|zzp)/iu.test(
    title,
  );

/** Both halves of a title as the line writes them, or null where more than a dash stands between. */
const wholeTitle = (first: Part, second: Part): Part | null => {
  const { text } = first.line;
  const start = text.indexOf(first.text);
  const end = text.indexOf(second.text, start + first.text.length);
  const between = start < 0 || end < 0 ? '' : text.slice(start + first.text.length, end);
  return /^\s?[–—-]\s$/.test(between)
    ? { ...first, text: text.slice(start, end + second.text.length) }
    : null;
};

const assign = ({ parts }: Candidate, order: number): { title: Part | null; company: Part | null } => {
  const [first, second] = parts;
  if (!first) return { title: null, company: null };
  if (!second)
    return rolePull(first) > 0 || order > 0
      ? { title: first, company: null }
      : { title: null, company: first };
  // Place, motto or department may stand between the employer and the title.
  const late = parts.slice(2).find((part) => rolePull(part) > 0.5);
  if (late && rolePull(first) <= 0 && rolePull(second) <= 0) return { title: late, company: first };
  // "Manager – Finance & Accounts" on one line, the employer on another: the second half belongs to the title.
  const employer = parts.slice(2, 4).find((part) => part.row !== first.row && rolePull(part) <= -1);
  if (employer && first.row === second.row && rolePull(first) > 0.5 && companyScore(second.text) === 0) {
    return { title: wholeTitle(first, second) ?? first, company: employer };
  }
  const pull = rolePull(first) - rolePull(second) + Math.max(-1, Math.min(1, order)) * 0.9;
  return pull >= 0 ? { title: first, company: second } : { title: second, company: first };
};

/** Years and months as one number, so that a period can be looked for inside another. */
const inside = (inner: Entry['dates'], outer: Entry['dates']) =>
  inner?.start != null &&
  outer?.start != null &&
  inner.start.slice(0, 4) >= outer.start.slice(0, 4) &&
  (outer.isCurrent ||
    (outer.end !== null &&
      !inner.isCurrent &&
      (inner.end ?? inner.start).slice(0, 4) <= outer.end.slice(0, 4)));

/** An employer with the dates of the whole stay heads the roles below it and is no job of its own. */
const headsNext = (candidate: Candidate, next: Candidate | undefined) =>
  next !== undefined &&
  candidate.parts.length === 1 &&
  next.parts.length === 1 &&
  candidate.entry.body.length === 0 &&
  rolePull(candidate.parts[0] as Part) <= 0 &&
  rolePull(next.parts[0] as Part) >= rolePull(candidate.parts[0] as Part) &&
  inside(next.entry.dates, candidate.entry.dates);

/** What a line of an undated entry tells. */
const tells = (text: string) =>
  titleScore(text) >= 1 ? 'role' : companyScore(text) >= 1 ? 'employer' : null;

/** Jobs out of the lines of the work sections, in the order of the document. */
export const extractWork = (sections: readonly (readonly Line[])[], today: string): Work[] => {
  const candidates = sections
    .flatMap((lines) => splitEntries(joinBeginAndEnd(lines), 'range', tells))
    .map(candidateOf);
  const order = titleFirst(candidates);
  let employer: string | null = null;
  let whole: Candidate | null = null;
  return candidates.flatMap((candidate, i) => {
    if (headsNext(candidate, candidates[i + 1])) {
      whole = candidate;
      employer = candidate.parts[0]?.text ?? null;
      return [];
    }
    if (
      whole &&
      candidate.parts.length === 1 &&
      employer &&
      inside(candidate.entry.dates, whole.entry.dates)
    ) {
      const [title] = candidate.parts as [Part];
      return [toWork(candidate, { title, name: employer, line: title.line }, i, today)];
    }
    whole = null;
    const { title, company } = assign(candidate, order);
    // Several roles under one employer: the name stands once, above the first.
    const name: string | null =
      company?.text ??
      (title && candidate.parts.length === 1 && candidates.length > 1 && !isOwnBusiness(title.text)
        ? employer
        : null);
    // Beside a title on one line an employer heads nothing; on a line of its own it may head the roles below.
    employer = company && title && company.line === title.line ? null : name;
    const line = title?.line ?? company?.line ?? candidate.entry.header[0]?.line;
    if (!line || (!title && !company)) return [];
    return [toWork(candidate, { title, name, line }, i, today)];
  });
};

/** "Project Officer, Department of Works": where somebody worked is no part of the title. */
const withoutDepartment = (title: string) =>
  title.replace(
    /,\s+(?:(?:the\s)?(?:department|dept\.?|division|faculty|abteilung|bereich|fachbereich|d[ée]partement|service|departamento|dipartimento|reparto|afdeling|dzia[łl]|wydzia[łl])\s.*|[^,]*\s(?:department|division|dept\.?|abteilung|team),?)$/iu,
    '',
  ) || title;

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
    duration_months: dates?.start ? monthsBetween(dates.start, dates.isCurrent ? today : dates.end) : null,
    summary,
    highlights,
    source: cite(line),
  };
};
