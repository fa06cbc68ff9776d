/** Habits of CVs of the twenty-seventh set of strangers and of drawn degrees, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { splitDegree } from '../../../../shared/extraction/entries/split-degree.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string) => compactFacts(`Ylva Marsh\nylva@example.org\n\n${body}\n`);
const schoolsOf = async (body: string) => (await factsOf(body)).schools;
const jobsOf = async (body: string) => (await factsOf(body)).jobs;

it.each([
  ['BSc (Hons) Zoology', 'BSc (Hons)', 'Zoology'],
  ['B.Sc. (Hons.) in Chemistry', 'B.Sc. (Hons.)', 'Chemistry'],
  ['7 GCSEs', '7 GCSEs', null],
  ['护理学（函授本科）', '函授本科', '护理学'],
  ['护理 大专', '大专', '护理'],
  ['修士課程 修了', '修士課程', null],
  [
    'Certificado de Aptitud Profesional (CAP) viajeros',
    'Certificado de Aptitud Profesional (CAP)',
    'viajeros',
  ],
  ['TSO Handel (diploma secundair onderwijs)', 'TSO', 'Handel'],
  ['Informatik (Bachelor of Science)', 'Bachelor of Science', 'Informatik'],
])('%s is a degree and an area', (text, studyType, area) => {
  expect(splitDegree(text)).toEqual({ studyType, area });
});

it.each([
  ['UTBILDNING', 'Tansy universitet, Polisprogrammet', 'Tansy universitet |  | Polisprogrammet'],
  ['FORMACIÓN', 'Universidad del Tansy, Contadora Pública', 'Universidad del Tansy |  | Contadora Pública'],
  ['OPLEIDING', 'ROC Tansy, Logistiek medewerker', 'ROC Tansy |  | Logistiek medewerker'],
  ['AUSBILDUNG', 'Küchenmeister, WIFI Tansy', 'WIFI Tansy |  | Küchenmeister'],
  ['AUSBILDUNG', 'Hauptschule, HS Tansy', 'HS Tansy |  | Hauptschule'],
  ['OPLEIDING', 'European Tree Worker, Groenschool Tansy', 'Groenschool Tansy |  | European Tree Worker'],
  [
    'EDUCATION',
    'BTEC First Diploma in Public Services, Tansy Point College',
    'Tansy Point College | BTEC | First Diploma in Public Services',
  ],
])('of "%s" the course is no part of the school: %s', async (title, head, course) => {
  expect(await schoolsOf(`${title}\n${head}, 09/2014 – 06/2018`)).toEqual([`${course} | 2014-09 | 2018-06`]);
});

it.each([
  'School of Economics, Business and Law',
  'Universidad de Tansy, Facultad de Derecho',
  'Lycée Tansy, Quimper',
])('the school "%s" has no course after its comma', async (school) => {
  const [found] = await schoolsOf(`EDUCATION\n${school}, 09/2014 – 06/2018`);
  expect(found).toMatch(/^[^|]+ \| {2}\| {2}\|/);
});

it('subjects after a colon belong to the degree on the line below its school', async () => {
  expect(
    await schoolsOf(`EDUCATION
Tansy Cliff Sixth Form          09/2014 – 06/2016
A levels: History, English Literature, Sociology`),
  ).toEqual([
    'Tansy Cliff Sixth Form | A levels | History, English Literature, Sociology | 2014-09 | 2016-06',
  ]);
});

it('results, terms and the state of a course are no part of its name, its speciality is', async () => {
  expect(
    await schoolsOf(`FORMATION
Master histoire, grande distinction, Université du Tansy, 09/2010 – 06/2012
Licence histoire, non terminée, Université du Tansy, 09/2007 – 06/2009
DMA Régie du spectacle, option lumière, Lycée des arts Tansy, 09/2004 – 06/2006`),
  ).toEqual([
    'Université du Tansy | Master | histoire | 2010-09 | 2012-06',
    'Université du Tansy | Licence | histoire | 2007-09 | 2009-06',
    'Lycée des arts Tansy |  | DMA Régie du spectacle, option lumière | 2004-09 | 2006-06',
  ]);
});

it('the head of a Polish course may be in small letters', async () => {
  expect(
    await schoolsOf(`WYKSZTAŁCENIE
mechanik pojazdów samochodowych, Zasadnicza Szkoła Zawodowa nr 4, 09/2014 – 06/2018`),
  ).toEqual(['Zasadnicza Szkoła Zawodowa nr 4 |  | mechanik pojazdów samochodowych | 2014-09 | 2018-06']);
});

it('a remark in brackets may follow the year', async () => {
  expect(
    await schoolsOf(`EDUCATION
NVQ Level 3 in Health and Social Care, Tansy Valley College, 2019
GCSEs, Tansy High School, 1993 (six passes)`),
  ).toEqual([
    'Tansy Valley College | NVQ Level 3 | Health and Social Care |  | 2019',
    expect.stringContaining('Tansy High School | GCSEs'),
  ]);
});

it('a label that wraps does not end the entry', async () => {
  expect(
    await schoolsOf(`ISTRUZIONE E FORMAZIONE
Date (da – a)                                 2013
Nome e tipo di istituto di istruzione o       Ente di Formazione Tansy
formazione
Qualifica conseguita                          Qualifica di Operatore Socio-Sanitario`),
  ).toEqual(['Ente di Formazione Tansy | Qualifica | Operatore Socio-Sanitario |  | 2013']);
});

it.each([
  ['Courses and school', 'education'],
  ['Kursy i szkoła', 'education'],
  ['Courses and training', 'certificates'],
  ['学校', 'education'],
])('"%s" is a title of %s', (title, kind) => {
  expect(sectionOf(title)).toBe(kind);
});

it('a post and what was done may share the line below the employer', async () => {
  expect(
    await jobsOf(`ESPERIENZE
Edil Tansy S.r.l. – Montebelluna – dal 2015
Capocantiere: ristrutturazioni di case coloniche
Impresa Aster – Pieve di Soligo – 2009 – 2015
Muratore specializzato: murature a vista`),
  ).toEqual([
    expect.stringMatching(/^Capocantiere \| Edil Tansy S\.r\.l\..* \| 2015 \| now$/),
    expect.stringMatching(/^Muratore specializzato \| Impresa Aster.* \| 2009 \| 2015$/),
  ]);
});

it.each([
  ['TALEN', 'Nederlands, Duits en Engels', ['nl', 'de', 'en']],
  ['IDIOMAS', 'Español, catalán e inglés', ['es', 'ca', 'en']],
  ['SPRÅK', 'Svenska samt engelska', ['sv', 'en']],
  ['JĘZYKI', 'polski oraz niemiecki', ['pl', 'de']],
  ['DİLLER', 'Türkçe ve İngilizce', ['tr', 'en']],
  ['KIELITAITO', 'Suomi, ruotsi ja englanti', ['fi', 'sv', 'en']],
])('languages of "%s" may be joined by a word: %s', async (title, text, codes) => {
  const { languages } = await factsOf(`${title}\n${text}`);
  expect(languages.map((language) => language.split(' | ')[0])).toEqual(codes);
});

describe('two reviewers found that these had become worse', () => {
  it('a department after a post has its employer on the line below', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE
Engineer, Quality Department\t2015 - 2018
Siemens
Inspected parts
Head Chef, Pastry\t2012 - 2015
Tansy
Baked bread`),
    ).toEqual([
      expect.stringMatching(/\| Siemens \| 2015 \| 2018$/),
      expect.stringMatching(/\| Tansy \| 2012 \| 2015$/),
    ]);
  });

  it('duties in small letters before a school are no head', async () => {
    expect(
      await jobsOf(`WORK EXPERIENCE
Cook, Compass Group Ltd, Leeds, 2010 - 2019
school dinners, Roundhay School`),
    ).toEqual(['Cook | Compass Group Ltd | 2010 | 2019']);
  });

  it.each([
    ['Manager: see reference list', 'Receptionist'],
    ['Director: reports to', 'Receptionist'],
  ])('"%s" is no post', async (line, post) => {
    expect(await jobsOf(`WORK EXPERIENCE\n2010 - 2014\nDale Ltd\n${line}\n${post}`)).toEqual([
      `${post} | Dale Ltd | 2010 | 2014`,
    ]);
  });

  it('of several labels on a line each is kept', async () => {
    expect(
      await jobsOf('EXPERIENCIA\n2010 - 2014\nEmpresa: Tejidos Luna; Puesto: Cajera; Lugar: Sevilla'),
    ).toEqual(['Cajera | Tejidos Luna | 2010 | 2014']);
  });

  it.each([
    'Faculty of Medicine, Dentistry and Health',
    'Scuola di Economia, Management e Statistica',
    'École des Arts, Lettres et Langues',
    'Universitas Indonesia, Depok',
    'Université Paris 8, Mention bien',
  ])('nothing after the comma of "%s" is a course', async (school) => {
    const [found] = await schoolsOf(`EDUCATION\n${school}, 2005 - 2009`);
    expect(found).toMatch(/^[^|]+ \| {2}\| {2}\| 2005 \| 2009$/);
  });

  it.each([
    'Gymnasium, Naturwissenschaftlicher Zweig',
    'Lycée, Section Littéraire',
    'Liceo, Indirizzo Scientifico',
  ])('of "%s" the branch is no school', async (head) => {
    const [found] = await schoolsOf(`EDUCATION\n${head}, 1990 - 1994`);
    expect(found).toMatch(/^(?:Gymnasium|Lycée|Liceo)/);
  });

  it('sentences with full stops are neither employers nor schools', async () => {
    const [found] = await jobsOf('WORK\n2010 - 2014\nNurse. Worked nights at Dale Hospital. Loved it.');
    expect(found ?? '').not.toContain('| Worked nights');
  });

  it('a profile of short lines is no list of skills', async () => {
    const { skills } = await factsOf(
      'ABOUT ME\nHonest and hard working\nI love dogs\nBorn in Hull\nTwo children\nKeen cook',
    );
    expect(skills).toEqual([]);
  });

  it.each(['en curso', 'en cours', 'em curso', 'in corso', 'w trakcie', 'in progress'])(
    'a course that is "%s" has not ended',
    async (now) => {
      const [found] = await schoolsOf(`EDUCATION\nGrado en Historia, Universidad de Tansy\t2019 - ${now}`);
      expect(found).toMatch(/ \| 2019 \| $/);
    },
  );
});
