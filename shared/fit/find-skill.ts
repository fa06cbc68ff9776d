import { genderNeutral, isTitle } from './gender-neutral.ts';
import type { Comparable, JudgedProfile, Passage } from './judged-profile.ts';
import { isEverydayWord, skillKey } from './skill-name.ts';
import { type Evidence, evidenceAt, sure } from './verdict.ts';

/** The evidence of a skill in a CV: how much of the skill, how certain, and where. */
interface Sighting {
  share: number;
  confidence: number;
  evidence: Evidence[];
  /** Indices of the posts whose text names it. */
  posts: number[];
}

/** Finds a skill in the CV, the most certain place first; null where it is absent. `name` is folded. */
export function findSkill(name: string, { skills, passages }: JudgedProfile): Sighting | null {
  const key = skillKey(name);
  const isPlain = !isEverydayWord(name);
  // The grammatical gender of a title, in the requirement or the CV, has no influence.
  const title = isPlain && isTitle(name) ? genderNeutral(name) : null;
  const has = ({ folded, neutral }: Comparable) =>
    names(folded, name) || (title !== null && names(neutral, title));
  const mentions = passages.filter((one) => one.skills.has(key) || (isPlain && has(one)));
  const posts = [...new Set(mentions.flatMap(({ post }) => post ?? []))];
  const seen = (share: number, confidence: number, first: Evidence[]): Sighting => ({
    share,
    confidence,
    evidence: [...first, ...mentions.map(quoteOf)],
    posts,
  });
  const listed = skills.find(({ folded, neutral }) => skillKey(folded) === key || neutral === title);
  if (listed) return seen(1, sure.stated, [evidenceAt(listed.path, listed.source)]);
  if (mentions.length > 0) return seen(1, sure.mentioned, []);
  const wider = skills.find(has);
  if (wider) return seen(1, sure.near, [evidenceAt(wider.path, wider.source)]);
  // The requirement is "MS Excel 2019" and the CV has "Excel".
  const narrower = skills.find(
    ({ folded, neutral }) =>
      folded.length > 2 && (names(name, folded) || (title !== null && names(title, neutral))),
  );
  return narrower ? seen(0.5, sure.absent, [evidenceAt(narrower.path, narrower.source)]) : null;
}

const quoteOf = (passage: Passage) => evidenceAt(passage.path, passage);

/** Whether the folded text contains the name as separate words. */
function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (isEdge(text[at - 1], name[0]) && isEdge(text[at + name.length], name.at(-1))) return true;
  return false;
}

/** Japanese has no spaces between words; `+` and `#` belong to the word before them. */
const isEdge = (beside: string | undefined, own = '') =>
  beside === undefined || !/[\p{L}\p{N}+#]/u.test(beside) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(own);
