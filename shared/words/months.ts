import { foldKeepingLength } from './fold.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
/** Only their whole names count: the short ones are words elsewhere. */
const wholeNamesOnly = ['sv', 'da', 'nb', 'cs', 'tr', 'ro', 'hu'];

/** Forms that people write and the locale data does not know. */
const more: Record<string, number> = {
  sept: 9,
  janv: 1,
  fevr: 2,
  avr: 4,
  juil: 7,
  mrt: 3,
  maerz: 3,
  ene: 1,
  sett: 9,
  dez: 12,
  gen: 1,
};

/**
 * Month names of fifteen languages, folded, of eight with every unambiguous beginning of three letters or more: the
 * platform's own locale data, standing alone and beside a day (Polish declines them).
 */
const build = () => {
  const months = new Map<string, number | null>();
  const add = (name: string, month: number) => {
    if (!/^\p{L}{3,}$/u.test(name)) return;
    const known = months.get(name);
    months.set(name, known === undefined || known === month ? month : null);
  };
  for (const language of [...languages, ...wholeNamesOnly]) {
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
      }
    }
  }
  for (const [name, month] of Object.entries(more)) months.set(name, month);
  return months;
};

const months = build();
export const monthNumber = (name: string): number | null =>
  months.get(foldKeepingLength(name).replace(/\.$/, '')) ?? null;
