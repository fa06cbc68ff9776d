import { extract } from '../../../../shared/extraction/extract.ts';

/** The facts of a CV in plain text, as short lines: "Cook | Hotel Adler | Graz | 2019 | now". */
export async function readText(text: string) {
  const bytes = new TextEncoder().encode(text);
  const found = await extract({ bytes, filename: 'cv.txt', contentType: 'text/plain', today: '2026-11-27' });
  if (found.outcome !== 'extracted') throw new Error(`refused: ${found.code}`);
  const { basics, work, education, skills, languages } = found.profile;
  const line = (...parts: (string | null)[]) => parts.map((part) => part ?? '–').join(' | ');
  return {
    language: found.file.language,
    name: basics.name,
    place: basics.location?.raw ?? null,
    phones: basics.phones.map(({ e164, raw }) => e164 ?? raw),
    work: work.map((job) =>
      line(job.position, job.name, job.location, job.start_date, job.is_current ? 'now' : job.end_date),
    ),
    education: education.map((course) =>
      line(course.study_type, course.area, course.institution, course.start_date, course.end_date),
    ),
    levels: education.map(({ level }) => level),
    skills: skills.map(({ name }) => name),
    languages: languages.map(({ code, fluency, cefr }) => line(code, cefr ?? fluency)),
  };
}
