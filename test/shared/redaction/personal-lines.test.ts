import { describe, expect, it } from 'vitest';
import { profileOf } from '../fit/support/profiles.ts';
import { otherLines, personalLines } from './support/personal-lines.ts';
import { redactIdentity } from './support/redact-lines.ts';

const profile = profileOf();
const anna = {
  ...profile,
  basics: { ...profile.basics, name: 'Anna Müller', emails: ['anna.mueller@example.com'] },
};
const redacted = (line: string) => redactIdentity(['A first line of five words or more.', line], anna)[1];

describe.each(Object.entries(personalLines))('%s', (_kind, lines) => {
  it.each(lines)('%s', (marked) => {
    const told = [...marked.matchAll(/‹(.*?)›/g)].flatMap(
      ([, words = '']) => words.match(/[\p{L}\d]+/gu) ?? [],
    );
    expect(told).not.toEqual([]);
    const text = redacted(marked.replace(/[‹›]/g, ''));
    const left = text?.replace(/\[[a-z_]+\]/g, ' ').match(/[\p{L}\d]+/gu) ?? [];
    expect(
      left.filter((word) => told.includes(word)),
      text,
    ).toEqual([]);
  });
});

it.each(otherLines)('%s stays', (line) => expect(redacted(line)).toBe(line));
