/** Prints, as JSON, every expression that our files make of a text while they are loaded or first used. */
import { globSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const made = new Map();
const Native = RegExp;
function note(expression) {
  const place = /shared\/[\w/.-]+\.ts:\d+/.exec(
    new Error('here').stack.split('\n').find((line) => line.includes(`${root.pathname}shared/`)) ?? '',
  )?.[0];
  const { source, flags } = expression;
  if (place) made.set(`${place} ${source} ${flags}`, { at: place, source, flags });
  return expression;
}
globalThis.RegExp = new Proxy(Native, {
  construct: (_, given) => note(new Native(...given)),
  apply: (_, __, given) => note(Native(...given)),
});

// It is an entry of its own, which waits for work.
for (const path of globSync('shared/**/*.ts', { cwd: root }))
  if (path !== 'shared/extraction/worker.ts') await import(new URL(path, root));

// Those that are made when they are first asked for.
const load = (path) => import(new URL(path, root));
const { isPersonal } = await load('shared/redaction/personal-text.ts');
isPersonal('Born in 1990.');
const { withoutLabelled } = await load('shared/words/personal-labels.ts');
withoutLabelled('Date of birth: 1 May 1990');
process.stdout.write(JSON.stringify([...made.values()]));
