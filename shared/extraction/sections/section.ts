import type { SectionKind } from '../../words/section-titles.ts';
import type { Line } from '../document.ts';

/** A heading and the lines under it; `header` is the text before the first heading. */
export interface Section {
  kind: SectionKind | 'header';
  title: string | null;
  lines: Line[];
}

/** The head, what is titled as contact data, and an "About" that holds an address to write to. */
export const isContact = ({ kind, lines }: Section) =>
  kind === 'header' ||
  kind === 'contact' ||
  (kind === 'summary' && lines.some((line) => /\S@\S+\.\p{L}{2,}/u.test(line.text)));
