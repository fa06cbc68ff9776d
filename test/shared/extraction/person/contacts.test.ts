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

  it('may end like a year', async () => {
    expect((await basics('+31 6 5550 1927 | oda@example.org')).phone).toBe('+31 6 5550 1927');
  });

  it.each([
    '+49 170 1234567 12.05.1990',
    '+49 170 1234567 2018 - 2020',
    '+372 512 3456 2018 - 2020',
    '+44 20 7946 0018 (2010-2015)',
    '+40 721 234 567 1990-05-12',
    '+1 (415) 555-2671 - 2016',
  ])('are whole before a date: %s', async (text) => {
    const phone = (await basics(`${text}\noda@example.org`)).phone ?? '';
    expect(text.startsWith(phone)).toBe(true);
    expect(phone.replace(/\D/g, '')).toMatch(/(?:1234567|3456|0018|234567|2671)$/);
  });

  it('are not found in post office boxes', async () => {
    expect((await basics('P.O. Box 555-40100, Kisumu, Kenya\noda@example.org')).phones).toEqual([]);
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

  it.each([
    'javascript:alert(1)//linkedin.com/in/x',
    'data:text/html,x.com',
    'https://a:b@github.com/odab',
    'file:///a.com',
  ])('that no page may render are none: %s', async (href) => {
    const html = cv(`oda@example.org <a href="${href}">Profile</a>`).replaceAll('\n', '<br>');
    const { document, profile } = await readProfile(`<html><body>${html}</body></html>`, 'cv.html');
    expect(document.links.map(({ url }) => url)).toContain(href);
    expect([profile.basics.url, profile.basics.profiles]).toEqual([null, []]);
    const { profile: written } = await readProfile(cv(`oda@example.org ${href}`));
    const links = [written.basics.url ?? '', ...written.basics.profiles.map(({ url }) => url)];
    for (const link of links.filter(Boolean)) expect(link).toMatch(/^https:\/\/[^@:]+$/);
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

  it.each([
    ['Rua do Sol, 480, apto 302 – Itaúna/MG', 'Itaúna', 'MG', null],
    ['Rua das Figueiras, 310 – Jardim Leste – Sinop – MT', 'Sinop', 'MT', null],
    ['1450, chemin du Lac, Rivière-Bleue (Québec) G9X 0A0', 'Rivière-Bleue', 'Québec', 'G9X 0A0'],
    ['18/3 Lorne Close, Auchterarder EH6 8XX, Scotland', 'Auchterarder', null, 'EH6 8XX'],
    ['No. 7 Ada Close, Off Ikwerre Road, Elelenwo, Rivers State', 'Elelenwo', 'Rivers State', null],
    ['Blk 412 Woodlands Street 41, #07-118, Singapore 730412', null, null, '730412'],
    ['P.O. Box 555, Naivasha, Kenya', 'Naivasha', null, null],
  ])('is found in an address whose town is in no list: %s', async (raw, city, region, postal_code) => {
    const { location } = await basics(`${raw} | oda@example.org`);
    expect(location).toMatchObject({ city, region, postal_code });
    expect(raw).toContain(location?.raw);
  });

  it.each([
    ['Berlin\nRanked No. 1, Sales', 'Berlin'],
    ['Cork / IE', 'Cork'],
    ['Berlin / DE / +49 30 1234567', 'Berlin'],
    ['Berlin – IT Consultant', 'Berlin'],
    ['Curitiba / PR / Brasil', 'Curitiba'],
    ['Washington, D.C.', 'Washington'],
  ])('is the town in %s', async (text, city) => {
    expect((await basics(`${text}\noda@example.org`)).location?.city).toBe(city);
  });

  it.each([
    'Managed 3 Road Crews, Acme',
    'Version 2 via API, Kubernetes',
    'Runner up, box 12',
    'Unit 42, Jest, Mocha',
    'Box 3, Kafka',
    'Highway 61, Blues',
    '3 Gardens, Plants',
  ])('is not read into other lines with numbers: %s', async (line) => {
    expect((await basics(`${line}\noda@example.org`)).location).toBeNull();
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
