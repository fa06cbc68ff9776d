import { type DateStyle, writeRange } from './dates.ts';
import type { Job, Language, Persona, School, Split } from './persona.ts';
import { type Heading, words } from './wording.ts';

/** What a layout can leave out, as truth names it. */
export type Field = 'location' | 'links' | 'skills' | 'languages' | 'education';

/** What a layout decides besides its looks. */
export interface LayoutHabits {
  name: string;
  split: Split;
  dates: DateStyle;
  separator: string;
  omits?: readonly Field[];
  /** Whom the layout is for, where it is not for everybody. */
  fits?: (persona: Persona) => boolean;
}

/** A persona's facts in the words of one layout: what there is to put on the page. */
export interface Sheet {
  persona: Persona;
  language: Language;
  heading: (heading: Heading) => string;
  datesOf: (entry: { start: string | null; end: string | null }) => string;
  degreeOf: (school: School) => string;
  jobsByCompany: () => { company: string; place: string; jobs: Job[] }[];
}

/** The same number for the same text on every machine (FNV-1a): what the seed of a wording is made of. */
const numberOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
};

const degreeJoints = [', ', ' – ', ' '];

export const fillSheet = (persona: Persona, { name, dates, separator }: LayoutHabits): Sheet => {
  const { language } = persona;
  const variant = numberOf(`${persona.id} ${name}`);
  return {
    persona,
    language,
    heading: (heading) => {
      const forms = words[language].headings[heading];
      return forms[(variant >>> 3) % forms.length] ?? heading;
    },
    datesOf: (entry) => writeRange(entry, { style: dates, separator, language, variant }),
    degreeOf: ({ degree, area }) =>
      [degree, area].filter(Boolean).join(degreeJoints[(variant >>> 5) % degreeJoints.length]),
    jobsByCompany: () => {
      const groups: { company: string; place: string; jobs: Job[] }[] = [];
      for (const job of persona.work) {
        const last = groups.at(-1);
        if (last?.company === job.company) last.jobs.push(job);
        else groups.push({ company: job.company, place: job.place, jobs: [job] });
      }
      return groups;
    },
  };
};
