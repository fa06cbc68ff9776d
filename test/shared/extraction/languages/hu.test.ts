import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Hungarian CV', async () => {
  const read = await readText(`Önéletrajz
Név: Horváth Eszter
Lakcím: 6720 Szeged, Kárász utca 5.
Telefonszám: 06 30 123 4567
E-mail: horvath.eszter@example.hu

MUNKATAPASZTALAT
2019. március – jelenleg
Ápoló, Szegedi Városi Kórház, Szeged
- betegek ellátása a belgyógyászaton
2015. szeptember – 2019. február
Szociális gondozó, Napfény Idősek Otthona, Szeged
2013. június – 2013. augusztus
Eladó, Tisza Élelmiszer Kft.

TANULMÁNYOK
Alapképzés, Ápolás, Szegedi Tudományegyetem, 2011 – 2015
Érettségi, Radnóti Miklós Gimnázium, Szeged, 2007 – 2011

NYELVTUDÁS
Magyar (anyanyelv), angol (középfok), német (alapfok)

SZÁMÍTÓGÉPES ISMERETEK
Word, Excel, e-MedSolution

JOGOSÍTVÁNY
B kategória

ÉRDEKLŐDÉSI KÖR
Kirándulás, olvasás
`);
  expect(read).toMatchObject({
    language: 'hu',
    name: 'Horváth Eszter',
    phones: ['+36301234567'],
    work: [
      'Ápoló | Szegedi Városi Kórház | Szeged | 2019-03 | now',
      'Szociális gondozó | Napfény Idősek Otthona | Szeged | 2015-09 | 2019-02',
      'Eladó | Tisza Élelmiszer Kft. | – | 2013-06 | 2013-08',
    ],
    education: [
      'Alapképzés | Ápolás | Szegedi Tudományegyetem | 2011 | 2015',
      'Érettségi | – | Radnóti Miklós Gimnázium | 2007 | 2011',
    ],
    levels: ['bachelor', 'secondary'],
    skills: ['Word', 'Excel', 'e-MedSolution'],
    languages: ['hu | native', 'en | intermediate', 'de | basic'],
  });
});

it('reads the ends of Hungarian dates', async () => {
  const read = await readText(`Lakatos Péter
Budapest, Kossuth Lajos u. 4.
+36 20 111 2222

Szakmai tapasztalat
2019. március 1-jétől napjainkig
Raktáros, Pest Logisztikai Kft.
2016. szeptembertől 2019. februárig
Targoncás, Dunaújvárosi Papírgyár Zrt.
2014 szeptemberétől 2016 augusztusáig
Bolti eladó, Kisbolt Bt.
2012-től 2013-ig
Asztalos, Bútorgyár
2011. 05. 01. – 2012. 01. 31.: Kertész, Városi Kertészet
`);
  expect(read).toMatchObject({
    name: 'Lakatos Péter',
    work: [
      'Raktáros | Pest Logisztikai Kft. | – | 2019-03-01 | now',
      'Targoncás | Dunaújvárosi Papírgyár Zrt. | – | 2016-09 | 2019-02',
      'Bolti eladó | Kisbolt Bt. | – | 2014-09 | 2016-08',
      'Asztalos | Bútorgyár | – | 2012 | 2013',
      'Kertész | Városi Kertészet | – | 2011-05-01 | 2012-01-31',
    ],
  });
});
