import { labelAlone, withoutLabelled } from '../words/personal-labels.ts';

/** Stands where something was taken out: readers strip private-use characters from every text, so it is nothing else. */
export const hole = '\ue000';

/** Labels tell these too, and a profile holds them. Birth, gender, nationality, marital status, religion and photo it never does. */
const extracted = new Set(['[name]', '[address]']);
const mark = /\[[a-z_]+\]/g;
/** Alone on their lines these may head a list of work: "Children", "Photo". */
const headsWork = /^(?:children|kinder|enfants|hijos|figli|filhos|kinderen|dzieci|photos?|foto)$/iu;
/** What stands under a label alone is short. */
const longestLabelled = 60;

/**
 * The lines of a CV with a hole for each thing that is never extracted of a person, so that what else a line says can be told
 * apart from it. A name or an address on the same line goes with it.
 */
export function withoutNeverExtracted(lines: readonly string[]): string[] {
  let label: string | null = null;
  return lines.map((line) => {
    const before = label;
    const own = labelAlone(line);
    label = headsWork.test(line.trim()) ? null : own;
    if (isNever(own) || (isNever(before) && line.length <= longestLabelled)) return hole;
    const told = withoutLabelled(line);
    return told !== line && told.match(mark)?.some(isNever) ? told.replace(mark, hole) : line;
  });
}

const isNever = (found: string | null) => found !== null && !extracted.has(found);
