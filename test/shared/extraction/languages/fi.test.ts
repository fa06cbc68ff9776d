import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Finnish CV', async () => {
  const read = await readText(`Henkilötiedot
Nimi: Päivi Korhonen
Osoite: Hämeenkatu 12 A 4, 33100 Tampere
Puhelin: 040 123 4567
Sähköposti: paivi.korhonen@example.fi

Työkokemus
tammikuu 2019 –
Sairaanhoitaja, Pirkanmaan hyvinvointialue, Tampere
- Potilaiden hoito ja lääkehoito vuodeosastolla
8/2015 – 12/2018
Lähihoitaja, Hoitokoti Koivula, Tampere
kesäkuu 2013 – elokuussa 2013
Myyjä, Osuuskauppa Pohja

Koulutus
Sairaanhoitaja (AMK), Tampereen ammattikorkeakoulu, 2015 – 2018
Sosiaali- ja terveysalan perustutkinto, Tampereen seudun ammattiopisto, 2013 – 2015
Ylioppilas, Nokian lukio, 2010 – 2013

Kielitaito
Suomi (äidinkieli), englanti (hyvä), ruotsi (tyydyttävä)

Osaaminen
Haavanhoito, lääkehoito, Lifecare

Suosittelijat
Tiedot pyynnöstä.
`);
  expect(read).toMatchObject({
    language: 'fi',
    name: 'Päivi Korhonen',
    phones: ['+358401234567'],
    work: [
      'Sairaanhoitaja | Pirkanmaan hyvinvointialue | Tampere | 2019-01 | now',
      'Lähihoitaja | Hoitokoti Koivula | Tampere | 2015-08 | 2018-12',
      'Myyjä | Osuuskauppa Pohja | – | 2013-06 | 2013-08',
    ],
    levels: ['bachelor', 'vocational', 'secondary'],
    skills: ['Haavanhoito', 'lääkehoito', 'Lifecare'],
    languages: ['fi | native', 'en | advanced', 'sv | intermediate'],
  });
});
