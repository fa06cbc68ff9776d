/** Habits of CVs of the third set of strangers, each with what had been read in its place. */
import { describe, expect, it } from 'vitest';
import { joinOpenBrackets } from '../../../../shared/extraction/entries/open-brackets.ts';
import { findEmails } from '../../../../shared/extraction/person/emails.ts';
import { findLocation } from '../../../../shared/extraction/person/location.ts';
import { findPhones } from '../../../../shared/extraction/person/phones.ts';
import { findColumnEdge } from '../../../../shared/extraction/read/page-columns.ts';
import type { Run } from '../../../../shared/extraction/read/page-runs.ts';
import { joinFormLabels } from '../../../../shared/extraction/sections/join-labels.ts';
import { extractSkills } from '../../../../shared/extraction/skills/extract-skills.ts';
import { documentOf, linesOf, rowOf } from '../support/lines.ts';
import { readText } from '../support/read-text.ts';

const head = (name: string) => `${name}\nsomeone@example.org\n\n`;

it('employer, role and period have full stops between them', async () => {
  const { work, education } = await readText(`${head('Visi Olaizola')}
Experiencia
Residencia Iraeta, Zestoa. Jefa de cocina. Enero 2014 – hoy.
• 120 menús diarios
Ikastola Urola, Azpeitia. Cocinera. Septiembre 2005 – diciembre 2013.

Estudios
Escuela de Hostelería de Zarautz. Técnico en Cocina y Gastronomía. 1997 – 1999.
`);
  expect(work).toEqual([
    'Jefa de cocina | Residencia Iraeta | Zestoa | 2014-01 | now',
    'Cocinera | Ikastola Urola | Azpeitia | 2005-09 | 2013-12',
  ]);
  expect(education).toEqual([
    'Técnico | Cocina y Gastronomía | Escuela de Hostelería de Zarautz | 1997 | 1999',
  ]);
});

it('sentences about a job follow its period, and the title of the section is a role, too', async () => {
  const { work } = await readText(`${head('Itzel Xochihua')}
Trayectoria docente
Coordinadora académica, Colegio Bilingüe Tonantzin, Cholula (agosto de 2020 a la fecha). Acompaño
a veintidós docentes de primaria y secundaria.
Promotora de lectura, Biblioteca Municipal de Atlixco (2011 a 2013). Círculos de lectura con
niñas, niños y personas mayores.

Habilidades
Moodle, Evaluación formativa
`);
  expect(
    work.map((job) =>
      job
        .split(' | ')
        .filter((_, at) => at !== 2)
        .join(' | '),
    ),
  ).toEqual([
    'Coordinadora académica | Colegio Bilingüe Tonantzin | 2020-08 | now',
    'Promotora de lectura | Biblioteca Municipal de Atlixco | 2011 | 2013',
  ]);
});

it('an employer follows "at" in another type', async () => {
  const span = { width: 80, fontSize: 10, italic: false, startsCell: false };
  const { splitEntries } = await import('../../../../shared/extraction/entries/split-entries.ts');
  const { candidateOf } = await import('../../../../shared/extraction/entries/job-heads.ts');
  const { habitsOf } = await import('../../../../shared/extraction/entries/habits.ts');
  const { assign } = await import('../../../../shared/extraction/entries/jobs.ts');
  const text = 'Warehouse Operative (agency) at Brightstaff Recruitment';
  const [line, date] = linesOf(
    {
      text,
      spans: [
        { ...span, x: 0, text: 'Warehouse Operative (agency)', bold: true },
        { ...span, x: 90, text: ' at Brightstaff Recruitment', bold: false },
      ],
    },
    '09/2021 – 11/2022',
  );
  const [entry] = splitEntries([line, date] as never, 'range');
  const { title, company } = assign(candidateOf(entry as never, habitsOf([entry as never])), 0);
  expect([title?.text, company?.text]).toEqual(['Warehouse Operative (agency)', 'Brightstaff Recruitment']);
});

it('the period in a bracket wraps, and a sentence follows it', () => {
  const rows = joinOpenBrackets(
    linesOf('Maestra, Escuela Técnica 47 (agosto de 2013 a julio', 'de 2020). Grupos de primero a tercero.'),
  );
  expect(rows.map(({ text }) => text)).toEqual([
    'Maestra, Escuela Técnica 47 (agosto de 2013 a julio de 2020).',
    'Grupos de primero a tercero.',
  ]);
});

it('the label of a form wraps in its narrow column', () => {
  const rows = joinFormLabels(
    linesOf(
      rowOf([61, 'Nome e indirizzo del datore di'], [216, 'Logistica Padana S.r.l.']),
      { text: 'lavoro', x: 171, width: 30 },
      rowOf([125, 'Tipo di impiego'], [216, 'Capoturno magazzino']),
      { text: 'lavoro', x: 216, width: 30 },
    ),
  );
  expect(rows.map(({ text }) => text)).toEqual([
    'Nome e indirizzo del datore di lavoro\tLogistica Padana S.r.l.',
    'Tipo di impiego\tCapoturno magazzino',
    'lavoro',
  ]);
  expect(rows[0]?.spans.map(({ text }) => text)).toEqual([
    'Nome e indirizzo del datore di lavoro',
    'Logistica Padana S.r.l.',
  ]);
});

it('an item of a list of skills hangs over two lines', () => {
  const item = (text: string) => ({ text, x: 20, bullet: true });
  const lines = linesOf(item('Medication'), { text: 'administration', x: 30 }, item('Catheter care'), {
    text: 'Rotas',
    x: 20,
  });
  expect(extractSkills(lines).map(({ name }) => name)).toEqual([
    'Medication administration',
    'Catheter care',
    'Rotas',
  ]);
});

describe('contact data', () => {
  it.each([
    ['943 055 017 / 622 055 190', ['943 055 017', '622 055 190']],
    ['0341 / 555 01 18', ['0341 / 555 01 18']],
  ])('a stroke between whole numbers parts them: %s', (text, numbers) => {
    expect(findPhones(linesOf(`Tel. ${text}`), 'ES').map(({ raw }) => raw)).toEqual(numbers);
  });

  it('an address of e-mail breaks at its sign in a narrow column', () => {
    const emails = (...rows: Parameters<typeof documentOf>) =>
      findEmails(documentOf(...rows), new Set()).map(({ address }) => address);
    expect(emails('comfort.adjei@', 'example.com')).toEqual(['comfort.adjei@example.com']);
    expect(emails('comfort.adjei@', 'Senior carer')).toEqual([]);
    expect(emails('comfort.adjei@', { text: 'example.com', column: 1 })).toEqual([]);
  });

  it('a link to write to is read as it is where its encoding is broken', () => {
    const written = documentOf('Anna Weber');
    const links = [{ page: 1, url: 'mailto:100%25@example.org', text: null, line: 1 }];
    const broken = [{ page: 1, url: 'mailto:100%@example.org', text: null, line: 1 }];
    const emails = (found: typeof links) =>
      findEmails({ ...written, links: found }, new Set()).map(({ address }) => address);
    expect([emails(links), emails(broken)]).toEqual([['100%@example.org'], ['100%@example.org']]);
  });

  it('thousands of numbers are no telephones of one person', () => {
    const lines = linesOf(...Array.from({ length: 3_000 }, (_, at) => `+49 30 ${1_000_000 + at}`));
    expect(findPhones(lines, 'DE').length).toBe(50);
  });

  it.each([
    ['Via Piave 77, 30171 Mestre (VE) Cell. 333 555 0127 ciro@example.it', '30171', 'Mestre (VE)'],
    ['Gånsviksvägen 6, 871 33 Härnösand 070-555 01 46 britt@example.se', '871 33', 'Härnösand'],
    ['Rüppurrer Str. 88, 76137 Karlsruhe ☎ 0176 555 01987 ✉ merve@example.org', '76137', 'Karlsruhe'],
    ['Lyngsbækvej 18, 8600 Silkeborg, tlf. 20 55 01 83, mette@example.dk', '8600', 'Silkeborg'],
    ['2 Routine Row, Pittenweem, Fife KY10 2LG ~ 07700 900733 ~ aoife@example.scot', 'KY10 2LG', 'Fife'],
  ])('a place is found beside numbers and signs: %s', (text, code, city) => {
    const sections = [{ kind: 'header' as const, title: null, lines: linesOf('Anna Weber', text) }];
    expect(findLocation(sections)?.place).toMatchObject({ postal_code: code, city });
  });
});

describe('the columns of a page', () => {
  const run = (x: number, y: number, text: string): Run =>
    ({ x, y, text, width: text.length * 5, fontSize: 10, font: 'serif', bold: false, italic: false }) as Run;
  const rows = (x: number, texts: string[]) => texts.map((text, at) => run(x, 100 + at * 25, text));

  it('are two where both sides have several headings, whatever their size', () => {
    const left = [
      'Contact',
      'Leeds',
      'Skills',
      'Go, Java',
      'Kafka',
      'Languages',
      'Tamil',
      'English',
      'Hindi',
    ];
    const right = [
      'Experience',
      'Staff Engineer',
      'Kaveri Labs',
      'Led teams',
      'Education',
      'BE',
      'College',
      'First',
      'Class',
    ];
    const small = rows(40, left).map((one) => ({ ...one, fontSize: 8 }));
    expect(findColumnEdge([...small, ...rows(213, right)], null)).toBe(213);
  });

  it('are none where the left side is years and months', () => {
    const years = ['2008 4', '2011 3', '2013 4', '2018 3', '2018 4', 'スキル', '語学', '2012 8', '2016 11'];
    const right = [
      '学歴',
      '高等学校 入学',
      '高等学校 卒業',
      '職歴',
      '呉服店 入社',
      '退職',
      '入社',
      '資格',
      '免許',
    ];
    expect(findColumnEdge([...rows(52, years), ...rows(153, right)], null)).toBeNull();
  });
});
