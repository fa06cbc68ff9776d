import { findDates } from '../../words/dates.ts';
import { findDegree } from '../../words/degree-words.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';
import { institutionScore } from '../../words/school-words.ts';
import type { SectionKind } from '../../words/section-titles.ts';
import { knownSkill } from '../../words/skill-lexicon.ts';
import { firstAnswer } from '../decisions.ts';
import type { Line } from '../document.ts';
import { extractLanguages } from '../skills/languages.ts';

/** The lines below a heading, counted. */
interface Counts {
  lines: number;
  /** Lines with a period, and lines with any date. */
  periods: number;
  dated: number;
  /** Heads that name a school or a degree, and heads that name a role and no degree. */
  schools: number;
  roles: number;
  /** Heads that name an employer. */
  employers: number;
  /** Lines that name a language, and all languages. */
  languageLines: number;
  languages: number;
  /** Items between commas, marks and cells; those of a few words; those that the lexicon of skills has. */
  items: number;
  short: number;
  known: number;
  /** The kinds that the CV has under headings that are known. */
  titled: ReadonlySet<SectionKind>;
}

const kindOfCounts = firstAnswer<Counts, SectionKind>('sections/kinds-by-content', [
  {
    name: 'a language on nearly every line',
    example: 'English (fluent)\nTwi (mother tongue)',
    answer: ({ lines, languageLines, languages }) =>
      languages >= 2 && languageLines >= lines * 0.7 ? 'languages' : null,
  },
  {
    name: 'a school or a degree for each period',
    example: 'BSc Physics, Leeds University, 2010 – 2013',
    answer: ({ periods, schools, roles }) =>
      periods > 0 && schools >= periods && schools > roles ? 'education' : null,
  },
  {
    // Not every title is known.
    name: 'a role for most periods',
    example: 'Nurse, Vale Care, 2015 – 2019',
    answer: ({ periods, roles }) => (periods > 0 && roles >= periods * 0.6 ? 'work' : null),
  },
  {
    name: 'periods of employers or roles, and no school',
    example: 'Moonwake, Leeds, 2015 – 2019\nVale Care Ltd, 2012 – 2015',
    answer: ({ periods, schools, roles, employers, titled }) =>
      !titled.has('work') && periods > 0 && schools === 0 && roles + employers > 0 ? 'work' : null,
  },
  {
    name: 'a school or a degree for each year',
    example: 'BSc Physics, Leeds University, 2013',
    answer: ({ dated, schools, roles }) =>
      dated > 0 && schools >= dated && schools > roles ? 'education' : null,
  },
  {
    name: 'short items, some of them known skills',
    example: 'C++, Rust, ROS 2, Python, CMake',
    answer: ({ dated, items, short, known }) =>
      dated === 0 && items > 2 && short >= items * 0.8 && known >= Math.max(2, items * 0.25)
        ? 'skills'
        : null,
  },
  {
    name: 'a list of short items in a CV without skills',
    example: 'Pasture management\nCalving\nFencing\nTractor work',
    answer: ({ dated, items, short, titled }) =>
      !titled.has('skills') && dated === 0 && items > 2 && short >= items * 0.9 ? 'skills' : null,
  },
]);

const separators = /[,;•·|\t]|\s\/\s/;
const isShort = (item: string) =>
  item.length < 45 && item.split(/\s+/).length < 6 && !/[.!?](?:$|\s)|@|\d{4}/.test(item);

/** "Volunteer fire brigade, and a coach of children since 2016.": a sentence with a period is no head of a job. */
const isSentence = (text: string) => text.endsWith('.') && text.split(/\s+/).length > 6;

/** The cells of a row are read one by one: "School Bus Driver ⟂ Skunk River School District ⟂ 2006 – 2010". */
const namesRole = (head: string) => head.split('\t').some((cell) => titleScore(cell) >= 1);

/** The kind of section that these lines make; null where nothing in them decides it. */
export const kindByContent = (
  lines: readonly Line[],
  titled: ReadonlySet<SectionKind>,
): SectionKind | null => {
  const dates = lines.map((line) => findDates(line.text));
  const heads = lines.flatMap(({ text, bullet }, at) =>
    bullet || (text.length >= 90 && dates[at]?.length === 0) ? [] : [text.slice(0, 90)],
  );
  const items = lines
    .flatMap(({ text }) => text.replace(/^[^:]{2,30}:\s/, '').split(separators))
    .map((item) => item.trim())
    .filter((item) => /\p{L}/u.test(item))
    // A list may end with a full stop.
    .map((item, at, all) => (at === all.length - 1 ? item.replace(/(?<=\p{L})\.$/u, '') : item));
  return kindOfCounts({
    lines: lines.length,
    periods: dates.filter((found, at) =>
      found.some((date) => date.isRange && !(date.isCurrent && isSentence(lines[at]?.text ?? ''))),
    ).length,
    dated: dates.filter((found) => found.length > 0).length,
    schools: heads.filter((text) => findDegree(text) || institutionScore(text) > 0).length,
    roles: heads.filter((text) => namesRole(text) && !(findDegree(text) && institutionScore(text) > 0))
      .length,
    employers: heads.filter((text) => companyScore(text) >= 1).length,
    languageLines: lines.filter((line) => extractLanguages([line]).length > 0).length,
    languages: extractLanguages(lines).length,
    items: items.length,
    short: items.filter(isShort).length,
    known: items.filter((item) => knownSkill(item) !== null).length,
    titled,
  });
};
