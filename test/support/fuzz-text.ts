import type { Chance } from '../faults/chance.ts';
import { noise } from './fuzz-bytes.ts';

const text = (content: string) => new TextEncoder().encode(content);
const times = (piece: string, chance: Chance, most: number) => piece.repeat(1 + chance.below(most));

/** Texts that make a careless pattern try again and again, under a heading that brings the rule to bear. */
const tiresome = [
  'a',
  '1 ',
  '(1',
  'a@',
  'a.',
  '- ',
  '2019-',
  '01/',
  '+49 ',
  'A B ',
  ', ',
  '\t',
  'www.',
  '—',
  'of ',
  'Jan ',
  '年',
  '. . ',
] as const;
const headings = [
  'Experience',
  'Education',
  'Skills',
  'Languages',
  'Berufserfahrung',
  '職務経歴',
  'Publications',
  '',
] as const;

/** Files of the text formats that are built to hurt a reader. The name's ending is the format. */
export const hostileTexts: Record<string, (chance: Chance) => { extension: string; bytes: Uint8Array }> = {
  'endless line': (chance) => {
    const line = times(chance.pick(tiresome), chance, 200_000);
    return { extension: 'txt', bytes: text(`Ana Lima\nana@example.org\n${chance.pick(headings)}\n${line}!`) };
  },
  'many tiresome lines': (chance) => {
    const line = `${times(chance.pick(tiresome), chance, 200)}${times(chance.pick(tiresome), chance, 200)}\n`;
    return {
      extension: 'txt',
      bytes: text(`Ana Lima\n${chance.pick(headings)}\n${times(line, chance, 2_000)}`),
    };
  },
  'deep markdown': (chance) => ({
    extension: 'md',
    bytes: text(times(chance.pick(['> ', '[', '![', '*', '- ', '`', '<b>', '[](']), chance, 60_000)),
  }),
  'deep HTML': (chance) => ({
    extension: 'html',
    bytes: text(
      `<!doctype html><body>${times(chance.pick(['<div>', '<table><tr><td>', '<b>', '<ul><li>', '<svg>']), chance, 60_000)}Experience`,
    ),
  }),
  'broken HTML': (chance) => ({
    extension: 'html',
    bytes: text(
      `<html><body>${times(chance.pick(['<!--', '<a href="', '&#x41', '<p ', ']]>', '<script>']), chance, 30_000)}`,
    ),
  }),
  'deep RTF': (chance) => ({
    extension: 'rtf',
    bytes: text(
      `{\\rtf1 ${times(chance.pick(['{', '{\\b ', '\\par ', "\\'e4", '{\\*\\x ']), chance, 100_000)}`,
    ),
  }),
  'RTF of impossible numbers': () => ({
    extension: 'rtf',
    bytes: text(`{\\rtf1\\bin2147483647 \\uc99999\\u-99999999 Experience}`),
  }),
  noise: (chance) => ({
    extension: chance.pick(['pdf', 'docx', 'png', 'jpg', 'webp', 'txt', 'odt']),
    bytes: noise(chance, 1 + chance.below(20_000)),
  }),
  'right head, then noise': (chance) => {
    const [extension, head] = chance.pick([
      ['pdf', '%PDF-1.7\n'],
      ['docx', 'PK\x03\x04word/document.xml'],
      ['png', '\x89PNG\r\n\x1a\n'],
      ['jpg', '\xff\xd8\xff\xe0'],
      ['webp', 'RIFF\x00\x00\x00\x10WEBPVP8 '],
    ] as const);
    const tail = noise(chance, 40 + chance.below(10_000));
    return { extension, bytes: new Uint8Array(Buffer.concat([Buffer.from(head, 'latin1'), tail])) };
  },
};
