import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Instrumenter } from './install-instrumenter.ts';

/** Text for people alone: the name of a log line, and why a row is put whatever is in its place. No change of it is drawn. */
const beforeTextForPeople = /\b(log\.\w+\(|always:)\s*$/;

/** A change, the file with it, and what mutation-survivors.md has to say of it. */
export interface Drawn {
  path: string;
  /** What stands before the change. */
  before: string;
  changed: string;
  sentence: string;
}

/**
 * All changes of the files in an order that the seed draws. A change has its place by its own text: it keeps it when other
 * files change.
 */
export async function drawChanges(
  instrumenter: Instrumenter,
  root: string,
  files: string[],
  seed: string,
): Promise<Drawn[]> {
  const sources = new Map(
    files
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const { mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  );
  const lot = ({ fileName, location, replacement }: Change) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName, location, replacement]))
      .digest('hex');
  return mutants
    .map((change) => ({ change, lot: lot(change) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ change }) => drawn(change, sources.get(change.fileName) ?? ''))
    .filter(({ before }) => !beforeTextForPeople.test(before));
}

function drawn(
  { fileName: path, location: { start, end }, mutatorName, replacement }: Change,
  source: string,
): Drawn {
  const lines = source.split('\n');
  const offsetOf = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
  const [from, to] = [offsetOf(start), offsetOf(end)];
  // Another operator may bind less tightly than the one it stands for.
  const inserted = mutatorName === 'LogicalOperator' ? `(${replacement})` : replacement;
  return {
    path,
    before: source.slice(0, from),
    changed: source.slice(0, from) + inserted + source.slice(to),
    sentence: plain(
      `${path}, \`${lines[start.line]?.trim()}\`: \`${source.slice(from, to)}\` → \`${replacement}\``,
    ),
  };
}

/** A line break is a blank. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
