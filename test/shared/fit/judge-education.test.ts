import { expect, it } from 'vitest';
import { educationLevels, type Profile } from '../../../shared/contracts/profile.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { educationOf, profileOf, requirementOf } from './support/profiles.ts';

const studied = (area: string | null, level: Profile['education'][number]['level'] = 'bachelor') =>
  educationOf(level).map((one) => ({ ...one, area, study_type: 'Bachelor' }));
const judged = (label: string, ...education: Profile['education'][]) => {
  const [criterion] = judgeFit(
    [requirementOf('education', label)],
    profileOf({ education: education.flat() }),
  ).criteria;
  return [
    criterion?.outcome,
    criterion?.score,
    criterion?.reasoning,
    criterion?.evidence.map(({ path }) => path),
  ];
};
const asked = "Bachelor's degree in computer science";

it('is met by the level in the same group of fields, in any language', () => {
  for (const area of ['Computer Science', 'Informatik', 'Ingeniería Informática', 'Informatica'])
    expect(judged(asked, studied(area))).toEqual([
      'met',
      1,
      'The highest level in the CV in a field of the required group is bachelor; bachelor was asked.',
      ['education[0].level'],
    ]);
});

it('is not met by the level in another field', () => {
  expect(judged(asked, studied('Nursing'))).toEqual([
    'not_met',
    0,
    'The highest level in the CV in other fields than the required one is bachelor; bachelor was asked.',
    ['education[0].level'],
  ]);
});

it('is half met at most where one of the fields is not known here', () => {
  const half =
    'The highest level in the CV in a field that was not compared is bachelor; bachelor was asked.';
  expect(judged(asked, studied('Kinesiology')).slice(0, 3)).toEqual(['partially_met', 0.5, half]);
  expect(judged(asked, studied(null)).slice(0, 3)).toEqual(['partially_met', 0.5, half]);
  expect(judged('Bachelor in kinesiology', studied('Nursing')).slice(0, 3)).toEqual([
    'partially_met',
    0.5,
    half,
  ]);
  expect(judged('Bachelor in kinesiology', studied('Nursing', 'secondary'))[0]).toBe('not_met');
});

it('asks for no field where the requirement names none', () => {
  for (const label of [
    "Bachelor's degree",
    'Bachelor in a related field',
    'Bachelor or Master',
    'University degree',
  ])
    expect(judged(label, studied('Nursing')).slice(0, 3), label).toEqual([
      'met',
      1,
      'The highest level in the CV is bachelor; bachelor was asked.',
    ]);
});

it('takes the degree that fits best', () => {
  expect(judged(asked, studied('Nursing', 'master'), studied('Informatik')).slice(0, 2)).toEqual(['met', 1]);
  expect(
    judged("Master's degree in computer science", studied('Nursing', 'master'), studied('Informatik')).slice(
      0,
      2,
    ),
  ).toEqual(['partially_met', 0.5]);
});

it.each([
  'Degree',
  'Hochschulabschluss',
  'Universitätsabschluss',
  'abgeschlossenes Studium',
  'Studium',
  'Hochschulstudium',
  'Título universitario',
  'Titulación universitaria',
  'Laurea',
  'Grau superior',
  'Wykształcenie wyższe',
  'HBO',
  'WO',
])('asks for a bachelor with a word for any degree: %s', (word) => {
  const reason = 'The highest level in the CV is secondary; bachelor was asked.';
  expect(judged(word, studied('Nursing', 'secondary'))[2]).toBe(reason);
  expect(judged(`x${word}x`, studied('Nursing', 'secondary')).slice(0, 3)).toEqual([
    'unknown',
    null,
    'The requirement names no level of education.',
  ]);
});

it.each([
  'in kinesiology',
  'im Kinesiologiebereich',
  'in der Kinesiologie',
  'en kinésiologie',
  'en la kinesiología',
  'em kinesiologia',
  'w kinezjologii',
  'van de kinesiologie',
  'in a kinesiology course',
])('half meets a field that is not known here: %s', (field) => {
  expect(judged(`Bachelor ${field}`, studied('Nursing')).slice(0, 2)).toEqual(['partially_met', 0.5]);
});

it.each(['in any field', 'in art', 'within kinesiology', 'kinesiology', 'in (kinesiology)'])(
  'reads no field in "%s"',
  (words) => expect(judged(`Bachelor ${words}`, studied('Nursing')).slice(0, 2)).toEqual(['met', 1]),
);

it.each(educationLevels)('asks for the level that a requirement names beside its label: %s', (level) => {
  const requirement = requirementOf('education', 'As usual', { level: ` ${level.toUpperCase()} ` });
  const { criteria } = judgeFit([requirement], profileOf({ education: studied(null, 'doctorate') }));
  expect(criteria[0]?.reasoning).toBe(`The highest level in the CV is doctorate; ${level} was asked.`);
});

it('is unknown where the CV names no level that was reached', () => {
  const reason = 'The CV names no level of education that was reached.';
  for (const profile of [[], studied('Nursing', null)])
    expect(judged(asked, profile)).toEqual(['unknown', null, reason, []]);
});

it('knows a field by the name of the study or of its area', () => {
  const inStudy = studied(null).map((one) => ({ ...one, study_type: 'Informatik' }));
  const inArea = studied('Informatik').map((one) => ({ ...one, study_type: null }));
  for (const education of [inStudy, inArea]) expect(judged(asked, education)[0]).toBe('met');
});
