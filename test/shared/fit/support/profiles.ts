import type { Profile } from '../../../../shared/contracts/profile.ts';
import type { Requirement } from '../../../../shared/fit/verdict.ts';
import { resultOf } from '../../../functions/support/reading.ts';

const source = (quote: string) => ({ page: 1, line: 1, quote });

/** A profile in few words; what is not named is not in the CV. */
export function profileOf({
  skills = [],
  work = [],
  ...rest
}: {
  skills?: string[];
  work?: { position?: string; highlights?: string[]; months?: number | null }[];
} & Partial<Omit<Profile, 'skills' | 'work'>> = {}): Profile {
  const months = work.reduce((sum, post) => sum + (post.months ?? 0), 0);
  const { profile } = resultOf('Jane Miller');
  return {
    ...profile,
    skills: skills.map((name) => ({
      name,
      normalized: name.toLowerCase(),
      type: null,
      sources: [source(skills.join(', '))],
    })),
    work: work.map(({ position = null, highlights = [], months: duration = null }, at) => ({
      id: `work_${at}`,
      name: 'Harbour Clinic',
      position,
      location: null,
      start_date: null,
      end_date: null,
      is_current: false,
      duration_months: duration,
      summary: null,
      highlights,
      source: source(`${position}, Harbour Clinic`),
    })),
    totals: { experience_months: months || null, highest_education_level: null, seniority: null },
    ...rest,
  };
}

export const languagesOf = (
  ...listed: [language: string, code: string, cefr: Profile['languages'][number]['cefr']][]
): Profile['languages'] =>
  listed.map(([language, code, cefr]) => ({ language, code, cefr, fluency: null, source: source(language) }));

export const educationOf = (...levels: Profile['education'][number]['level'][]): Profile['education'] =>
  levels.map((level) => ({
    institution: 'A school',
    area: null,
    study_type: level,
    level,
    start_date: null,
    end_date: null,
    score: null,
    source: source(`${level}, A school`),
  }));

export const certificatesOf = (...names: string[]): Profile['certificates'] =>
  names.map((name) => ({ name, issuer: null, date: null, url: null, source: source(name) }));

export const requirementOf = (
  type: Requirement['type'],
  label: string,
  more: Partial<Requirement> = {},
): Requirement => ({
  id: 'req_01HZZZZZZZZZZZZZZZZZZZZZZZ',
  type,
  label,
  importance: 'must_have',
  min_years: null,
  level: null,
  weight: 1,
  knockout: false,
  ...more,
});
