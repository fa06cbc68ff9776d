import { wideTrades } from '../words/trade-kinds.ts';
import type { JudgedProfile, Passage } from './judged-profile.ts';
import type { TradeNeed } from './trade-need.ts';
import type { TradeText } from './trade-text.ts';
import { type Evidence, evidenceAt } from './verdict.ts';

/** The posts of a CV that show a trade, and the lines that show it. */
interface WorkSighting {
  posts: number[];
  /** The first month, if the line names it. */
  since: ReadonlyMap<number, number>;
  evidence: Evidence[];
  /** Indices of skills in the list that show it. */
  skills: number[];
}

const covers = ({ trades, roots }: TradeNeed, ...texts: TradeText[]) =>
  [...trades].every((one) => texts.some((text) => text.trades.has(one))) &&
  roots.every((one) => texts.some((text) => text.roots.has(one)));

const none: TradeText = { trades: new Set(), roots: new Set(), isOfPeople: false };

/** The posts and lines of the CV that show the need. With `strict`, one sentence that names a wide trade in passing is no evidence. */
export function findWork(need: TradeNeed, profile: JudgedProfile, strict: boolean): WorkSighting | null {
  if (!need.isWhole) return null;
  const posts: number[] = [];
  const since = new Map<number, number>();
  const evidence: Evidence[] = [];
  for (const [at, post] of profile.posts.entries()) {
    const { title, setting, passages: own } = post;
    const lines = linesWith(need, title, setting, own, strict);
    if (lines === null) continue;
    posts.push(at);
    const begun = lines.every((one) => one.since !== null) ? lines.map((one) => one.since ?? 0) : [];
    if (begun.length > 0) since.set(at, Math.min(...begun));
    const [first = own[0]] = lines;
    if (first) evidence.push(evidenceAt(first.path, first));
  }
  for (const one of profile.passages)
    if (one.post === null && !need.isTitle && covers(need, one.work))
      evidence.push(evidenceAt(one.path, one));
  const skills = profile.skills.flatMap(({ work }, at) =>
    covers(need, work) && (work.isOfPeople || !need.isTitle) ? [at] : [],
  );
  return posts.length + evidence.length + skills.length === 0 ? null : { posts, since, evidence, skills };
}

/** The lines of a post that show the need together with its title and its employer; empty if these two suffice, null for none. */
function linesWith(
  need: TradeNeed,
  title: TradeText,
  employer: ReadonlySet<string>,
  passages: readonly Passage[],
  strict: boolean,
): Passage[] | null {
  const setting: TradeText = { ...none, trades: employer };
  const isOfTitle = [...need.trades].some((one) => title.trades.has(one));
  if (need.isTitle && !(isOfTitle && title.isOfPeople)) return null;
  if (covers(need, title, setting))
    return passages.filter(({ path }) => path.endsWith('.position')).slice(0, 1);
  const lines = passages.filter(({ work }) => covers(need, work, title, setting));
  if (lines.length === 0) return null;
  const inPassing = strict && !isOfTitle && [...need.trades].every((one) => wideTrades.has(one));
  const described = passages.filter(({ path }) => !path.endsWith('.position')).length;
  return inPassing && lines.length < 2 && lines.length < described * 0.4 ? null : lines;
}
