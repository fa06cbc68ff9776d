import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readComments } from './support/read-comments.ts';
import { faultsOf, unclearInComments, withoutQuotes } from './support/unclear-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The published recipes are held by their own tests; the schema is generated. */
const generated = /^client\/src\/schema\.ts$/;

const files = globSync(
  [
    'bin/**/*.{ts,mjs}',
    'client/*.ts',
    'client/src/**/*.ts',
    'shared/**/*.ts',
    'functions/**/*.ts',
    'infra/**/*.ts',
  ],
  { cwd: root },
)
  .filter((path) => !generated.test(path))
  .sort();
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\/[^/]+\.m?ts$/, '');
const rooms = Object.entries(Object.groupBy(files, roomOf)) as [string, string[]][];
/** A candidate's answer to an item is a term of the assessments and of the chat. */
const isAboutAnswers = (path: string) => /assessment|sitting|intake/.test(path);
const withoutAnswers = unclearInComments.filter(([pattern]) => !pattern.test('The answer is right.'));
const faultsOfComment = (text: string, words = unclearInComments) => faultsOf(withoutQuotes(text), words);

describe.each(rooms)('the comments of %s', (_, paths) => {
  const comments = paths.flatMap((path) =>
    readComments(join(root, path)).map(({ line, text }) => ({
      text,
      place: `${path}:${line}`,
      words: isAboutAnswers(path) ? withoutAnswers : unclearInComments,
    })),
  );

  it('use the words of the field', () => {
    const faults = comments.flatMap(({ place, text, words }) =>
      faultsOfComment(text, words).map((fault) => `${place} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

it('reads every form of comment', () => {
  const path = join(root, 'test/docs/support/comment-forms.ts');
  expect(readComments(path).map(({ text }) => text)).toEqual([
    'One line.',
    'A paragraph over two lines.',
    'Two neighbouring lines.',
    'Behind code.',
    'Inside of code.',
  ]);
});

it('reads most comments of the service', () => {
  expect(files.flatMap((path) => readComments(join(root, path))).length).toBeGreaterThan(2000);
});

it.each([
  'Told again: a second copy would be a second version.',
  'Somebody sits before the receiver and starts it again.',
  'Listens on 127.0.0.1 and answers the port.',
  'What nobody asked for is not there to end.',
  'It comes of an event that was published twice.',
])('refuses: %s', (text) => {
  expect(faultsOfComment(text)).not.toEqual([]);
});

it.each([
  'Returns the port.',
  'The answers to a job’s questions, in the order of the form.',
  'Applies to `answers` and to "what nobody said".',
])('accepts: %s', (text) => {
  expect(faultsOfComment(text)).toEqual([]);
});
