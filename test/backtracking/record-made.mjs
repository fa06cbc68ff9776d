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

/** The entries of threads, which start to work when they are loaded. */
const threads = new Set(['shared/extraction/worker.ts', 'shared/assessments/code-runner/thread.ts']);
for (const path of globSync('shared/**/*.ts', { cwd: root }))
  if (!threads.has(path)) await import(new URL(path, root));

// Those that are made when they are first asked for.
const load = (path) => import(new URL(path, root));
const { isPersonal } = await load('shared/redaction/personal-text.ts');
isPersonal('Born in 1990.');
const { withoutLabelled } = await load('shared/words/personal-labels.ts');
withoutLabelled('Date of birth: 1 May 1990');
const { gaplessWords } = await load('shared/redaction/known-words.ts');
gaplessWords(new Map(['김민수', 'ใจด', 'زهراني'].map((word) => [word, 'name'])));
const { readNumber } = await load('shared/intake/read-number.ts');
for (const figures of ['1.000.000', '1,000,000']) readNumber(figures, 'de');
const { readDate } = await load('shared/intake/read-date.ts');
readDate('5 maja 2027', 'pl', '2026-11-25');
const { fieldsOfStudy } = await load('shared/words/fields-of-study.ts');
fieldsOfStudy('informatics');
const { asksWhoSomeoneIs } = await load('shared/words/words-of-persons.ts');
for (const asked of ['muslim', 'white woman', 'people with disabilities only']) asksWhoSomeoneIs(asked);
process.stdout.write(JSON.stringify([...made.values()]));
