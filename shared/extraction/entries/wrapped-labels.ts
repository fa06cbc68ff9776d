import { isLabelled } from '../../words/form-labels.ts';
import type { Line } from '../document.ts';

const isRestOfLabel = /^\p{Ll}[\p{L}']*(?:\s\p{L}+){0,2}$/u;

/** The left edge of the value in a labelled line. */
const valueEdge = ({ spans, x }: Line) => spans.findLast((span) => span.startsCell)?.x ?? x;

/**
 * "Nome e indirizzo del datore di ⟂ Tessuti Meucci" and below it "lavoro": the rest of a label is left out. Labels that wrap are flush
 * right, as in the form of Europass; a line at the left edge may be text.
 */
export const withoutWrappedLabels = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line, i) => {
    const above = lines[i - 1];
    return !(
      above?.text.includes('\t') &&
      isLabelled(above.text) &&
      isRestOfLabel.test(line.text) &&
      line.x > above.x + 4 &&
      line.x + line.width < valueEdge(above)
    );
  });
