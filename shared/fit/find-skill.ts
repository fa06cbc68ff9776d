import { isWithoutContent } from '../words/trade-kinds.ts';
import { doesActivity } from './does-activity.ts';
import { findWork } from './find-work.ts';
import { genderNeutral, isTitle } from './gender-neutral.ts';
import type { Comparable, JudgedProfile, Passage } from './judged-profile.ts';
import { meansWork } from './means-work.ts';
import { isEverydayWord, isKnownSkill, skillKey } from './skill-name.ts';
import { needOf } from './trade-need.ts';
import { type Evidence, evidenceAt, sure } from './verdict.ts';
import { workRoots } from './work-root.ts';

/** The evidence of a skill in a CV: how much of the skill, how certain, and where. */
interface Sighting {
  share: number;
  /** The name in the CV where it is a part of the required one; null where the CV has the required name. */
  part: string | null;
  confidence: number;
  evidence: Evidence[];
  /** Indices of the posts whose text names it. */
  posts: number[];
}

/**
 * Finds a skill in the CV, the most certain place first; null where it is absent. `name` is folded. A name that is not
 * known to mean work counts only as a skill that the CV lists.
 */
export function findSkill(name: string, { skills, passages }: JudgedProfile): Sighting | null {
  const key = skillKey(name);
  const isKnown = meansWork(name);
  const isPlain = !isEverydayWord(name);
  // The grammatical gender of a title, in the requirement or the CV, has no influence.
  const title = isPlain && isTitle(name) ? genderNeutral(name) : null;
  const has = ({ folded, neutral }: Comparable) =>
    containsName(folded, name) || (title !== null && containsName(neutral, title));
  // A required title is not met by an activity, but an activity by the title of those who do it.
  const activity = isPlain && isKnown && title === null ? workRoots(name) : [];
  const mentions = passages.filter(
    (one) =>
      one.skills.has(key) || (isPlain && isKnown && has(one)) || doesActivity(one.titleRoots, activity),
  );
  const posts = [...new Set(mentions.flatMap(({ post }) => post ?? []))];
  const seen = (confidence: number, first: Evidence[], part: string | null = null): Sighting => ({
    share: part === null ? 1 : 0.5,
    part,
    confidence,
    evidence: [...first, ...mentions.map(quoteOf)],
    posts,
  });
  const listed = skills.find((one) => one.key === key || one.neutral === title);
  if (listed) return seen(sure.stated, [evidenceAt(listed.path, listed.source)]);
  if (mentions.length > 0) return seen(sure.mentioned, []);
  const wider = isKnown ? skills.find(has) : undefined;
  if (wider) return seen(sure.near, [evidenceAt(wider.path, wider.source)]);
  // The requirement is "MS Excel 2019" and the CV has "Excel".
  const narrower = skills.find(
    ({ folded, neutral }) =>
      folded.length > 2 &&
      (isKnown || isKnownSkill(folded)) &&
      (containsName(name, folded) || (title !== null && containsName(title, neutral))),
  );
  return narrower ? seen(sure.absent, [evidenceAt(narrower.path, narrower.source)], narrower.name) : null;
}

/** The beginning of the first line that shows a trade. */
const quoteIn = ([first]: Evidence[]) => `"${(first?.quote ?? '').slice(0, 80)}"`;

/** The evidence of a skill by its name, or by its trade in other words: "Zellkultur" by "cultivo celular". */
export function findSkillOrTrade(name: string, profile: JudgedProfile): Sighting | null {
  const named = findSkill(name, profile);
  if (named?.share === 1) return named;
  const need = needOf(name);
  const whole = need && findWork(need, profile, false);
  // A word next to the trade is not in the CV: "mini excavator" and "excavator".
  const shown =
    whole ?? (need && need.roots.length > 0 ? findWork({ ...need, roots: [] }, profile, false) : null);
  const own = whole ? null : listedByCore(name, profile);
  if (own) return own;
  if (!shown) return named;
  const listed = shown.skills.flatMap((at) => profile.skills[at] ?? []);
  return {
    share: whole ? 1 : 0.5,
    part: listed[0]?.name ?? quoteIn(shown.evidence),
    confidence: sure.near,
    evidence: [...listed.map((one) => evidenceAt(one.path, one.source)), ...shown.evidence],
    posts: shown.posts,
  };
}

/** A name that is not known, without the words that ask for nothing more: "Montessori-Pädagogik" by the skill "Montessori". */
function listedByCore(name: string, { skills }: JudgedProfile): Sighting | null {
  const words = name.split(/[\s-]+/);
  const core = words.filter((word) => !isWithoutContent(word)).join(' ');
  if (core.length < 3 || core === name) return null;
  const own = skills.find((one) => one.key === skillKey(core) || one.folded === core);
  return own
    ? {
        share: 1,
        part: own.name,
        confidence: sure.near,
        evidence: [evidenceAt(own.path, own.source)],
        posts: [],
      }
    : null;
}

const quoteOf = (passage: Passage) => evidenceAt(passage.path, passage);

/** Whether the folded text contains the name as separate words. */
export function containsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (isEdge(text[at - 1], name.charAt(0)) && isEdge(text[at + name.length], name.slice(-1))) return true;
  return false;
}

/** Japanese has no spaces between words; `+` and `#` belong to the word before them. */
const isEdge = (beside: string | undefined, own: string) =>
  beside === undefined || !/[\p{L}\p{N}+#]/u.test(beside) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(own);
