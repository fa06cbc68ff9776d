import { expect, it } from 'vitest';
import { findDates } from '../../../../shared/words/dates.ts';

/** As people write them, and what they mean: `start>end`, or one date. */
const forms = `
  Jan 2019 - Mar 2021 = 2019-01>2021-03
  January 2019 to present = 2019-01>now
  01/2019 – 03/2021 = 2019-01>2021-03
  1/2019-3/2021 = 2019-01>2021-03
  2019/01 – 2021/03 = 2019-01>2021-03
  2019.01 - 2021.03 = 2019-01>2021-03
  2019-01 – 2021-03 = 2019-01>2021-03
  01.2019 - 03.2021 = 2019-01>2021-03
  01.01.2019 - 31.03.2021 = 2019-01-01>2021-03-31
  01-2019 t/m 03-2021 = 2019-01>2021-03
  Since March 2019 = 2019-03>now
  since 2019 = 2019>now
  2019-present = 2019>now
  2019 – now = 2019>now
  2019 – current = 2019>now
  2019 - Ongoing = 2019>now
  From 2019 until 2021 = 2019>2021
  2019/20 = 2019>2020
  2019-20 = 2019>2020
  2019–21 = 2019>2021
  Sept. 2019 – Aug. 2021 = 2019-09>2021-08
  Sep '19 – Aug '21 = 2019-09>2021-08
  Sep-19 to Aug-21 = 2019-09>2021-08
  Sep 19 – Aug 21 = 2019-09>2021-08
  Mar–Aug 2021 = 2021-03>2021-08
  March to August 2021 = 2021-03>2021-08
  15 March 2019 – 2 April 2021 = 2019-03-15>2021-04-02
  March 15, 2019 – April 2, 2021 = 2019-03-15>2021-04-02
  Spring 2019 = 2019
  Summer 2019 – Winter 2020 = 2019>2020
  Q3 2019 – Q1 2021 = 2019>2021
  seit 03/2019 = 2019-03>now
  ab März 2019 = 2019-03>now
  März 2019 bis heute = 2019-03>now
  von März 2019 bis April 2021 = 2019-03>2021-04
  Mär. 2019 – Apr. 2021 = 2019-03>2021-04
  03/2019 bis dato = 2019-03>now
  bis 2021 = >2021
  depuis mars 2019 = 2019-03>now
  depuis 2019 = 2019>now
  mars 2019 à avril 2021 = 2019-03>2021-04
  de mars 2019 à avril 2021 = 2019-03>2021-04
  mars 2019 – aujourd’hui = 2019-03>now
  mars 2019 - à ce jour = 2019-03>now
  janv. 2019 – févr. 2021 = 2019-01>2021-02
  de 2019 à 2021 = 2019>2021
  2019 à ce jour = 2019>now
  marzo 2019 – abril 2021 = 2019-03>2021-04
  marzo de 2019 a abril de 2021 = 2019-03>2021-04
  desde marzo de 2019 = 2019-03>now
  marzo 2019 - actualidad = 2019-03>now
  mar. 2019 – presente = 2019-03>now
  2019 – a la fecha = 2019>now
  2019 hasta la actualidad = 2019>now
  dal 2019 ad oggi = 2019>now
  da marzo 2019 a aprile 2021 = 2019-03>2021-04
  marzo 2019 – in corso = 2019-03>now
  dal marzo 2019 = 2019-03>now
  gen. 2019 - dic. 2021 = 2019-01>2021-12
  desde março de 2019 = 2019-03>now
  mar/2019 – abr/2021 = 2019-03>2021-04
  março de 2019 até o momento = 2019-03>now
  mar. 2019 – atual = 2019-03>now
  março 2019 – presente = 2019-03>now
  2019 até à data = 2019>now
  sinds maart 2019 = 2019-03>now
  maart 2019 – heden = 2019-03>now
  mrt 2019 - apr 2021 = 2019-03>2021-04
  van 2019 tot 2021 = 2019>2021
  2019 tot heden = 2019>now
  od marca 2019 = 2019-03>now
  od 03.2019 do 04.2021 = 2019-03>2021-04
  marzec 2019 – obecnie = 2019-03>now
  03.2019 – nadal = 2019-03>now
  03.2019 r. – 04.2021 r. = 2019-03>2021-04
  2019 r. – obecnie = 2019>now
  2019年3月〜2021年4月 = 2019-03>2021-04
  2019年3月～現在 = 2019-03>now
  2019年03月 - 2021年04月 = 2019-03>2021-04
  2019.03〜現在 = 2019-03>now
  2019/3 〜 2021/4 = 2019-03>2021-04
  平成31年3月〜令和3年4月 = 2019-03>2021-04
  Mar. 2019 — Apr. 2021 = 2019-03>2021-04
  (Mar 2019 - Apr 2021) = 2019-03>2021-04
  [03/2019 - 04/2021] = 2019-03>2021-04
  March 2019 – April 2021 (2 years) = 2019-03>2021-04
  03/19 – 04/21 = 2019-03>2021-04
  03/19 - heute = 2019-03>now
  2019, March – 2021, April = 2019-03>2021-04
  Expected May 2027 = 2027-05
  Anticipated graduation: 05/2027 = 2027-05
  Class of 2019 = 2019
  3/15/2019 – 4/20/2021 = 2019-03-15>2021-04-20
  2019 and 2020 = 2019>2020
  Fall 2019 - Present = 2019>now
  Mid 2019 – early 2021 = 2019>2021
  début 2019 – fin 2021 = 2019>2021
  Anfang 2019 – Ende 2021 = 2019>2021
  2019 → 2021 = 2019>2021
  2019 ~ 2021 = 2019>2021
  03.2019– = 2019-03>now
  2019 - = 2019>now
`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' = ') as [string, string]);

it.each(forms)('%s', (text, meaning) => {
  const told = findDates(text).map(({ start, end, isCurrent, isRange }) =>
    isRange ? `${start ?? ''}>${isCurrent ? 'now' : (end ?? '')}` : start,
  );
  expect(told).toEqual([meaning]);
});
