/** Habits of CVs of the sixth and seventh set of strangers, each with invented persons of our own. */
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

const factsOf = (body: string, contact = 'ylva@example.org') =>
  compactFacts(`Ylva Marsh\n${contact}\n\n${body}\n`);

describe('a job', () => {
  it('of a title whose second half is in small letters', async () => {
    const { jobs } = await factsOf(
      'Experience\nHoliday job, caretaking, Vale Parish Hall\n06/2023 - 08/2023\nShop Assistant, Moonwake Stores\n09/2020 - 05/2023',
    );
    expect(jobs).toEqual([
      'Holiday job, caretaking | Vale Parish Hall | 2023-06 | 2023-08',
      'Shop Assistant | Moonwake Stores | 2020-09 | 2023-05',
    ]);
  });

  it('whose employer is in brackets as all employers of the CV are', async () => {
    const { jobs } = await factsOf(
      'Experience\n2020 - 2022\nNurse (Vale Care Ltd)\n2018 - 2020\nWhiteboarder (Moonwake)',
    );
    expect(jobs).toEqual(['Nurse | Vale Care Ltd | 2020 | 2022', 'Whiteboarder | Moonwake | 2018 | 2020']);
  });

  it('that goes on, with a dash between its month and its name', async () => {
    const { jobs } = await factsOf(
      'Työkokemus\n8/2011 – Luokanopettaja, Rutolan koulu\n8/2008 – 6/2011 Tuntiopettaja, Korvenkylän koulu',
    );
    expect(jobs).toEqual([
      'Luokanopettaja | Rutolan koulu | 2011-08 | now',
      'Tuntiopettaja | Korvenkylän koulu | 2008-08 | 2011-06',
    ]);
  });

  it('that is counted', async () => {
    const { jobs } = await factsOf(
      'Experience\n1. Vale Care Ltd\nPost held: Nurse\nDate: 2018 - 2020\n2. Moonwake Ltd\nPost held: Carer\nDate: 2015 - 2018',
    );
    expect(jobs).toEqual(['Nurse | Vale Care Ltd | 2018 | 2020', 'Carer | Moonwake Ltd | 2015 | 2018']);
  });

  it('of a season', async () => {
    const { jobs } = await factsOf(
      'Esperienze\n2010 - 2012\nEducatrice presso Consorzio Noncello\n- Minori in affido\nestati 2006 - 2009\nAnimatrice presso Parrocchia San Odorico',
    );
    expect(jobs[1]).toBe('Animatrice | Parrocchia San Odorico | 2006 | 2009');
  });

  it('is no parental leave', async () => {
    const { jobs } = await factsOf(
      'Munkahelyek\nTesztmérnök\nRábaközi Szoftverház Zrt.\t2016 - 2019\n2019 - 2021 gyermekgondozási szabadság\nÜgyintéző\nKisalföld Távközlés Nyrt.\t2013 - 2016',
    );
    expect(jobs.filter((job) => job.includes('szabadság'))).toEqual([]);
  });

  it('has no sentence of its text as its employer', async () => {
    const { jobs } = await factsOf(
      'Experience\nFramer, Crompton Picture Framing\nMay 1999 - August 2003\nCutting mounts, joining mouldings, and learning how people hang\nthings crooked.',
    );
    expect(jobs).toEqual(['Framer | Crompton Picture Framing | 1999-05 | 2003-08']);
  });
});

describe('a course', () => {
  it('of a degree with its minor', async () => {
    const { schools } = await factsOf(
      'Education\nB.S. in Statistics, minor in Linguistics\nTexas Hill State University, 2015',
    );
    expect(schools).toEqual([
      'Texas Hill State University | B.S. | Statistics, minor in Linguistics |  | 2015',
    ]);
  });

  it('whose degree is in a list of its own', async () => {
    const { schools } = await factsOf(
      'Schools attended\nVale Secondary School\t2004 - 2010\nLeigh Primary School\t1998 - 2004\n\nEducation\nHigher School Certificate, 2010',
    );
    expect(schools[0]).toContain('Vale Secondary School | Higher School Certificate');
    expect(schools).toHaveLength(2);
  });
});

it('the classes of a driving licence are one skill with it', async () => {
  const { skills } = await factsOf('Umiejętności\nPrawo jazdy B, C, T, ADR, spawanie');
  expect(skills).toEqual(['Prawo jazdy B, C, T', 'ADR', 'spawanie']);
});

describe('the place of a person', () => {
  it.each([
    ['Contact\nSiófok\n06 20 000 0159', 'Siófok'],
    ['Kontakt\nŽďár nad Sázavou\n+420 700 000 149', 'Žďár nad Sázavou'],
  ])('is a name that no list has, next to a number: %j', async (contact, place) => {
    expect((await factsOf('Skills\nExcel, Word', contact)).location).toBe(place);
  });

  it.each(['Contact\nHead Nurse\n06 20 000 0159', 'Contact\nLinkedIn\n06 20 000 0159'])(
    'is neither a role nor a label: %j',
    async (contact) => {
      expect((await factsOf('Skills\nExcel, Word', contact)).location).toBeNull();
    },
  );
});

it.each([
  ['work', 'Where I have worked', 'Wo ich gearbeitet habe', 'Missä olen ollut töissä?', 'Unde am lucrat'],
  ['education', 'Skola', 'Școală', 'Dónde he estudiado', 'Mitä olen opiskellut?', 'Школа'],
  ['skills', 'Handy with', 'Das kann ich gut', 'So fare', 'Ce știu să fac', 'Mitä osaan?', 'Що вмію'],
  ['languages', 'I speak', 'Talar', 'Mitä kieliä puhun?', 'Parlo', '会说的语言'],
])('%s has titles in plain speech', (kind, ...titles) => {
  for (const title of titles) expect(sectionOf(title), title).toBe(kind);
});

it('"Beruf: Dachdeckerin" is a row of a form, and no section', async () => {
  const { skills } = await factsOf('Beruf: Dachdeckerin\n\nKenntnisse\nExcel, Word');
  expect(skills).toEqual(['Excel', 'Word']);
});
