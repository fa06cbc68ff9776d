import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aboutEvent } from '../../shared/contracts/about-events.ts';
import { type ErrorCode, errorCodes } from '../../shared/contracts/errors.ts';
import { aboutPing, eventNames } from '../../shared/contracts/events.ts';
import { importErrorCodes } from '../../shared/contracts/job-import.ts';
import { fallbackReasons, readingWarnings, reviewReasons } from '../../shared/contracts/reading-words.ts';
import { scanErrorCodes } from '../../shared/contracts/scan.ts';
import { deliveryErrors } from '../../shared/contracts/webhook-delivery.ts';
import { adviceOf } from '../../shared/docs/error-advice.ts';
import { importAdvice, scanAdviceOf } from '../../shared/docs/scan-and-import-advice.ts';
import { refusals } from '../../shared/extraction/outcome.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { documentOf, pagePaths } from '../shared/docs/support/pages.ts';
import { faultsOf, withoutQuotes } from './support/unclear-words.ts';

const rows = Object.entries(routeTable as Record<string, Route>);

describe.each(rows)('%s', (_, { summary, description = '' }) => {
  it('has one sentence of at most 120 characters as its summary', () => {
    expect(summary.length).toBeLessThanOrEqual(120);
    expect(summary).toMatch(/^[A-Z][^.]*(\.[\w-][^.]*)*\.$/);
  });

  it('describes the rest in whole, plain sentences', () => {
    if (description !== '') expect(description).toMatch(/^[A-Z`/].*\.$/);
    expect(faultsOf(`${summary} ${description}`)).toEqual([]);
  });
});

const advice = [
  ...Object.keys(errorCodes).map((code) => adviceOf(code as ErrorCode)),
  ...scanErrorCodes.map(scanAdviceOf),
  ...importErrorCodes.map((code) => importAdvice[code]),
].flatMap((one) => Object.values(one));
const sentences = [
  ...Object.values(errorCodes).map(([, , message]) => message),
  ...eventNames.flatMap((name) => [aboutEvent(name).says, aboutEvent(name).cause ?? 'None.']),
  ...[readingWarnings, fallbackReasons, reviewReasons, deliveryErrors, refusals].flatMap((one) =>
    Object.values(one),
  ),
  ...advice,
  aboutPing,
];

it.each([...new Set(sentences)])('is a plain sentence: %s', (sentence) => {
  expect(sentence).toMatch(/^[A-Z0-9a-z_].*\.$/);
  expect(faultsOf(sentence)).toEqual([]);
});

it.each(pagePaths)('the page %s is in plain words', (path) => {
  expect(faultsOf(documentOf(path).querySelector('main')?.textContent ?? '')).toEqual([]);
});

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The glossary names the words that are not to be used. */
const texts = [
  'README.md',
  'CHANGELOG.md',
  'client/README.md',
  'infra/RUNBOOK.md',
  ...globSync('docs/**/*.md', { cwd: root }),
].filter((file) => file !== 'docs/glossary.md');
it.each(texts)('%s is in plain words', (file) => {
  const paragraphs = readFileSync(join(root, file), 'utf8').split(/\n(?=\n|- |\| )/);
  expect(paragraphs.flatMap((paragraph) => faultsOf(paragraph))).toEqual([]);
});

const title = /^\s*(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;
const suites = globSync('test/**/*.test.ts', { cwd: root }).sort();
const rooms = Object.groupBy(suites, (path) => path.split('/').slice(0, 3).join('/'));

it.each(Object.entries(rooms))('the titles of tests and what describes a file are plain: %s', (_, paths) => {
  const faults = (paths ?? []).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const titles = [...text.matchAll(title)].map(([, , words = '']) => words);
    const comments = [...text.matchAll(/^\/\*\*([\s\S]*?)\*\//gm)].map(([, words = '']) =>
      words.replaceAll('*', ''),
    );
    return [...titles, ...comments].flatMap((words) =>
      faultsOf(withoutQuotes(words)).map((fault) => `${path} ${fault}`),
    );
  });
  expect(faults).toEqual([]);
});

it('knows an unclear word from a clear one', () => {
  expect(faultsOf('The receiver is told of it.')).toHaveLength(1);
  expect(faultsOf('The event is emitted, stored and returned.')).toEqual([]);
});
