import type { Evidence } from '../invariants.ts';

const uncounted = new Set([401, 403, 429]);

/**
 * Each answer is counted once, a replay not at all. Known and bounded: a count whose answer was lost is sent again and
 * may count twice, and a try that ended without an answer may have counted before.
 */
export function countsAreRight(evidence: Evidence): string[] {
  const { run, rows } = evidence;
  const breaches: string[] = [];
  let applied = 0;
  for (const { name, invocation, isPage, status, replayed } of run.tries) {
    const { countsApplied, countAnswersLost } = invocation;
    applied += countsApplied;
    const isCounted = !isPage && status !== undefined && !uncounted.has(status) && !replayed;
    const due = isCounted ? 1 : 0;
    // A 5xx and a death may come before the count or after it.
    const mayLack = status !== undefined && status >= 500 ? 1 : 0;
    const mayExceed = countAnswersLost + (status === undefined ? 1 : 0);
    if (countsApplied < due - mayLack || countsApplied > due + mayExceed) {
      breaches.push(`${name} (${invocation.name}) was answered ${status} and counted ${countsApplied} times`);
    }
    evidence.overcounted += Math.max(0, countsApplied - due);
  }
  const stored = rows
    .filter(({ sk }) => sk.startsWith('USAGE#'))
    .reduce((sum, { used = 0 }) => sum + used, 0);
  if (stored !== applied) breaches.push(`the counter stands at ${stored} after ${applied} counts`);
  return breaches;
}
