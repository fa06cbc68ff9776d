import { describe, expect, it } from 'vitest';
import { profileOf } from '../fit/support/profiles.ts';
import { redactIdentity } from './support/redact-lines.ts';

type Basics = Partial<ReturnType<typeof profileOf>['basics']>;
const somebody = (basics: Basics = {}) => {
  const profile = profileOf();
  return { ...profile, basics: { ...profile.basics, name: 'Jane van der Miller', ...basics } };
};
const line = (text: string, basics: Basics = {}) =>
  redactIdentity(['A first line of five words or more.', text], somebody(basics))[1];

describe('the name', () => {
  it.each([
    ['Jane van der Miller', '[name]'],
    ['JANE VAN DER MILLER, RN', '[name], RN'],
    ['Miller, Jane', '[name]'],
    ['Mrs Miller led the ward.', '[title] [name] led the ward.'],
    ['J. Miller and others', '[name] and others'],
    ['Ask Jane’s manager', 'Ask [name]’s manager'],
    ['Van driver at van der Berg', 'Van driver at van der Berg'],
    ['Millerton Clinic', 'Millerton Clinic'],
  ])('%s → %s', (text, expected) => expect(line(text)).toBe(expected));

  it.each([
    [
      'Jane',
      'Lane',
      'Ms Lane leads, JANE LANE, a country lane',
      '[title] [name] leads, [name], a country lane',
    ],
    ['Hoang', 'Le', 'Hoang Le, le chef', '[name], le chef'],
    ['Minh', 'Do', 'Do knows what to do', '[name] knows what to do'],
    ['San', 'Miller', 'San Miller', '[name]'],
  ])('goes where it is an ordinary word too: %s %s', (first_name, last_name, text, expected) => {
    expect(line(text, { name: `${first_name} ${last_name}`, first_name, last_name })).toBe(expected);
  });

  it.each([
    ['김민수', ['김민수는', '김민수가', '김민수의', '(김민수)', '김민수님께']],
    ['สมชาย ใจดี', ['ผมชื่อสมชาย', 'คุณสมชายครับ', 'ใจดีครับ']],
    ['محمد زهراني', ['لزهراني', 'وزهراني', 'الزهراني', 'بمحمد']],
    ['דוד כהן', ['לכהן', 'הכהן', 'ודוד']],
    ['佐藤 花子', ['佐藤さん', '花子が']],
    ['Kathrin Zwolmeyer', ['[zwolmeyer]', '[kathrin_zwolmeyer]', '[kathrin]', 'Zwolmeyer1984', '2Zwolmeyer']],
    ['Ana Đorđević', ['Dordevic', 'DORDEVIC', 'Djordjevic', 'ĐORĐEVIĆ']],
    ['Þórdís Guðmundsdóttir', ['Thordis', 'Gudmundsdottir', 'GUÐMUNDSDÓTTIR', 'gudmundsdottir']],
  ])('goes with what is written onto it, in brackets, and with other letters: %s', (name, texts) => {
    const parts = name.split(' ').flatMap((part) => [part, part.slice(1), part.slice(0, -1)]);
    const secrets = [
      ...parts.filter((part) => part.length > 1),
      ...texts.filter((text) => /^\p{L}{6,}$/u.test(text)),
    ];
    for (const text of texts) {
      const shown = line(`Praxis ${text} – 2019`, { name, first_name: null, last_name: null }) ?? '';
      const words = shown.replaceAll('[name]', '');
      expect(shown, text).toContain('[name]');
      expect(
        secrets.filter((secret) => words.includes(secret)),
        text,
      ).toEqual([]);
    }
  });

  it('leaves marks as they are, and other words in brackets', () => {
    expect(line('Team [design] of jane.doe@example.org, [sic]')).toBe('Team [design] of [email], [sic]');
  });

  it('goes whatever its accents and script', () => {
    expect(line('ZOË MÜLLER und Zoe Mueller', { name: 'Zoë Müller' })).toBe('[name] und [name]');
    expect(line('山田太郎　職務経歴書', { name: '山田 太郎' })).toBe('[name]　職務経歴書');
    expect(line('黒⾳キト', { name: '黒⾳キト' })).toBe('[name]');
  });

  it('is not seen in words that only hold its letters', () => {
    const designer = { name: 'Anna Müller', emails: ['design@annamueller.example'] };
    expect(line('UX designs, a redesigned Designsystem', designer)).toBe(
      'UX designs, a redesigned Designsystem',
    );
    expect(line('Data Analyst, Analysis of data', { name: 'Ana Lys' })).toBe(
      'Data Analyst, Analysis of data',
    );
    expect(line('Evaluation', { name: 'Eva Lua' })).toBe('Evaluation');
  });

  it('goes by the e-mail and the first line where it was not found', () => {
    const basics = { name: null, emails: ['tom.sawyer@example.com'] };
    expect(redactIdentity(['Becky Thatcher', 'I, Tom Sawyer, paint.'], somebody(basics))).toEqual([
      '[name]',
      'I, [name], paint.',
    ]);
  });
});

it.each(['IŞIK', 'Işık', 'ışık', 'Isik'])('knows the Turkish name Işık as %s', (spelled) => {
  expect(line(`Nurse ${spelled} works`, { name: 'Deniz Işık' })).toBe('Nurse [name] works');
});

describe('contact', () => {
  it.each([
    ['jane.miller@example.com | +31 20 794 0800', '[email] | [phone]'],
    ['jane (at) example (dot) com', '[email]'],
    ["Mail: jane.o'neill@example.com", 'Mail: [email]'],
    ['jane.o’neill&co@example.com', '[email]'],
    ['LinkedIn: jm-rn-84, GitHub : wardnurse', 'LinkedIn: [link], GitHub : [link]'],
    ['GitHub: Actions, Pages and Copilot', 'GitHub: Actions, Pages and Copilot'],
    ['(020) 7946 0958', '[phone]'],
    ['212-555-0187', '[phone]'],
    ['https://jane.dev/cv?x=1 and www.jane.dev', '[link] and [link]'],
    ['github.com/jmiller', '[link]'],
    ['Twitter: @jmiller_rn', 'Twitter: [link]'],
    ['Node.js and ASP.NET', 'Node.js and ASP.NET'],
    ['2012 - 2014', '2012 - 2014'],
    ['01/2012 – 03/2014', '01/2012 – 03/2014'],
    ['12.03.2012 - 31.12.2014', '12.03.2012 - 31.12.2014'],
    ['01.03.2012 - 31.12.2014', '01.03.2012 - 31.12.2014'],
    ['Saved 1,200,000 euros for 4500 people', 'Saved 1,200,000 euros for 4500 people'],
  ])('%s → %s', (text, expected) => expect(line(text)).toBe(expected));

  it('has the number of the profile however it is written', () => {
    const phones = [{ raw: '555 01 87', e164: null, country_code: null }];
    expect(line('Call 555-0187', { phones })).toBe('Call [phone]');
  });

  it('has the names that the profile has in networks', () => {
    const profiles = [{ network: 'GitHub', username: 'nursejay', url: 'https://github.com/nursejay' }];
    expect(line('GitHub: nursejay', { profiles })).toBe('GitHub: [link]');
  });
});

describe('the address', () => {
  const location = {
    raw: 'Rotterdam, Netherlands',
    city: 'Rotterdam',
    region: null,
    postal_code: '3011 AB',
    country_code: 'NL',
  };
  it.each([
    ['12 Elm Street, Apt 4', '[address]'],
    ['Hauptstraße 12a', '[address]'],
    ['12 rue de la Paix', '[address]'],
    ['ul. Długa 4/12', '[address]'],
    ['Calle Mayor 12', '[address]'],
    ['〒150-0002 東京都渋谷区', '[address]'],
    ['Harbour Clinic, Rotterdam', 'Harbour Clinic, [address]'],
    ['Address: somewhere nice', '[address]'],
    ['Wohnhaft in: Köln', '[address]'],
  ])('%s → %s', (text, expected) => expect(line(text, { location })).toBe(expected));
});

describe('what a person is', () => {
  it.each([
    ['Date of birth: 12 March 1990', '[birth]'],
    ['Geburtsdatum\t12.03.1990', '[birth]'],
    ['Geboren am 12.03.1990 in Köln', '[birth]'],
    ['Née le 12 mars 1990 à Lyon', '[birth]'],
    ['生年月日：1990年3月12日', '[birth]'],
    ['1990年3月12日生（34歳）', '[birth]([birth])'],
    ['34 years old, married', '[birth], [marital_status]'],
    ['Gender: female | Nationality: Dutch', '[gender]| [nationality]'],
    ['Familienstand: verheiratet, zwei Kinder', '[marital_status]'],
    ['Dutch citizen', '[nationality]'],
    ['Religion: none', '[religion]'],
    ['Photo', '[photo]'],
    ['Mr Smith praised her (she/her)', '[title] Smith praised [pronoun] ([pronoun])'],
    ['Single sign-on and married data sets', 'Single sign-on and married data sets'],
    ['10 ans d’expérience', '10 ans d’expérience'],
    ['Sr. Developer', 'Sr. Developer'],
  ])('%s → %s', (text, expected) => expect(line(text)).toBe(expected));

  it.each([
    'Date of birth',
    'Geburtsdatum und -ort',
    'Geburtsdatum / -ort:',
    'Date et lieu de naissance',
    'Geboortedatum en -plaats',
    'Date of birth / Nationality',
    'Data i miejsce urodzenia',
    '生年月日',
  ])('goes with the line under its label: %s', (label) => {
    const lines = ['A first line of five words or more.', label, '12 March', 'Skills'];
    expect(redactIdentity(lines, somebody()).slice(1)).toEqual(['[birth]', '[birth]', 'Skills']);
  });
});

it('keeps every line in its place', () => {
  const lines = ['Jane van der Miller', '', 'jane@example.com', 'Nurse'];
  expect(redactIdentity(lines, somebody())).toEqual(['[name]', '', '[email]', 'Nurse']);
});

it('takes no longer for a hostile line than its length is worth', () => {
  // A second apart from the slowest honest machine: what backtracks would take hours.
  for (const piece of [
    'a',
    '1 ',
    'a.',
    'A b ',
    '12, rue ',
    'x@',
    '+1',
    'born ',
    '[name] ',
    '\t',
    ' ',
    'Date of birth ',
    `rue ${'x'.repeat(100)} `,
    `12 via ${'ab.'.repeat(40)} `,
    "c/ a'",
    `Nationality ${'a/'.repeat(60)} `,
    `Marital status ${'x'.repeat(125)} `,
    '国籍',
  ])
    expect(redactIdentity([piece.repeat(100_000 / piece.length)], somebody())).toHaveLength(1);
}, 20_000);
