import { descriptionToMarkdown } from './to-markdown.ts';

/** The lines of our own Markdown as plain text, without the marks of lists, headings and bold. */
export const plainLines = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) => line.replace(/^\s*(?:- |#{1,6} )/, '').replaceAll('**', ''))
    .map((line) => line.replace(/\\(\p{P}|\p{S})/gu, '$1').trim())
    .filter(Boolean);

/** The lines of a text, of HTML or of a list, each as plain text. */
export const readLines = (text: string): string[] =>
  plainLines(descriptionToMarkdown(text, 'https://invalid.example/'));

/** A list of short texts such as skills and benefits: one per line, or separated by commas, semicolons or dots. */
export function readShortThings(text: string, maxLength: number): string[] {
  const lines = readLines(text.slice(0, 20_000));
  const parts = lines.flatMap((line) => line.split(/(?:(?<!\s)\s+)?[;•|·]\s*/));
  const split = parts.length > 1 ? parts : parts.flatMap((part) => part.split(/(?:(?<!\s)\s+)?,\s+/));
  // A sentence with commas is no list.
  const things = split.every((part) => part.length <= 60) ? split : parts;
  return [...new Set(things.map((thing) => thing.replace(/\.$/, '').trim()))].filter(
    (thing) => thing !== '' && thing.length <= maxLength,
  );
}
