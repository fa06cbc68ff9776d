import { describe, expect, it } from 'vitest';
import { pdfOf } from '../../../support/bad-files.ts';
import { readProfile } from '../support/read-profile.ts';

const cv = (head: string, tail = '') =>
  `Oda Brekke\n${head}\n\nEXPERIENCE\nAcme Ltd, Project Manager, 2012 - 2014\n\nEDUCATION\nBSc, University of Oslo, 2008 - 2011\n${tail}`;
const basics = async (head: string, tail?: string) => (await readProfile(cv(head, tail))).profile.basics;

describe('phones', () => {
  it('are kept as written, with the international form', async () => {
    const { phones, phone } = await basics('oda@example.org | +47 22 55 01 99');
    expect(phones).toEqual([{ raw: '+47 22 55 01 99', e164: '+4722550199', country_code: 'NO' }]);
    expect(phone).toBe('+47 22 55 01 99');
  });

  it('borrow the country of the address', async () => {
    expect((await basics('Madrid, Spain | 915 55 01 42')).phones[0]?.e164).toBe('+34915550142');
  });

  it('are not found in periods of years', async () => {
    expect((await basics('oda@example.org\n2012 - 2014 2015 - 2018')).phones).toEqual([]);
  });
});

describe('links', () => {
  it('become profiles with network and user, and one page of the person', async () => {
    const { url, profiles } = await basics(
      'www.odabrekke.example.com | linkedin.com/in/oda-brekke | github.com/odab',
    );
    expect(url).toBe('https://www.odabrekke.example.com');
    expect(profiles).toEqual([
      { network: 'LinkedIn', username: 'oda-brekke', url: 'https://linkedin.com/in/oda-brekke' },
      { network: 'GitHub', username: 'odab', url: 'https://github.com/odab' },
    ]);
  });

  it('of employers stay out', async () => {
    expect((await basics('oda@example.org', 'PROJECTS\nhttps://acme.example.com/project')).profiles).toEqual(
      [],
    );
  });

  it('hidden behind an icon are read from the PDF itself', async () => {
    const texts = [
      { text: 'Oda Brekke', x: 50, y: 50, size: 20, bold: true },
      { text: 'LinkedIn', x: 50, y: 70 },
      { text: 'Experience', x: 50, y: 100, size: 14, bold: true },
      { text: 'Acme Ltd, Project Manager, 2012 - 2014', x: 50, y: 120 },
      { text: 'Education', x: 50, y: 140, size: 14, bold: true },
      { text: 'BSc, University of Oslo, 2008 - 2011', x: 50, y: 160 },
    ];
    const rect = [50, 842 - 72, 90, 842 - 60];
    const file = pdfOf(
      [texts],
      [
        { url: 'https://linkedin.com/in/oda-brekke', rect },
        { url: 'mailto:oda@example.org', rect },
      ],
    );
    const { profile } = await readProfile(file, 'cv.pdf');
    expect(profile.basics.profiles[0]).toMatchObject({ network: 'LinkedIn', username: 'oda-brekke' });
    expect(profile.basics.email).toBe('oda@example.org');
  });
});

describe('e-mail', () => {
  it('of the person comes first, a handle of a social network is none', async () => {
    const { emails } = await basics('oda@example.org | @oda@social.example', 'REFERENCES\nboss@acme.example');
    expect(emails).toEqual(['oda@example.org']);
  });
});

describe('location', () => {
  it('is taken apart where its parts are known', async () => {
    expect((await basics('0150 Oslo, Norway | oda@example.org')).location).toEqual({
      raw: '0150 Oslo, Norway',
      city: 'Oslo',
      region: null,
      postal_code: '0150',
      country_code: 'NO',
    });
    expect((await basics('Austin, TX 78701 | oda@example.org')).location).toMatchObject({
      city: 'Austin',
      region: 'TX',
      postal_code: '78701',
      country_code: 'US',
    });
  });
});

describe('name', () => {
  it('is split before the family name with its particle', async () => {
    const { profile } = await readProfile(cv('oda@example.org').replace('Oda Brekke', 'Oda van der Brekke'));
    expect(profile.basics).toMatchObject({
      name: 'Oda van der Brekke',
      first_name: 'Oda',
      last_name: 'van der Brekke',
    });
  });

  it('is never a section title, a job title or the word for the document', async () => {
    const { profile } = await readProfile(
      `Curriculum Vitae\nProject Manager\n${cv('oda.brekke@example.org')}`,
    );
    expect(profile.basics.name).toBe('Oda Brekke');
  });
});
