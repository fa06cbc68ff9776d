import type { Run } from './page-runs.ts';

/** Two rows with a greater distance between them are no lines of one cell. In font sizes. */
const lineDistance = 1.7;

/**
 * "since 2020" in a margin, set in the middle of the two lines on its right, which are one cell: it moves up to the first of them, so
 * that date and name are on one line. Everything else stays.
 */
export function withCentredMargins(runs: readonly Run[]): Run[] {
  const byHeight = [...runs].sort((a, b) => a.y - b.y);
  const moved = new Map<Run, Run>();
  for (const [at, run] of byHeight.entries()) {
    const reach = lineDistance * run.fontSize;
    const near = neighbours(byHeight, at, reach);
    if (near.some((other) => Math.abs(other.y - run.y) < 0.25 * run.fontSize)) continue;
    // Nothing else is in the margin there, and both lines begin at one edge.
    if (near.some((other) => other.x < run.x + run.width)) continue;
    const above = near.filter((other) => other.y < run.y);
    const below = near.filter((other) => other.y > run.y);
    const [first, second] = [leftmost(above), leftmost(below)];
    if (!first || !second || Math.abs(first.x - second.x) > 1 || first.x < run.x + run.width + run.fontSize)
      continue;
    if (second.y - first.y > reach || Math.abs(run.y - (first.y + second.y) / 2) > 0.3 * run.fontSize)
      continue;
    moved.set(run, { ...run, y: first.y });
  }
  return moved.size === 0 ? [...runs] : runs.map((run) => moved.get(run) ?? run);
}

/** A line of a cell has few runs near it. */
const mostNear = 40;

/** The runs that are less than `reach` above or below the one at this place, at most 40 on each side. */
function neighbours(byHeight: readonly Run[], at: number, reach: number): Run[] {
  const own = byHeight[at];
  if (!own) return [];
  let [from, to] = [at, at];
  while (from > 0 && at - from < mostNear && own.y - (byHeight[from - 1]?.y ?? 0) < reach) from--;
  while (to + 1 < byHeight.length && to - at < mostNear && (byHeight[to + 1]?.y ?? 0) - own.y < reach) to++;
  return byHeight.slice(from, to + 1).filter((run) => run !== own);
}

const leftmost = (runs: readonly Run[]): Run | undefined =>
  runs.reduce<Run | undefined>((least, run) => (!least || run.x < least.x ? run : least), undefined);
