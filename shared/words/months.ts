import { foldKeepingLength } from './fold.ts';
import { languageCodes } from './languages/more-languages.ts';
import { once } from './once.ts';

const withShortNames = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'el'];
/** Only the full month names count: the short ones are other words in most of these languages. */
const wholeNamesOnly = languageCodes.filter((code) => !withShortNames.includes(code));
/** Ends that names of months have in dates, which the locale data does not have: "tammikuussa", "januártól". */
const endings: Record<string, string[]> = {
  fi: ['n', 'ssa', 'sta'],
  hu: ['tol', 'atol', 'etol', 'jatol', 'ig', 'aig', 'eig', 'jaig', 'ban', 'ben', 'a', 'e', 'ja', 'i'],
};

/** Common spellings that the locale data does not have. */
const more: Record<string, number> = {
  sept: 9,
  janv: 1,
  fevr: 2,
  avr: 4,
  juil: 7,
  mrt: 3,
  maerz: 3,
  janner: 1,
  jänner: 1,
  feber: 2,
  ene: 1,
  sett: 9,
  dez: 12,
  gen: 1,
  oca: 1,
  sub: 2,
  nis: 4,
  haz: 6,
  tem: 7,
  agu: 8,
  eyl: 9,
  eki: 10,
  kas: 11,
  ara: 12,
  iun: 6,
  iul: 7,
  szept: 9,
  okt: 10,
  ian: 1,
  noi: 11,
  kve: 5,
  cvn: 6,
  cvc: 7,
  srp: 8,
  zar: 9,
  rij: 10,
  // "v lednu 2019", "v októbri 2019": names after "in", whose stems change.
  lednu: 1,
  unoru: 2,
  breznu: 3,
  dubnu: 4,
  kvetnu: 5,
  cervnu: 6,
  cervenci: 7,
  srpnu: 8,
  rijnu: 10,
  prosinci: 12,
  marci: 3,
  aprili: 4,
  septembri: 9,
  oktobri: 10,
  novembri: 11,
  decembri: 12,
  γεναρησ: 1,
  γεναρη: 1,
  φλεβαρησ: 2,
  φλεβαρη: 2,
  μαησ: 5,
  μαη: 5,
};

/**
 * Month names of twenty languages, folded; in eleven of them with every unambiguous abbreviation of three letters or
 * more. They come from the platform's locale data, in the forms used alone and with a day (Polish declines them).
 */
const months = once(() => {
  const found = new Map<string, number | null>();
  const add = (name: string, month: number) => {
    if (!/^\p{L}{3,}$/u.test(name)) return;
    const known = found.get(name);
    found.set(name, known === undefined || known === month ? month : null);
  };
  for (const language of [...withShortNames, ...wholeNamesOnly]) {
    for (const options of [
      { month: 'long' },
      { month: 'long', day: 'numeric' },
      { month: 'short' },
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const parts = format.formatToParts(Date.UTC(2021, month - 1, 1));
        const name = foldKeepingLength(parts.find((part) => part.type === 'month')?.value ?? '').replace(
          '.',
          '',
        );
        const shortest = wholeNamesOnly.includes(language) ? Math.max(4, name.length) : 3;
        for (let length = shortest; length <= name.length; length++) add(name.slice(0, length), month);
        // The locale data has the Greek genitive only: "Μαρτίου", and not "Μάρτιος", nor "Μάρτης".
        if (language === 'el')
          for (const spelling of [
            name.replace(/υ$/u, 'σ'),
            name.replace(/ιου$/u, 'ησ'),
            name.replace(/ιου$/u, 'η'),
          ])
            add(spelling, month);
        // "в январе", "у січні"
        if (language === 'ru') add(name.replace(/[ьи]?$/u, 'е'), month);
        if (language === 'uk')
          add(
            name
              .replace(/(?:ень|ня)$/u, 'ні')
              .replace(/д$/u, 'ді')
              .replace(/ии$/u, 'ому'),
            month,
          );
        if (options.month === 'long') for (const ending of endings[language] ?? []) add(name + ending, month);
      }
    }
  }
  // "výuční list, 2006": the Czech and Slovak word for a certificate begins like a Polish month.
  found.set('list', null);
  for (const [name, month] of Object.entries(more)) found.set(name, month);
  return found;
});

export const monthNumber = (name: string): number | null =>
  months().get(foldKeepingLength(name).replace(/\.$/, '')) ?? null;
