import type { Profile } from '../../contracts/profile.ts';
import { educationLevels, type seniorities } from '../../contracts/profile.ts';
import { fold } from '../../words/fold.ts';
import { type Period, passedOf } from '../entries/months.ts';

type Seniority = (typeof seniorities)[number];

/** The jobs' periods as month numbers up to today's, overlaps merged, in order. */
export const mergedPeriods = (work: Profile['work'], today: string): Period[] => {
  const periods = work
    .flatMap((job) => {
      const end = job.is_current ? today : job.end_date;
      return (job.start_date && end && passedOf(job.start_date, end, today)) || [];
    })
    .sort((a, b) => a.from - b.from);
  const merged: Period[] = [];
  for (const period of periods) {
    const last = merged.at(-1);
    if (last && period.from <= last.to + 1) last.to = Math.max(last.to, period.to);
    else merged.push({ ...period });
  }
  return merged;
};

const monthName = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** Six months or more between two jobs. */
export const gapsBetween = (periods: readonly Period[]) =>
  periods.slice(1).flatMap((period, i) => {
    const before = periods[i] as Period;
    const months = period.from - before.to - 1;
    return months >= 6 ? [{ from: monthName(before.to + 1), to: monthName(period.from - 1), months }] : [];
  });

const internship =
  /\b(?:intern|internship|praktikant\w*|werkstudent\w*|stagiaire?|becari\w*|tirocinante|estagiari\w*|stazyst\w*|trainee)\b|インターン|인턴|实习/;

/** Whether a job is an internship by its title. */
export const isInternship = ({ position }: Pick<Profile['work'][number], 'position'>): boolean =>
  position !== null && internship.test(fold(position));

const titleLevels: [Seniority, RegExp][] = [
  [
    'executive',
    /\b(?:ceo|cto|cfo|coo|cio|cmo|chief|president|vp|vice president|geschaftsfuhrer\w*|founder|co-founder|owner)\b|取締役|社長/,
  ],
  [
    'director',
    /\b(?:director\w*|direktor\w*|directeur|directrice|dirett(?:ore|rice)|diretor\w*|dyrektor\w*)\b|部長/,
  ],
  ['lead', /\b(?:lead|principal|staff|head|tech lead|team lead|teamleiter\w*|leiter\w*)\b|リーダー/],
  [
    'manager',
    /\b(?:manager\w*|projektleiter\w*|responsable|gerente|kierowni\w*|encargad\w*)\b|マネージャー|課長/,
  ],
  ['intern', internship],
  ['senior', /\b(?:senior|sr|experienced|starsz[ya]|sénior)\b|シニア/],
  ['junior', /\b(?:junior|jr|mlodsz[ya]|graduate|entry)\b|ジュニア/],
];

const seniorityOf = (title: string | null, months: number | null): Seniority | null => {
  const named = title ? titleLevels.find(([, pattern]) => pattern.test(fold(title)))?.[0] : undefined;
  if (named) return named;
  if (months === null) return null;
  // Without a word in the title: two years make a junior, six a mid-level.
  return months < 24 ? 'junior' : months < 72 ? 'mid' : 'senior';
};

export const latestJob = (work: Profile['work']) =>
  work.find((job) => job.is_current) ??
  [...work].sort((a, b) => (b.end_date ?? '').localeCompare(a.end_date ?? ''))[0] ??
  null;

export const computeTotals = (
  { work, education }: Pick<Profile, 'work' | 'education'>,
  today: string,
): Profile['totals'] => {
  const periods = mergedPeriods(work, today);
  const months = periods.length > 0 ? periods.reduce((sum, { from, to }) => sum + to - from + 1, 0) : null;
  const reached = education.map((item) => (item.level ? educationLevels.indexOf(item.level) : -1));
  return {
    experience_months: months,
    highest_education_level: educationLevels[Math.max(-1, ...reached)] ?? null,
    seniority: seniorityOf(latestJob(work)?.position ?? null, months),
  };
};
