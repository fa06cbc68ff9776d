import { kindByContent } from './kinds-by-content.ts';
import type { Section } from './section.ts';

const fewestItems = 5;
/** "What I do", and no "About me". */
const namesDoing = /^(?:what|was|ce que|lo que|cosa|o que|wat|co|vad)(?!\p{L})/iu;

/** "What I do" above "Boilers · Cylinders · Underfloor heating · Lead work · Bathrooms": a list, in a CV without a section of skills. */
export const listedSummaries = (sections: readonly Section[]): readonly Section[] => {
  const titled = new Set(
    sections.flatMap(({ kind }) => (kind === 'header' || kind === 'contact' ? [] : [kind])),
  );
  if (titled.has('skills')) return sections;
  return sections.map((section) => {
    const isLineEach =
      namesDoing.test(section.title ?? '') &&
      section.lines.every(({ text }) => text.split(' ').length < 5 && !/^\p{Ll}|[.,]$/u.test(text));
    const items = section.lines
      .map(({ text }) => text)
      .join(isLineEach ? '\t' : ' ')
      .split(/[,;•·|\t]/);
    const isList = section.kind === 'summary' && items.length >= fewestItems;
    return isList && kindByContent(section.lines, titled) === 'skills'
      ? { ...section, kind: 'skills' }
      : section;
  });
};
