import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Swedish CV', async () => {
  const read = await readText(`Erik Lindqvist
Adress: Kungsgatan 4, 411 19 Göteborg
erik@example.se
Mobil: 070-123 45 67

Arbetslivserfarenhet
Systemutvecklare, Ericsson, Stockholm
2018 – pågående
Utveckling i Java
Undersköterska, Vårdcentralen Linden, Göteborg
aug 2014 – dec 2017

Utbildning
Civilingenjör datateknik, KTH, 2009 – 2014
Gymnasieexamen, Hvitfeldtska gymnasiet, 2006 – 2009

Språk
Svenska (modersmål), engelska (flytande) och tyska (grundläggande)

Kompetenser
Java, Kubernetes, ledarskap

Referenser lämnas på begäran
`);
  expect(read).toMatchObject({
    language: 'sv',
    name: 'Erik Lindqvist',
    phones: ['+46701234567'],
    work: [
      'Systemutvecklare | Ericsson | Stockholm | 2018 | now',
      'Undersköterska | Vårdcentralen Linden | Göteborg | 2014-08 | 2017-12',
    ],
    education: [
      'Civilingenjör | datateknik | KTH | 2009 | 2014',
      'Gymnasieexamen | – | Hvitfeldtska gymnasiet | 2006 | 2009',
    ],
    levels: ['master', 'secondary'],
    skills: ['Java', 'Kubernetes', 'ledarskap'],
    languages: ['sv | native', 'en | fluent', 'de | basic'],
  });
  expect(read.place).toContain('Göteborg');
});
