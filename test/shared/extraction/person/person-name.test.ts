import { describe, expect, it } from 'vitest';
import { extract } from '../../../../shared/extraction/extract.ts';

/** What stands below every head; the e-mail is the only other trace of the name. */
const rest = (email: string) => `${email} | +31 6 12345678 | Utrecht

Profile
Backend developer with nine years in logistics and retail.

Work experience
Backend Developer, Windmolen Software BV, Utrecht
March 2019 – present
Built order systems.

Junior Developer, Tulp Data BV, Leiden
2015 – 2019
Kept the lights on.

Education
BSc Computer Science, Hogeschool Rivierenland, 2011 – 2015

Skills
TypeScript, PostgreSQL, Docker
`;

async function profileOf(head: string, email: string) {
  const bytes = new TextEncoder().encode(`${head}\n${rest(email)}`);
  const outcome = await extract({
    bytes,
    filename: 'cv.txt',
    contentType: 'text/plain',
    today: '2026-01-01',
  });
  if (outcome.outcome !== 'extracted') throw new Error(outcome.code);
  return outcome.profile;
}

describe('the name', () => {
  it.each([
    ['with a degree behind it', 'Jan B. de Vries, MSc', 'Jan B. de Vries'],
    ['with a German degree behind it', 'Jan de Vries, Dipl.-Ing. (FH)', 'Jan de Vries'],
    ['with pronouns', 'Jan de Vries (he/him)', 'Jan de Vries'],
    ['with a role behind a dash', 'Jan de Vries – Backend Developer', 'Jan de Vries'],
    ['with a role behind nothing', 'Jan de Vries Backend Developer', 'Jan de Vries'],
    ['over two lines', 'Jan\nde Vries', 'Jan de Vries'],
    ['below the title of the document', 'Curriculum Vitae\nJan de Vries', 'Jan de Vries'],
    ['beside a place', 'Jan de Vries   Utrecht, Netherlands', 'Jan de Vries'],
    ['in letters set apart', 'J A N   D E   V R I E S', 'JAN DE VRIES'],
    ['behind Dutch titles and in initials', 'dr. ir. J.B. de Vries', 'dr. ir. J.B. de Vries'],
  ])('is found %s', async (_, head, name) => {
    expect((await profileOf(head, 'jan.devries@voorbeeld.nl')).basics.name).toBe(name);
  });

  it('is found without the reading behind it', async () => {
    const { basics } = await profileOf('山田 太郎（やまだ たろう）', 'taro.yamada@example.jp');
    expect(basics).toMatchObject({ name: '山田 太郎', first_name: '太郎', last_name: '山田' });
  });

  it('is not made out of a degree, an employer or a role when the head has none', async () => {
    expect((await profileOf('', 'info@voorbeeld.nl')).basics.name).toBeNull();
  });
});

describe('a job', () => {
  it('has its employer before the town, and a short sentence below it is no part of its head', async () => {
    const { work } = await profileOf('Jan de Vries', 'jan.devries@voorbeeld.nl');
    expect(work.map(({ position, name, start_date }) => [position, name, start_date])).toEqual([
      ['Backend Developer', 'Windmolen Software BV', '2019-03'],
      ['Junior Developer', 'Tulp Data BV', '2015'],
    ]);
  });
});
