export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja'] as const;
export type Language = (typeof languages)[number];

export const splits = ['development', 'test'] as const;
export type Split = (typeof splits)[number];

/**
 * An invented person as their CV would tell it. Rows are written with bars, because a CV's facts are rows: a job is
 * `from – to | title | company | place | task; task`, a school `from – to | degree | area | institution | place`, a skill row
 * `group: skill, skill`. Dates are YYYY-MM or YYYY; `present` ends what goes on; a lone date is the end.
 */
export interface PersonaRows {
  id: string;
  language: Language;
  name: string;
  label: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  summary: string;
  work: string[];
  education: string[];
  skills: string[];
  languages: string[];
  publications?: string[];
  certificates?: string[];
  interests?: string;
}

export interface Job {
  title: string;
  company: string;
  place: string;
  start: string | null;
  end: string | null;
  tasks: string[];
}

export interface School {
  degree: string;
  area: string;
  institution: string;
  place: string;
  start: string | null;
  end: string | null;
}

export interface Persona extends Omit<PersonaRows, 'work' | 'education' | 'skills' | 'languages'> {
  work: Job[];
  education: School[];
  skills: { group: string; names: string[] }[];
  languages: { name: string; level: string }[];
}

const cells = (row: string) => row.split('|').map((cell) => cell.trim());

const readDates = (text: string) => {
  const [first = '', last] = text.split('–').map((date) => date.trim());
  return last === undefined ? { start: null, end: first } : { start: first, end: last };
};

const readJob = (row: string): Job => {
  const [dates = '', title = '', company = '', place = '', tasks = ''] = cells(row);
  return { ...readDates(dates), title, company, place, tasks: tasks.split(';').map((task) => task.trim()) };
};

const readSchool = (row: string): School => {
  const [dates = '', degree = '', area = '', institution = '', place = ''] = cells(row);
  return { ...readDates(dates), degree, area, institution, place };
};

/** A persona's rows taken apart. */
export const readPersona = (rows: PersonaRows): Persona => ({
  ...rows,
  work: rows.work.map(readJob),
  education: rows.education.map(readSchool),
  skills: rows.skills.map((row) => {
    const [group = '', names = ''] = row.split(/:\s(.*)/);
    return { group, names: names.split(',').map((name) => name.trim()) };
  }),
  languages: rows.languages.map((row) => {
    const [, name = row, level = ''] = /^(.*?)\s*[(（](.*)[)）]$/.exec(row) ?? [];
    return { name, level };
  }),
});
