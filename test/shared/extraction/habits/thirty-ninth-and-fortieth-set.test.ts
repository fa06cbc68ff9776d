/** Causes of what the thirty-ninth and the fortieth set of strangers' CVs lost at first sight. */
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../../shared/words/section-titles.ts';
import { compactFacts } from '../support/compact-facts.ts';

it.each([
  ['Weiterbildung und Ausbildung', 'education'],
  ['Courses and schooling', 'education'],
  ['Cursos y estudios', 'education'],
  ['Corsi e istruzione', 'education'],
  ['Cursussen en opleiding', 'education'],
  ['Kursy i wykształcenie', 'education'],
  ['Kurser och utbildning', 'education'],
  ['Zertifikate und Weiterbildung', 'certificates'],
  ['Courses and training', 'certificates'],
  ['Troeven', 'skills'],
])('"%s" is a title of %s', (title, kind) => expect(sectionOf(title)).toBe(kind));

it.each(['06 5550 1846', '06 5550 1927', '01 555 1999'])(
  'a number whose last group reads like a year: %s',
  async (number) => {
    const { phone } = await compactFacts(`Jan Wolters\nMobiel: ${number}\n\nWerk\n2018 - heden: Teeltchef\n`);
    expect(phone?.replace(/^\+\d{2}|\D/g, '')).toContain(number.replace(/^0|\s/g, ''));
  },
);

describe('jobs in a list whose marks are those of jobs', () => {
  it('with the period below the employer, one of them with one date', async () => {
    const { jobs } = await compactFacts(`Nerea Irigarai
nerea@example.org

PRÁCTICAS Y TRABAJOS
- Alumna en prácticas
  Clínica Veterinaria Arga
  03/2026 - 06/2026
  Sujeción de animales, limpieza de quirófano, agenda.
- Cuidadora de caballos
  Hípica Larraintxoa
  07/2025 - actualidad
- Camarera
  Bar Elizondo Zaharra
  Verano 2024
`);
    expect(jobs).toEqual([
      'Alumna en prácticas | Clínica Veterinaria Arga | 2026-03 | 2026-06',
      'Cuidadora de caballos | Hípica Larraintxoa | 2025-07 | now',
      'Camarera | Bar Elizondo Zaharra | 2024 | ',
    ]);
  });

  it('and not where the marks are those of duties', async () => {
    const { jobs } = await compactFacts(`Nerea Irigarai
nerea@example.org

Experience
Groom, Larrain Stables, 2021 – 2023
- Fed forty horses
- Led tours in 2022
Waitress, Bar Elizondo, 2018 – 2020
- Served guests
`);
    expect(jobs.length).toBe(2);
  });
});

it('the post before the verb in a stay of two lines', async () => {
  const { jobs } = await compactFacts(`氏名：西郡 史恵
fumie@example.net

職歴
平成15年4月\t医療法人最上会 栄養士として入職
平成22年9月\t医療法人最上会 退職（出産のため）
令和3年4月\t株式会社だだちゃ食品 商品開発担当として入社
現在に至る
`);
  expect(jobs).toEqual([
    '栄養士 | 医療法人最上会 | 2003-04 | 2010-09',
    '商品開発担当 | 株式会社だだちゃ食品 | 2021-04 | now',
  ]);
});

it('a ligature that its font names as a Greek letter', async () => {
  const { jobs } = await compactFacts(`Luísa Goulart
luisa@example.org

Percurso proλssional
Educadora de infância – Jardim de Infância A Cagarrita
set. 2022 – presente
`);
  expect(jobs).toEqual(['Educadora de infância | Jardim de Infância A Cagarrita | 2022-09 | now']);
});
