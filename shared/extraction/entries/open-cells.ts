import { findDates } from '../../words/dates.ts';
import { wordsBeforeMore } from '../../words/words-before-more.ts';
import type { Line } from '../document.ts';

/** A cell that cannot end here: a bracket is open, or its last word wants another. */
const wantsMore = new RegExp(`(?:[([（][^)\\]）]*|[,&/+]|\\s(?:${wordsBeforeMore}))$`, 'iu');

/** "Bachelor of Applied Science" and below it "in Logistics Management". */
const goesOn = /^(?:in|of|and|für|und|en|de|des|du|et|di|em|w|i)\s\p{Lu}/u;

/** The cell that a line ends with begins here. */
const lastCellEdge = (line: Line) => [...line.spans].reverse().find((span) => span.startsCell)?.x ?? line.x;

/**
 * A narrow cell breaks "Team leader (part time," from "30 hours)": the rest moves up into the cell that wants it. Only what is
 * set right below that cell, undated and in one piece.
 */
export const joinOpenCells = (lines: readonly Line[]): readonly Line[] => {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const belongs =
      last !== undefined &&
      !last.bullet &&
      !line.bullet &&
      last.page === line.page &&
      last.column === line.column &&
      line.y - last.y < 2 * Math.max(line.fontSize, 1) &&
      last.text.length < 90 &&
      line.text.length < 60 &&
      !line.text.includes('\t') &&
      (last.spans.at(-1)?.bold === line.bold || /[([（][^)\]）]*$/.test(last.text)) &&
      Math.abs(lastCellEdge(last) - line.x) < 3 &&
      findDates(line.text).length === 0 &&
      (wantsMore.test(last.text) || goesOn.test(line.text));
    if (belongs) {
      const spans = line.spans.map((span) => ({ ...span, startsCell: false }));
      out[out.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        spans: [...last.spans, ...spans],
        y: line.y,
      };
    } else out.push(line);
  }
  return out;
};
