import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Danish CV', async () => {
  const read = await readText(`Mette Sørensen
Bopæl: Aarhus
mette@example.dk
Tlf. 20 12 34 56

Joberfaring
Pædagog, Børnehaven Solsikken, Aarhus
okt. 2017 – nuværende
Butiksassistent, Mariehøns Bageriet
2014 – 2017

Uddannelse
Professionsbachelor som pædagog, Ringkjær Professionshøjskole, 2011 – 2014
Studentereksamen, Aarhus Katedralskole, 2008 – 2011

Sprog
Dansk (modersmål), engelsk (flydende) og tysk (basis)

Kompetencer
Børns udvikling, førstehjælp
`);
  expect(read).toMatchObject({
    language: 'da',
    name: 'Mette Sørensen',
    place: 'Aarhus',
    phones: ['+4520123456'],
    work: [
      'Pædagog | Børnehaven Solsikken | Aarhus | 2017-10 | now',
      'Butiksassistent | Mariehøns Bageriet | – | 2014 | 2017',
    ],
    education: [
      'Professionsbachelor | pædagog | Ringkjær Professionshøjskole | 2011 | 2014',
      'Studentereksamen | – | Aarhus Katedralskole | 2008 | 2011',
    ],
    levels: ['bachelor', 'secondary'],
    skills: ['Børns udvikling', 'førstehjælp'],
    languages: ['da | native', 'en | fluent', 'de | basic'],
  });
});
