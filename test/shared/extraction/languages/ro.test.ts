import { expect, it } from 'vitest';
import { readText } from '../support/read-text.ts';

it('reads a Romanian CV', async () => {
  const read = await readText(`Nume și prenume: Andreea Popescu
Adresă: Str. Mihai Eminescu nr. 12, Cluj-Napoca
Telefon: 0745 123 456
E-mail: andreea.popescu@example.ro

EXPERIENȚĂ PROFESIONALĂ
martie 2019 – prezent
Asistentă medicală, Spitalul Clinic Județean, Cluj-Napoca
- îngrijirea pacienților
09/2015 – 02/2019
Îngrijitoare bătrâni, Căminul Sfânta Maria, Cluj-Napoca
iunie 2013 – august 2013
Vânzătoare, Panificație Someș SRL

EDUCAȚIE
Licență, Asistență medicală, Universitatea de Medicină și Farmacie Iuliu Hațieganu, 2011 – 2015
Bacalaureat, Liceul Teoretic Avram Iancu, Cluj-Napoca, 2007 – 2011

LIMBI STRĂINE
Română (maternă), engleză (avansat), franceză (începător)

COMPETENȚE
Recoltare sânge, administrare medicamente, Microsoft Office

PERMIS DE CONDUCERE
Categoria B

HOBBY-URI
Drumeții
`);
  expect(read).toMatchObject({
    language: 'ro',
    name: 'Andreea Popescu',
    phones: ['+40745123456'],
    work: [
      'Asistentă medicală | Spitalul Clinic Județean | Cluj-Napoca | 2019-03 | now',
      'Îngrijitoare bătrâni | Căminul Sfânta Maria | Cluj-Napoca | 2015-09 | 2019-02',
      'Vânzătoare | Panificație Someș SRL | – | 2013-06 | 2013-08',
    ],
    education: [
      'Licență | Asistență medicală | Universitatea de Medicină și Farmacie Iuliu Hațieganu | 2011 | 2015',
      'Bacalaureat | – | Liceul Teoretic Avram Iancu | 2007 | 2011',
    ],
    levels: ['bachelor', 'secondary'],
    skills: ['Recoltare sânge', 'administrare medicamente', 'Microsoft Office'],
    languages: ['ro | native', 'en | advanced', 'fr | basic'],
  });
});
