import { shownDate } from './dates.ts';
import type { Persona } from './persona.ts';
import type { LayoutHabits } from './sheet.ts';

interface TrueEntry {
  start: string | null;
  end: string | null;
}

/** What a file says of its person, and nothing that it does not show. Dates are YYYY-MM, YYYY or `present`. */
export interface Truth {
  name: string;
  emails: string[];
  phones: string[];
  links: string[];
  location: string | null;
  work: (TrueEntry & { title: string; company: string })[];
  education: (TrueEntry & { institution: string; degree: string; degreeParts: string[] })[];
  skills: string[];
  languages: string[];
}

export const truthOf = (persona: Persona, { dates, omits = [] }: LayoutHabits): Truth => {
  const shown = ({ start, end }: TrueEntry) => ({
    start: shownDate(start, dates),
    end: shownDate(end, dates),
  });
  const unless = <T>(field: (typeof omits)[number], value: T, without: T) =>
    omits.includes(field) ? without : value;
  return {
    name: persona.name,
    emails: [persona.email],
    phones: [persona.phone],
    links: unless('links', persona.links, []),
    location: unless('location', persona.location, null),
    work: persona.work.map((job) => ({ title: job.title, company: job.company, ...shown(job) })),
    education: unless('education', persona.education, []).map((school) => {
      const degreeParts = [school.degree, school.area].filter(Boolean);
      return {
        institution: school.institution,
        degree: degreeParts.join(' '),
        degreeParts,
        ...shown(school),
      };
    }),
    skills: unless('skills', persona.skills, []).flatMap(({ names }) => names),
    languages: unless('languages', persona.languages, []).map(({ name }) => name),
  };
};
