/** Boxes of web pages, and their lists of headings. */
import { expect, it } from 'vitest';
import { readHtmlText } from '../../../../shared/extraction/read/html-lines.ts';

const linesOf = (body: string) =>
  readHtmlText(`<html><body>${body}</body></html>`, 'html').lines.map(({ text }) => text);

it('three boxes without text between them are cells', () => {
  expect(linesOf('<p><span>Kotlin</span><span>Jetpack Compose</span><span>Room</span></p>')).toEqual([
    'Kotlin\tJetpack Compose\tRoom',
  ]);
});

it.each(['<p><b>Ylva</b><i>Marsh</i></p>', '<p><span>Ylva</span><span>Marsh</span></p>'])(
  'elements of two kinds, and two of one kind, are not: %s',
  (body) => {
    expect(linesOf(body)).toEqual(['YlvaMarsh']);
  },
);

it('links to the parts of the page are no text, other links are', () => {
  const nav = (href: string) => `<nav><a href="${href}">Skills</a></nav><p>Nurse</p>`;
  expect(linesOf(nav('#skills'))).toEqual(['Nurse']);
  expect(linesOf(nav('https://example.com'))).toEqual(['Skills', 'Nurse']);
});
