import { idSource } from '../../../../shared/domain/ids.ts';
import type { Application } from '../../../../shared/domain/stored/application.ts';
import { sampleApplication } from './applications.ts';

const on = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`);

/** The id of an application that came on a day of November 2026, the same each time. */
export const idOn = (day: number): string => idSource(on(day), `telling ${day}`)('application');

/** An application of a day with these words and this consent, entered by the team and confirmed unless something else is given. */
export function telling(
  day: number,
  words: Partial<Application['submission']> = {},
  consent: object = {},
  { is_confirmed = true, type = 'api' }: { is_confirmed?: boolean; type?: 'api' | 'portal' } = {},
): Application {
  const { application } = sampleApplication({ consent }, { consent: { retention_months: 6 } });
  const at = on(day).toISOString();
  return {
    ...application,
    ...{ id: idOn(day), created_at: at, updated_at: at, is_confirmed },
    source: { ...application.source, type },
    submission: { ...application.submission, ...words },
  };
}
