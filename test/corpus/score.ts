import { pairEntries } from './pair-entries.ts';
import { bareUrl, nearText, sameDate, sameEmail, samePhone, samePlace, sameText, squash } from './same.ts';
import type { Truth } from './truth.ts';

export const fields = [
  'name',
  'email',
  'phone',
  'links',
  'location',
  'work.title',
  'work.company',
  'work.start',
  'work.end',
  'edu.institution',
  'edu.degree',
  'edu.start',
  'edu.end',
  'skills',
  'languages',
] as const;
export type Field = (typeof fields)[number];

interface Entry {
  start?: string | null;
  end?: string | null;
}

/** What an engine read, in the shape of the truth; dates are YYYY-MM, YYYY or `present`. */
export interface Prediction {
  name?: string | null;
  emails?: string[];
  phones?: string[];
  links?: string[];
  location?: string | null;
  work?: (Entry & { title?: string | null; company?: string | null })[];
  education?: (Entry & { institution?: string | null; degree?: string | null })[];
  skills?: string[];
  languages?: string[];
}

/** A value that was read, right or wrong, or one that was missed. A wrong value in the place of a true one counts as both. */
export interface Judgement {
  field: Field;
  verdict: 'right' | 'wrong' | 'missed';
}

type Same<T> = (predicted: string, truth: string, entry: T) => boolean;

const one = <T>(field: Field, predicted: unknown, truth: unknown, same: Same<T>, entry: T): Judgement[] => {
  const [left, right] = [predicted || null, truth || null] as [string | null, string | null];
  if (left && right && same(left, right, entry)) return [{ field, verdict: 'right' }];
  return [
    ...(left ? [{ field, verdict: 'wrong' as const }] : []),
    ...(right ? [{ field, verdict: 'missed' as const }] : []),
  ];
};

const many = (
  field: Field,
  predicted: readonly string[],
  truth: readonly string[],
  same: (predicted: string, truth: string) => boolean,
): Judgement[] => {
  const rest = [...predicted];
  const judged = truth.map((value): Judgement => {
    const at = rest.findIndex((candidate) => same(candidate, value));
    if (at >= 0) rest.splice(at, 1);
    return { field, verdict: at >= 0 ? 'right' : 'missed' };
  });
  return [...judged, ...rest.map((): Judgement => ({ field, verdict: 'wrong' }))];
};

const distinct = (values: readonly string[] = [], key: (value: string) => string = squash) => [
  ...new Map(values.filter((value) => value && key(value)).map((value) => [key(value), value])).values(),
];

/** A degree is also right when it holds each part of the true one, whatever stands between. */
const sameDegree: Same<{ degreeParts?: string[] }> = (predicted, truth, { degreeParts = [] }) =>
  nearText(predicted, truth) ||
  (degreeParts.length > 0 && degreeParts.every((part) => squash(predicted).includes(squash(part))));

/**
 * Every value of a file judged. Entries of work and education are paired by their texts first, so that a missing job does
 * not make all that follow wrong. `partial` names the parts of the truth that are incomplete: nothing is said of them.
 */
export function judge(prediction: Prediction, truth: Truth, partial: readonly string[] = []): Judgement[] {
  const known = (part: string) => !partial.includes(part);
  const digits = (value: string) => value.replace(/\D/g, '');
  const judged = [
    ...one('name', prediction.name, truth.name, sameText, null),
    ...many('email', distinct(prediction.emails), truth.emails, sameEmail),
    ...many('phone', distinct(prediction.phones, digits), truth.phones, samePhone),
    ...many(
      'links',
      distinct(prediction.links?.map(bareUrl), bareUrl),
      distinct(truth.links.map(bareUrl), bareUrl),
      (a, b) => a === b,
    ),
    ...one('location', prediction.location, truth.location, samePlace, null),
  ];
  if (known('work')) {
    for (const [read, job] of pairEntries(prediction.work ?? [], truth.work, ['title', 'company'])) {
      judged.push(...one('work.title', read?.title, job?.title, nearText, null));
      if (known('company')) judged.push(...one('work.company', read?.company, job?.company, nearText, null));
      judged.push(...one('work.start', read?.start, job?.start, sameDate, null));
      judged.push(...one('work.end', read?.end, job?.end, sameDate, null));
    }
  }
  if (known('education')) {
    const pairs = pairEntries(prediction.education ?? [], truth.education, ['institution', 'degree']);
    for (const [read, school] of pairs) {
      judged.push(...one('edu.institution', read?.institution, school?.institution, nearText, null));
      judged.push(...one('edu.degree', read?.degree, school?.degree, sameDegree, school ?? {}));
      if (!known('eduDates')) continue;
      judged.push(...one('edu.start', read?.start, school?.start, sameDate, null));
      judged.push(...one('edu.end', read?.end, school?.end, sameDate, null));
    }
  }
  // A file that names no skill of the truth may still hold some: nothing is said then.
  if (known('skills') && truth.skills.length > 0) {
    judged.push(...many('skills', distinct(prediction.skills), distinct(truth.skills), sameText));
  }
  if (known('languages')) {
    judged.push(...many('languages', distinct(prediction.languages), distinct(truth.languages), sameText));
  }
  return judged;
}

export interface Score {
  precision: number;
  recall: number;
  f1: number;
  /** How many true values there are. */
  count: number;
}

/** Precision, recall and F1 over judgements; zero where there is nothing to divide by. */
export function scoreOf(judgements: readonly Judgement[]): Score {
  const count = (verdict: Judgement['verdict']) =>
    judgements.filter((judgement) => judgement.verdict === verdict).length;
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')];
  const precision = right / (right + wrong) || 0;
  const recall = right / (right + missed) || 0;
  const f1 = (2 * precision * recall) / (precision + recall) || 0;
  return { precision, recall, f1, count: right + missed };
}
