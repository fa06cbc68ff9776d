import type { Profile, Quality, Summary } from '../../contracts/profile.ts';
import type { CvDocument, Line } from '../document.ts';
import { extractBasics } from './basics.ts';
import { extractEducation } from './education.ts';
import { extractLanguages } from './languages.ts';
import {
  extractAwards,
  extractCertificates,
  extractProjects,
  extractPublications,
  extractVolunteer,
} from './other-sections.ts';
import { judgeQuality } from './quality.ts';
import type { SectionKind } from './section-titles.ts';
import { type Section, splitSections } from './sections.ts';
import { extractSkills, skillKey } from './skills.ts';
import { summarize } from './summarize.ts';
import { computeTotals } from './totals.ts';
import { extractWork } from './work.ts';

export interface Extraction {
  profile: Profile;
  summary: Summary;
  quality: Quality;
}

/** The rules engine: numbered lines to a profile. `today` (ISO date) ends open periods, so that equal input gives equal output. */
export const extractProfile = (document: CvDocument, today: string): Extraction => {
  const sections = splitSections(document);
  const blocks = (kind: SectionKind) =>
    sections.filter((section) => section.kind === kind).map((section) => section.lines);
  const lines = (kind: SectionKind): Line[] => blocks(kind).flat();

  const work = extractWork(blocks('work'), today);
  const education = extractEducation(blocks('education'));
  const languages = extractLanguages([...lines('languages'), ...labelledLanguages(sections)]);
  const { basics, confidence } = extractBasics(document, sections);
  const profile: Profile = {
    basics,
    work,
    education,
    skills: [...blocks('skills'), ...misnamedSkills(sections)]
      .flatMap(extractSkills)
      .filter(firstOfItsName()),
    languages,
    certificates: extractCertificates(lines('certificates')),
    projects: blocks('projects').flatMap(extractProjects),
    publications: extractPublications(lines('publications')),
    awards: extractAwards(lines('awards')),
    volunteer: blocks('volunteer').flatMap(extractVolunteer),
    totals: computeTotals({ work, education }, today),
    confidence: {
      ...confidence,
      ...listConfidence({ work, education }),
      skills: blocks('skills').length > 0 ? 0.8 : 0,
      languages: languages.length > 0 ? 0.9 : 0,
    },
  };
  return {
    profile,
    summary: summarize(profile, document.language, today),
    quality: judgeQuality(document, sections, profile),
  };
};

/** "Languages" over a list of programming languages. */
const misnamedSkills = (sections: readonly Section[]) =>
  sections
    .filter((section) => section.kind === 'languages' && extractLanguages(section.lines).length === 0)
    .map((section) => section.lines);

/** "Languages: English, German" as one line among the skills. */
const labelledLanguages = (sections: readonly Section[]) =>
  sections
    .filter((section) => section.kind === 'skills')
    .flatMap((section) => section.lines)
    .filter((line) =>
      /^(?:languages?|spoken languages|sprachen|langues|idiomas|lingue|talen|języki)\s*[:\t]/i.test(
        line.text,
      ),
    );

const firstOfItsName = () => {
  const seen = new Set<string>();
  return ({ normalized }: { normalized: string }) =>
    !seen.has(skillKey(normalized)) && Boolean(seen.add(skillKey(normalized)));
};

/** The share of what an entry should hold that was found, a little under certainty. */
const listConfidence = ({ work, education }: Pick<Profile, 'work' | 'education'>) => {
  const mean = (shares: number[]) =>
    shares.length === 0 ? 0 : Math.round((shares.reduce((a, b) => a + b, 0) / shares.length) * 90) / 100;
  const filled = (...values: unknown[]) => values.filter((value) => value !== null).length / values.length;
  return {
    work: mean(work.map((item) => filled(item.name, item.position, item.start_date))),
    education: mean(
      education.map((item) =>
        filled(item.institution, item.study_type ?? item.area, item.end_date ?? item.start_date),
      ),
    ),
  };
};
