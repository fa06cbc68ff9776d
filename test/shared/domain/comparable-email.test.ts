import { expect, it } from 'vitest';
import { comparableEmail } from '../../../shared/domain/contacts.ts';

const asciiLetters = (text: string) => text.match(/[A-Za-z]/g)?.length ?? 0;

it('holds no ASCII letter that the address lacked, for any letter outside ASCII', () => {
  const folded: string[] = [];
  for (let code = 0x80; code <= 0x10ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCodePoint(code);
    if (asciiLetters(comparableEmail(`1${letter}1@1${letter}1`)) > 0) folded.push(code.toString(16));
  }
  expect(folded).toEqual([]);
});

it('is the same for capitals and for space around the address', () => {
  expect(comparableEmail(' JANE.Miller@Example.COM ')).toBe('jane.miller@example.com');
});

it.each([
  ['kim@example.com', '\u212Aim@example.com'],
  ['kim@kelvin.example', 'kim@\u212Aelvin.example'],
  ['igor@example.com', '\u0130gor@example.com'],
])('keeps %s and %s two persons', (one, other) => {
  expect(comparableEmail(other)).not.toBe(comparableEmail(one));
});
