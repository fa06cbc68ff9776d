import { labelAlone, withoutLabelled } from '../words/personal-labels.ts';

/** Marks removed text. Readers remove private-use characters from every text, so it has no other meaning. */
export const hole = '\ue000';

/**
 * Labels exist for these too, and a profile contains them. A profile never contains birth, gender, nationality, marital
 * status, religion or photo.
 */
const extracted = new Set(['[name]', '[address]']);
const mark = /\[[a-z_]+\]/g;
/** Alone on a line these may be the heading of a list of work: "Children", "Photo". */
const headsWork = /^(?:children|kinder|enfants|hijos|figli|filhos|kinderen|dzieci|photos?|foto)$/iu;
/** A longer line below a label is not its value. */
const longestLabelled = 60;

/**
 * The lines of a CV with a mark for each fact that is never extracted, so that the rest of a line can be distinguished
 * from it. A name or an address on the same line is removed too.
 */
export function withoutNeverExtracted(lines: readonly string[]): string[] {
  let label: string | null = null;
  return lines.map((line) => {
    const before = label;
    const own = labelAlone(line);
    label = headsWork.test(line.trim()) ? null : own;
    if (isNever(own) || (isNever(before) && line.length <= longestLabelled)) return hole;
    const remaining = withoutLabelled(line);
    return remaining !== line && remaining.match(mark)?.some(isNever) ? remaining.replace(mark, hole) : line;
  });
}

const isNever = (found: string | null) => found !== null && !extracted.has(found);
