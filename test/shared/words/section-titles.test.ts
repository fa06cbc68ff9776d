import { describe, expect, it } from 'vitest';
import { columnTitles } from '../../../shared/words/column-titles.ts';
import { fold } from '../../../shared/words/fold.ts';
import { forms, sections } from '../../../shared/words/languages/more-languages.ts';
import { sectionOf } from '../../../shared/words/section-titles.ts';

describe('a section title', () => {
  it.each([
    [
      'work',
      [
        'Work Experience',
        'BERUFSERFAHRUNG',
        'Expériences professionnelles',
        'Experiencia laboral',
        'Esperienze lavorative',
        'Experiência profissional',
        'Werkervaring',
        'Doświadczenie zawodowe',
        '職歴',
      ],
    ],
    [
      'education',
      [
        'Education & Training',
        'Ausbildung',
        'Formation',
        'Formación académica',
        'Istruzione e formazione',
        'Formação acadêmica',
        'Opleidingen',
        'Wykształcenie',
        '学歴',
      ],
    ],
    [
      'skills',
      [
        'Technical Skills:',
        'Kenntnisse',
        'Compétences',
        'Habilidades',
        'Competenze',
        'Habilidades',
        'Vaardigheden',
        'Umiejętności',
        'スキル',
      ],
    ],
    [
      'languages',
      ['Languages', 'Sprachkenntnisse', 'Langues', 'Idiomas', 'Lingue', 'Idiomas', 'Talen', 'Języki', '語学'],
    ],
  ] as const)('of %s is known in nine languages', (kind, titles) => {
    for (const title of titles) expect(sectionOf(title), title).toBe(kind);
  });

  it('is known in spite of lost blanks and broken ligatures', () => {
    expect(sectionOf('WORKEXPERIENCE')).toBe('work');
    expect(sectionOf('Certi cations')).toBe('certificates');
    expect(sectionOf('edu cation')).toBe('education');
  });

  it('is neither the end of a sentence nor a longer text with such a word', () => {
    expect(sectionOf('engagement.')).toBeNull();
    expect(sectionOf('Experience with distributed systems')).toBeNull();
    expect(sectionOf('Education Officer')).toBeNull();
  });
});

it('no title of a language with a file of its own is the title of a column in another language', () => {
  const column = new RegExp(`^(?:${Object.values(columnTitles).join('|')})$`, 'iu');
  // "Utbildning" is a section, and in a form the degree.
  const isOwn = (code: string, title: string) =>
    new RegExp(`^(?:${Object.values(forms[code as keyof typeof forms]).join('|')})$`, 'iu').test(title);
  const found = Object.entries(sections).flatMap(([code, { titles }]) =>
    Object.values(titles).flatMap((list) =>
      list
        .split('|')
        .filter((title) => column.test(title) && !isOwn(code, title))
        .map((title) => `${code}: ${title}`),
    ),
  );
  // Projects, and the column with their names.
  expect(found.sort()).toEqual(['cs: projekty', 'ko: 프로젝트', 'sk: projekty', 'sv: projekt', 'zh: 项目']);
});

it('no title is of two kinds, in whichever language', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { titles } of Object.values(sections))
    for (const [kind, list] of Object.entries(titles))
      for (const title of list.split('|')) {
        const folded = fold(title);
        kinds.set(folded, (kinds.get(folded) ?? new Set()).add(kind));
      }
  expect(kinds.size).toBeGreaterThan(1000);
  expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
});
