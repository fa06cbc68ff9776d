import { faults } from './faults.ts';
import { invariants } from './invariants.ts';
import type { RunReport } from './run-once.ts';

/** What many runs did and met, as a table for people. */
export function printReport(reports: RunReport[], seconds: number): void {
  const sum = (of: (report: RunReport) => number) => reports.reduce((total, one) => total + of(one), 0);
  const failed = reports.filter(({ violations }) => violations.length > 0);
  const lines: [string, string | number][] = [
    ['runs', reports.length],
    ['seconds', seconds.toFixed(0)],
    ['operations of clients', sum(({ operations }) => operations)],
    ['tries they took', sum(({ tries }) => tries)],
    ['calls on the wire', sum(({ calls }) => calls)],
    ...faults.map(({ kind }): [string, number] => [`  ${kind}`, sum(({ struck }) => struck.get(kind) ?? 0)]),
    ['messages redriven by hand', sum(({ redriven }) => redriven)],
    ['calls counted more than once', sum(({ overcounted }) => overcounted)],
    ['invariants checked', reports.length * Object.keys(invariants).length],
    ['runs that broke one', failed.length],
  ];
  for (const [name, value] of lines) console.log(`${name.padEnd(32)}${String(value).padStart(10)}`);
  for (const { seed } of failed) console.log(`again: npm run faults -- --runs 1 --seed ${seed}`);
}
