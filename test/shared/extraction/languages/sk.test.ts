import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Slovak CV', async () => {
  const read = await readText(`Meno a priezvisko: Zuzana Kováčiková
Bydlisko: Hlavná 12, 040 01 Košice
Mobil: 0905 123 456
E-mail: zuzana.kovacikova@example.sk

PRACOVNÉ SKÚSENOSTI
03/2019 – doteraz
Účtovníčka, Východoslovenské mliekarne a.s., Košice
- spracovanie miezd a účtovných závierok
september 2015 – február 2019
Asistentka predaja, Drogéria Lipa s.r.o., Prešov
jún 2013 – august 2013
Čašníčka, Penzión Sokol

VZDELANIE
Magisterské štúdium, Účtovníctvo, Ekonomická univerzita v Bratislave, 2013 – 2015
Bakalárske štúdium, Financie, Ekonomická univerzita v Bratislave, 2010 – 2013
Maturita, Obchodná akadémia Košice, 2006 – 2010

JAZYKOVÉ ZNALOSTI
Slovenčina (materinský jazyk), angličtina (pokročilá), nemčina (začiatočník)

PC ZNALOSTI
Excel, Pohoda, SAP

VODIČSKÝ PREUKAZ
skupina B

ZÁĽUBY
Turistika
`);
  expect(read).toMatchObject({
    language: 'sk',
    name: 'Zuzana Kováčiková',
    phones: ['+421905123456'],
    work: [
      'Účtovníčka | Východoslovenské mliekarne a.s. | Košice | 2019-03 | now',
      'Asistentka predaja | Drogéria Lipa s.r.o. | Prešov | 2015-09 | 2019-02',
      'Čašníčka | Penzión Sokol | – | 2013-06 | 2013-08',
    ],
    education: [
      'Magisterské štúdium | Účtovníctvo | Ekonomická univerzita v Bratislave | 2013 | 2015',
      'Bakalárske štúdium | Financie | Ekonomická univerzita v Bratislave | 2010 | 2013',
      'Maturita | – | Obchodná akadémia Košice | 2006 | 2010',
    ],
    levels: ['master', 'bachelor', 'secondary'],
    skills: ['Excel', 'Pohoda', 'SAP'],
    languages: ['sk | native', 'en | advanced', 'de | basic'],
  });
});
