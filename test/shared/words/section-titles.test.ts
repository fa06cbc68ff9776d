import { describe, expect, it } from 'vitest';
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
