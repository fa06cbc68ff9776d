import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Czech CV', async () => {
  const read = await readText(`Životopis
Jméno a příjmení: Kateřina Dvořáčková
Bydliště: Lidická 45, 602 00 Brno
Mobil: 603 123 456
E-mail: katerina.dvorackova@example.cz

PRACOVNÍ ZKUŠENOSTI
03/2019 – dosud
Všeobecná sestra, Fakultní nemocnice Jihozápad, Brno
- péče o pacienty na lůžkovém oddělení
- podávání léků
9/2015 – 2/2019
Ošetřovatelka, Domov pro seniory Slunečnice, Brno
červen 2013 – srpen 2013
Prodavačka, Potraviny Hruška s.r.o.

VZDĚLÁNÍ
Bc., Ošetřovatelství, Masarykova univerzita, Brno, 2015 – 2018
Maturita, Střední zdravotnická škola Brno, 2011 – 2015

JAZYKOVÉ ZNALOSTI
Čeština (rodilý mluvčí), angličtina (středně pokročilá), němčina (začátečník)

DOVEDNOSTI
Odběr krve, péče o rány, MS Office

ŘIDIČSKÝ PRŮKAZ
Skupina B

ZÁJMY
Turistika, zahrada
`);
  expect(read).toMatchObject({
    language: 'cs',
    name: 'Kateřina Dvořáčková',
    phones: ['+420603123456'],
    work: [
      'Všeobecná sestra | Fakultní nemocnice Jihozápad | Brno | 2019-03 | now',
      'Ošetřovatelka | Domov pro seniory Slunečnice | Brno | 2015-09 | 2019-02',
      'Prodavačka | Potraviny Hruška s.r.o. | – | 2013-06 | 2013-08',
    ],
    education: [
      'Bc. | Ošetřovatelství | Masarykova univerzita | 2015 | 2018',
      'Maturita | – | Střední zdravotnická škola Brno | 2011 | 2015',
    ],
    levels: ['bachelor', 'secondary'],
    skills: ['Odběr krve', 'péče o rány', 'MS Office'],
    languages: ['cs | native', 'en | intermediate', 'de | basic'],
  });
});

it('reads periods with the words of Czech dates', async () => {
  const read = await readText(`Jan Kuchař
Praha

Praxe
od roku 2015 do roku 2018
Kuchař, Restaurace U Lípy
v září 2018 – v lednu 2019
Číšník, Hospoda Na Rohu

Vzdělání
SOU potravinářské Praha, obor kuchař, výuční list, 2006-2009
`);
  expect(read).toMatchObject({
    work: [
      'Kuchař | Restaurace U Lípy | – | 2015 | 2018',
      'Číšník | Hospoda Na Rohu | – | 2018-09 | 2019-01',
    ],
    education: ['výuční list | obor kuchař | SOU potravinářské Praha | 2006 | 2009'],
  });
});
