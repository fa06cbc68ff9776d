import { readProfile } from './read-profile.ts';

const row = (...values: (string | null)[]) => values.map((value) => value ?? '').join(' | ');

/** What the rules make of a CV, one short row per fact, so that a whole CV is compared at once. */
export const compactFacts = async (content: string | Uint8Array, filename = 'cv.txt') => {
  const { profile, document } = await readProfile(content, filename);
  const { basics, work, education, skills, languages } = profile;
  return {
    language: document.language,
    name: basics.name,
    email: basics.email,
    phone: basics.phones[0]?.e164 ?? basics.phone,
    location: basics.location?.raw ?? null,
    jobs: work.map((job) =>
      row(job.position, job.name, job.start_date, job.is_current ? 'now' : job.end_date),
    ),
    schools: education.map((item) =>
      row(item.institution, item.study_type, item.area, item.start_date, item.end_date),
    ),
    levels: education.map((item) => item.level),
    skills: skills.map((skill) => skill.name),
    languages: languages.map((item) => row(item.code, item.fluency, item.cefr)),
  };
};
