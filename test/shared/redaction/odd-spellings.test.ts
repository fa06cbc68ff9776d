/** Spellings that hide a person from a reader of plain words: what is removed, and what is left. */
import { expect, it } from 'vitest';
import { profileOf } from '../fit/support/profiles.ts';
import { redactIdentity } from './support/redact-lines.ts';

const profile = profileOf();
const line = (text: string, name = 'Kate Miller') =>
  redactIdentity(['A first line of five words or more.', text], {
    ...profile,
    basics: { ...profile.basics, name },
  })[1];

it.each([
  ['LinkedIn – jmiller84', 'LinkedIn – [link]'],
  ['GitHub jmiller84, Python', 'GitHub [link], Python'],
  ['GitHub: JMiller84', 'GitHub: [link]'],
  ['WeChat ID: katem', 'WeChat ID: [link]'],
  ['Discord: katie#1234', 'Discord: [link]'],
  ['katie at other dot org', '[email]'],
  ['Mobile 0612345678', 'Mobile [phone]'],
  ['Telefon: 6912345678', 'Telefon: [phone]'],
  ['٠٦ ١٢٣٤٥٦٧٨', '[phone]'],
  ['०१२ ३४५६ ७८९०', '[phone]'],
  ['Каtе Мillеr, engineer', '[name], engineer'],
  ['Ⓚⓐⓣⓔ Ⓜⓘⓛⓛⓔⓡ', '[name]'],
  ['𝐊𝐚𝐭𝐞 𝐌𝐢𝐥𝐥𝐞𝐫', '[name]'],
  ['ᴋᴀᴛᴇ ᴍɪʟʟᴇʀ', '[name]'],
  ['CV of K a t e M i l l e r', 'CV of [name]'],
  ['about M i l l e r and others', 'about [name] and others'],
  ['Miller, Kate', '[name]'],
])('%s → %s', (text, expected) => expect(line(text)).toBe(expected));

it('knows the endings of Slavic names', () => {
  expect(line('Polecam Łukasza Nowaka', 'Łukasz Nowak')).toBe('Polecam [name]');
});

it.each([
  'GitHub Actions, GitLab CI, Stack Overflow 2019',
  'LinkedIn – marketing and growth',
  'Medium sized teams of 12',
  'Worked at other companies',
  'Order 1234567890 of 2019',
  'A B C of testing',
  'Инженер в Москве, 2019',
  'Python 3, C#2019, ES2020',
])('%s stays', (text) => expect(line(text)).toBe(text));
