/** `npm run count`: figures of the tree that tell whether it stays easy to hold. Prints them; judges nothing. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n');

const isGenerated = (path: string) =>
  /\.snap$|^test\/contract\/openapi\.json$|^client\/src\/schema\.ts$|examples\.json$|^docs\/endpoints\.md$|vectors\.json$/.test(
    path,
  );
const production = tracked.filter((path) => /^(bin|infra|functions|shared)\/.*\.ts$/.test(path));
const sizes = production.map((path) => linesOf(path).length - 1).sort((a, b) => a - b);

/** How often six lines in a row of our own code occur again elsewhere. */
function repeatedBlocks(paths: string[]): number {
  const seen = new Map<string, number>();
  for (const path of paths) {
    const lines = linesOf(path)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(import |export \{|\*|\/\/|\/\*)/.test(line));
    for (let at = 0; at + 6 <= lines.length; at += 6) {
      const block = createHash('sha1')
        .update(lines.slice(at, at + 6).join('\n'))
        .digest('hex');
      seen.set(block, (seen.get(block) ?? 0) + 1);
    }
  }
  return [...seen.values()].filter((times) => times > 1).length;
}

/** Pairs of rooms of shared/ of which the one imports from the other. */
function walls(): number {
  const pairs = new Set<string>();
  for (const path of production.filter((one) => one.startsWith('shared/'))) {
    const room = path.split('/')[1];
    for (const [, other] of readFileSync(join(root, path), 'utf8').matchAll(/from '(?:\.\.\/)+([a-z-]+)\//g))
      if (other !== room) pairs.add(`${room} ${other}`);
  }
  return pairs.size;
}

const sum = (paths: string[]) => paths.reduce((lines, path) => lines + linesOf(path).length - 1, 0);
const figures: [string, number][] = [
  ['files under functions/', tracked.filter((path) => path.startsWith('functions/')).length],
  ['production files', production.length],
  ['production lines', sizes.reduce((lines, one) => lines + one, 0)],
  ['lines of the median file', sizes[Math.floor(sizes.length / 2)] ?? 0],
  ['lines of the longest file', sizes.at(-1) ?? 0],
  [
    'lines over 160 characters, lists of words aside',
    production
      .filter((path) => !path.startsWith('shared/words/'))
      .flatMap(linesOf)
      .filter((line) => line.length > 160).length,
  ],
  ['generated lines in git', sum(tracked.filter(isGenerated))],
  ['README lines', linesOf('README.md').length - 1],
  ['pairs of rooms that touch', walls()],
  ['repeated blocks of six lines, production', repeatedBlocks(production)],
  [
    'repeated blocks of six lines, tests',
    repeatedBlocks(tracked.filter((path) => /^test\/.*\.ts$/.test(path))),
  ],
];
for (const [name, figure] of figures) process.stdout.write(`${name.padEnd(50)}${figure}\n`);
