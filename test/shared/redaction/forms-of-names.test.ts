/** A known name in the other ways in which people write it, and a name that was not read. */
import { expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { redactIdentity } from './support/redact-lines.ts';

const nobody = {
  name: null,
  first_name: null,
  last_name: null,
  label: null,
  email: null,
  emails: [],
  phone: null,
  phones: [],
  url: null,
  profiles: [],
  location: null,
  summary: null,
};
const redacted = (basics: Partial<Profile['basics']>, ...lines: string[]) =>
  redactIdentity(lines, { basics: { ...nobody, ...basics } });
const named = (first_name: string, last_name: string) => ({
  name: `${first_name} ${last_name}`,
  first_name,
  last_name,
});

it.each([
  ['Liam', "O'Brien", 'OBrien'],
  ['Marco', 'De Luca', 'DeLuca'],
  ['Piet', 'van der Berg', 'VanderBerg'],
  ['Marco', "D'Angelo", 'DAngelo'],
  ['Omar', 'Al-Sayed', 'Alsayed'],
  ['Kathrin', 'Zwolmeyer', 'kzwolmeyer'],
  ['Kathrin', 'Zwolmeyer', 'zwolmeyerk'],
  ['Kathrin', 'Zwolmeyer', 'kzwolmeyer84'],
  ['Kathrin', 'Zwolmeyer', 'KathrinZwolmeyer'],
  ['Bo', 'Østergård', 'Østergaard'],
  ['Bo', 'Østergård', 'Oestergaard'],
  ['Bo', 'Østergård', 'Ostergard'],
  ['محمد', 'الزهراني', 'زهراني'],
])('%s %s is found as %s', (first, last, written) => {
  expect(redacted(named(first, last), 'A CV', `Founded ${written} Consulting`)[1]).toBe(
    'Founded [name] Consulting',
  );
});

it('finds the parts of a name that is written without blanks', () => {
  expect(redacted({ name: '佐藤花子' }, 'CV', '佐藤さんとして活躍、花子さん')[1]).toBe(
    '[name]さんとして活躍、[name]さん',
  );
});

it('finds a user name with digits', () => {
  const profiles = [{ network: 'GitHub', username: 'kzwolm', url: '' }];
  expect(redacted({ profiles }, 'A CV', 'also kzwolm84 on Kattis')[1]).toBe('also [link] on Kattis');
});

it('leaves words that only begin or end like a name', () => {
  const text = 'In March the team of O brought down the rains and the Ash trees';
  expect(redacted(named('Marc', 'Hain'), 'A CV', text)[1]).toBe(text);
  expect(redacted(named('Tom', 'Rain'), 'A CV', 'Trains and terrain')[1]).toBe('Trains and terrain');
});

it.each([
  'Kathrin Zwolmeyer',
  'kathrin zwolmeyer',
  'Dr. med. Kathrin Zwolmeyer, MSc, PhD',
  'Kathrin Zwolmeyer - Senior Nurse',
  'Frau Kathrin Zwolmeyer | Pflegefachfrau',
  'Kathrin Anna Zwolmeyer (she/her)',
  'Prof. Dr. med. Kathrin Anna Zwolmeyer',
])('takes a first line for the name where none was read: %s', (head) => {
  const lines = ['', head, 'Led the Zwolmeyer practice', 'Nurse in Berlin, PhD'];
  expect(redacted({}, ...lines)).toEqual(['', '[name]', 'Led the [name] practice', 'Nurse in Berlin, PhD']);
});

it.each(['Curriculum Vitae', 'KONTAKT', '个人简历', 'Berlin, 0341 5550118', 'Work since 2019'])(
  'learns no name from %s',
  (head) => {
    const text = `The ${head} of a nurse`;
    expect(redacted({}, head, text)[1]).toBe(text.replace('0341 5550118', '[phone]'));
  },
);
