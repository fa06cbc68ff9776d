import { expect, it } from 'vitest';
import { findDates } from '../../../shared/words/dates.ts';

/** How a period begins and how it lasts until now, by language. */
const periods: Record<string, [from: string[], untilNow: string[]]> = {
  en: [
    ['', 'From ', 'Since '],
    ['to date', 'to present', 'until now', 'till date', 'to the present', 'until today'],
  ],
  de: [
    ['', 'Von ', 'Seit ', 'Ab '],
    ['bis heute', 'bis jetzt', 'bis dato'],
  ],
  fr: [
    ['', 'De ', 'Depuis ', 'À partir de '],
    ['jusqu’à aujourd’hui', 'à aujourd’hui', 'jusqu’à ce jour', 'à ce jour', 'jusqu’à présent', 'à présent'],
  ],
  es: [
    ['', 'De ', 'Desde ', 'A partir de '],
    ['hasta hoy', 'hasta la fecha', 'a la fecha', 'hasta la actualidad', 'hasta ahora', 'hasta el presente'],
  ],
  it: [
    ['', 'Da ', 'Dal ', 'A partire dal '],
    ['a oggi', 'ad oggi', 'fino ad oggi', 'fino a oggi', 'a tutt’oggi', 'al presente'],
  ],
  pt: [
    ['', 'De ', 'Desde ', 'A partir de '],
    [
      'até hoje',
      'até à data',
      'até ao momento',
      'até o momento',
      'até agora',
      'até à presente data',
      'até ao presente',
    ],
  ],
  nl: [
    ['', 'Van ', 'Vanaf ', 'Sinds '],
    ['tot nu', 'tot heden', 'tot op heden', 'tot nu toe', 'tot vandaag'],
  ],
  pl: [
    ['', 'Od '],
    ['do dziś', 'do teraz', 'do chwili obecnej', 'do dzisiaj', 'do nadal'],
  ],
  sv: [
    ['', 'Från ', 'Sedan '],
    ['till nu', 'till idag', 'tills vidare', 'till och med nu', 'fram till idag'],
  ],
  da: [
    ['', 'Fra ', 'Siden '],
    ['til nu', 'til i dag', 'til dato'],
  ],
};

it.each(Object.keys(periods))('a period until now is read whole in %s, with every word before it', (lang) => {
  const [from, untilNow] = periods[lang] as [string[], string[]];
  const unread = from.flatMap((opening) =>
    untilNow.flatMap((now) =>
      ['2019', '03/2019'].flatMap((date) => {
        const text = `${opening}${date} ${now}`;
        const [found] = findDates(text);
        const isWhole = found?.isCurrent && found.index === 0 && found.length === text.length;
        return isWhole ? [] : [text];
      }),
    ),
  );
  expect(unread).toEqual([]);
});
