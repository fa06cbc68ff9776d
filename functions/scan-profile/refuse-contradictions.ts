import type { DetailCode } from '../../shared/contracts/detail-codes.ts';
import type { ErrorDetail } from '../../shared/contracts/errors.ts';
import type { CorrectProfileBody } from '../../shared/contracts/profile-corrections.ts';
import { invalidFields } from '../../shared/domain/invalid.ts';
import { fold } from '../../shared/words/fold.ts';

interface Period {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
}

const fault = (param: string, code: DetailCode, message: string): ErrorDetail => ({ param, code, message });

/** Dates are compared as far as both are precise. */
const endFault = (at: string, { start_date, end_date }: Period): ErrorDetail[] =>
  start_date && end_date && end_date < start_date.slice(0, end_date.length)
    ? [fault(`${at}.end_date`, 'contradictory', 'end_date is before start_date.')]
    : [];

const nameFault = (param: string, names: (string | null | undefined)[]): ErrorDetail[] =>
  names.some(Boolean) ? [] : [fault(param, 'required', 'The entry has no name.')];

function repeated(list: string, field: string, names: string[]): ErrorDetail[] {
  const keys = names.map(fold);
  return keys.flatMap((key, at) =>
    keys.indexOf(key) < at
      ? [fault(`${list}.${at}.${field}`, 'duplicate', `${list} has this entry twice.`)]
      : [],
  );
}

/** Throws {@link ApiError} validation_failed for entries that contradict themselves, have no name, or are there twice. */
export function refuseContradictions({ work, education, skills, languages }: CorrectProfileBody): void {
  const faults = [
    ...(work ?? []).flatMap((job, at) => {
      const isOpen = job.is_current && Boolean(job.end_date);
      return [
        ...nameFault(`work.${at}.position`, [job.position, job.name]),
        ...endFault(`work.${at}`, job),
        ...(isOpen
          ? [fault(`work.${at}.is_current`, 'contradictory', 'A current job has no end_date.')]
          : []),
      ];
    }),
    ...(education ?? []).flatMap((course, at) => [
      ...nameFault(`education.${at}.institution`, [course.institution, course.study_type, course.area]),
      ...endFault(`education.${at}`, course),
    ]),
    ...repeated(
      'skills',
      'name',
      (skills ?? []).map(({ name }) => name),
    ),
    ...repeated(
      'languages',
      'language',
      (languages ?? []).map(({ language }) => language),
    ),
  ];
  if (faults.length > 0) throw invalidFields(faults);
}
