/** What an applicant writes is text of a link, and never another part of its address. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { mailbox } from '../../shared/words/plain-text.ts';
import { mailLink } from '../../web/dashboard/parts/mail-link.ts';
import { seededNumbers } from '../support/seeded-numbers.ts';

const seed = 20;
/** Every printable ASCII character that an address may have, and some others. */
const letters = [...Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n)), 'ä', 'ß', '漢', '😀'];
const allowed = letters.filter((one) => mailbox.test(`a${one}b@example.com`));

it(`a mail link is to the one stored address, whatever characters it has (seed ${seed})`, () => {
  expect(allowed.join('')).toContain('?');
  const { below } = seededNumbers(seed);
  const word = () => Array.from({ length: 1 + below(12) }, () => allowed[below(allowed.length)]).join('');
  const drawn = Array.from({ length: 500 }, () => `${word()}@${word()}.example`).filter((one) =>
    mailbox.test(one),
  );
  expect(drawn.length).toBeGreaterThan(400);
  const each = allowed
    .flatMap((one) => [`a${one}b@example.com`, `a@b${one}c.example`])
    .filter((one) => mailbox.test(one));
  for (const address of ['hr%40acme.example?cc=me@evil.example', '"a,b"@x.example', ...each, ...drawn]) {
    const link = mailLink(address);
    const { protocol, pathname, search, hash } = new URL(link);
    expect([protocol, decodeURIComponent(pathname), search, hash], address).toEqual([
      'mailto:',
      address,
      '',
      '',
    ]);
    // One recipient: a comma would begin the next one, and a second @ is part of no name.
    expect(link, address).toMatch(/^mailto:[^@,;?&#]+@[^@,;?&#]+$/);
  }
});

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{web,shared,functions}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

it('no other file makes a link of a scheme other than http', () => {
  const made = /['"`](?:mailto|tel|sms|callto|webcal|skype|whatsapp|geo|javascript):/i;
  const makers = sources.filter(({ text }) => made.test(text)).map(({ path }) => path);
  expect(makers).toEqual(['web/dashboard/parts/mail-link.ts']);
});

it('no page puts the address of a link together itself', () => {
  const pages = sources.filter(({ path }) => path.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(60);
  const joined = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:href|src|action)=\{(?:`|'[^']*'\s*\+)/g)].map(([found]) => `${path}: ${found}`),
  );
  expect(joined).toEqual([]);
});
