import { isWithoutContent } from '../words/trade-kinds.ts';
import { isTradeWord } from '../words/trades.ts';
import { namesWork } from '../words/work-words.ts';
import { isTitle } from './gender-neutral.ts';
import { isKnownSkill } from './skill-name.ts';

/** Makers of tools, before the name of one. */
const makers =
  /(?<!\p{L})(?:siemens|microsoft|adobe|google|oracle|ibm|autodesk|apple|amazon|cisco|bosch)\s+(?=\p{L})/u;
const withoutMakers = (name: string) => {
  const bare = name.replace(makers, '');
  return skillsAtEnd(bare) ? bare : name;
};
/** "Siemens TIA Portal", but not "Google engineer". */
const skillsAtEnd = (name: string) =>
  [1, 2, 3].some((count) => isKnownSkill(name.split(' ').slice(-count).join(' ')));

/**
 * Whether a name is known to mean work: every word of it is a skill of the lexicon, an occupation, or a word of work. A
 * label with any other word may name an attribute of a person, whatever the type of its requirement is.
 */
export const meansWork = (name: string): boolean =>
  isKnownSkill(name) ||
  namesWork(
    withoutMakers(name),
    (words) =>
      isKnownSkill(words) ||
      isTradeWord(words) ||
      (/^\p{L}{4,}$/u.test(words) && isWithoutContent(words)) ||
      (!words.includes(' ') && isTitle(words)),
  );
