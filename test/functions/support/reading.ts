import type { Profile, Summary } from '../../../shared/contracts/profile.ts';
import type { ScanResult } from '../../../shared/domain/stored/scan.ts';
import type { ExtractionOutcome } from '../../../shared/extraction/outcome.ts';

const nothing: Profile = {
  basics: {
    name: null,
    first_name: null,
    last_name: null,
    label: null,
    email: null,
    emails: [],
    phone: null,
    phones: [],
    url: null,
    profiles: [],
    location: null,
    summary: null,
  },
  work: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  projects: [],
  publications: [],
  awards: [],
  volunteer: [],
  totals: { experience_months: null, highest_education_level: null, seniority: null },
  confidence: {
    name: 0,
    email: 0,
    phone: 0,
    location: 0,
    work: 0,
    education: 0,
    skills: 0,
    languages: 0,
  },
  review: [],
  corrected: [],
};

const summaryOf = (headline: string): Summary => ({
  headline,
  text: headline,
  highlights: [],
  current_title: null,
  current_company: null,
  years_of_experience: null,
  seniority: null,
  top_skills: [],
  languages: [],
  gaps: [],
  questions_to_ask: [],
  language: 'en',
  generated_by: 'rules',
});

/** What a CV of this person comes to. */
export const resultOf = (name: string): ScanResult => ({
  profile: { ...nothing, basics: { ...nothing.basics, name } },
  summary: summaryOf(`${name}, nurse`),
});

/** What a reader answers about the CV of this person. */
export const extracted = (name: string): Extract<ExtractionOutcome, { outcome: 'extracted' }> => ({
  outcome: 'extracted',
  file: { pages: 2, is_ocr: false, language: 'en' },
  ...resultOf(name),
  quality: { resume_probability: 0.9, text_coverage: 1, layout: 'single_column', warnings: [] },
  lines: [name],
  linePages: [1],
  extraction: {
    engine: 'rules',
    model: null,
    prompt_version: null,
    schema_version: '1',
    duration_ms: 12,
    fallback_reason: null,
  },
});
