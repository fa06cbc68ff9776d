import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Norwegian CV', async () => {
  const read = await readText(`Ingrid Haugland
Bosted: Bergen
ingrid@example.no
Mobil: 412 34 567

Arbeidserfaring
Sykepleier, Solheim sykehjem, Bergen
mars 2019 – nå
Renholder, Fjordbygg AS
2015 – 2018

Utdanning
Bachelorgrad i sykepleie, Høgskolen på Vestlandet, 2015 – 2018
Fagbrev, Åsane videregående skole, 2012 – 2014

Språkkunnskaper
Norsk (morsmål), engelsk (flytende) og polsk (litt)

Ferdigheter
Sårstell, legemiddelhåndtering
`);
  expect(read).toMatchObject({
    language: 'nb',
    name: 'Ingrid Haugland',
    phones: ['+4741234567'],
    work: [
      'Sykepleier | Solheim sykehjem | Bergen | 2019-03 | now',
      'Renholder | Fjordbygg AS | – | 2015 | 2018',
    ],
    levels: ['bachelor', 'vocational'],
    skills: ['Sårstell', 'legemiddelhåndtering'],
    languages: ['no | native', 'en | fluent', 'pl | basic'],
  });
});
