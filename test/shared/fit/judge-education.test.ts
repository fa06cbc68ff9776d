import { expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
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
