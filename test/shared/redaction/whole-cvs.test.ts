import { expect, it } from 'vitest';
import { extract } from '../../../shared/extraction/extract.ts';
import { writeCv } from '../fit/support/persona-cv.ts';
import { careers, pairs } from '../fit/support/personas.ts';
import { redactIdentity } from './support/redact-lines.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string | null | undefined) => plain(text ?? '').match(/[\p{L}\p{N}]{3,}/gu) ?? [];
const cases = pairs
  .flat()
  .flatMap((person, at) =>
    [careers[at], careers[(at + 5) % careers.length]].map((career) => ({ person, career })),
  );

it.each(cases)('tells nobody that it is $person.name’s, a $career.position', async ({ person, career }) => {
  if (!career) throw new Error('no career');
  const file = {
    bytes: new TextEncoder().encode(writeCv(person, career)),
    filename: 'cv.txt',
    contentType: 'text/plain',
  };
  const outcome = await extract({ ...file, today: '2026-11-21' });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  const { lines, profile } = outcome;
  const redacted = redactIdentity(lines, profile);
  expect(redacted).toHaveLength(lines.length);

  const text = plain(redacted.join('\n'));
  const { basics } = profile;
  const told = [
    ...wordsOf(person.name),
    ...wordsOf(person.street.split(',')[0]).filter((word) => /^\d+$/.test(word)),
    ...basics.emails.map(plain),
    ...basics.phones.map(({ raw }) => raw),
    ...wordsOf(basics.location?.city),
    String(person.born),
    person.words.subject,
    person.marital,
  ];
  for (const word of told) {
    const there = new RegExp(
      `(?<![\\p{L}\\p{N}])${word.replace(/[+.()]/g, '\\$&').toLowerCase()}(?![\\p{L}\\p{N}])`,
      'u',
    );
    expect(text, word).not.toMatch(there);
  }
  // What is to be judged stays.
  for (const skill of career.skills) expect(text).toContain(plain(skill));
  expect(text).toContain('northwind labs');
});
