/** The verdict on an apprenticeship, by its occupation. */
import { describe, expect, it } from 'vitest';
import { judgeEducation } from '../../../shared/fit/judge-education.ts';
import { asked, studyOf, toldBy } from './support/studies.ts';

const judgedStudies = (label: string, ...studies: ReturnType<typeof studyOf>[]) =>
  toldBy(judgeEducation(...asked(label, ...studies)));

const trained = (occupation: string) => studyOf(occupation, 'vocational');
const asCook = 'Ausbildung als Koch';
const told = (which: string, label = asCook) =>
  `The CV names a training in ${which}; a training as in "${label}" was asked.`;
const half =
  'The highest level in the CV in a field that was not compared is vocational; vocational was asked.';

describe('an apprenticeship', () => {
  it('in the same occupation is met, also as one of several', () => {
    expect(judgedStudies(asCook, trained('Ausbildung Koch'))).toEqual({
      told: ['met', 1, 0.8],
      reasoning: told('this trade'),
      paths: ['education[0].level'],
    });
    const either = 'Ausbildung als Koch oder Bäcker';
    expect(judgedStudies(either, trained('Ausbildung Bäcker')).reasoning).toBe(told('this trade', either));
    expect(judgedStudies(asCook, trained('Maurer'), trained('Chef')).paths).toEqual(['education[1].level']);
  });

  it('is one of its occupation, whatever the word for the training', () => {
    expect(judgedStudies('Training as a nurse', trained('Nurse')).told).toEqual(['met', 1, 0.8]);
    expect(judgedStudies('Training as a nurse', trained('Teacher training')).told[0]).toBe('not_met');
  });

  it('is met by a study of the same trade', () => {
    const { reasoning } = judgedStudies(
      'Ausbildung zum Elektriker',
      studyOf('Bachelor Elektrotechnik', 'bachelor'),
    );
    expect(reasoning).toBe(told('this trade', 'Ausbildung zum Elektriker'));
  });

  it('in another occupation of the same group of fields is half met, and met where a similar one suffices', () => {
    expect(judgedStudies(asCook, trained('Ausbildung Hotelfachmann'))).toEqual({
      told: ['partially_met', 0.5, 0.7],
      reasoning: told('a near trade'),
      paths: ['education[0].level'],
    });
    const similar = 'Ausbildung als Koch oder vergleichbar';
    expect(judgedStudies(similar, trained('Ausbildung Hotelfachmann'))).toMatchObject({
      told: ['met', 1, 0.7],
      reasoning: told('a near trade', similar),
    });
  });

  it('in a wider trade than the one that was asked for is half met', () => {
    const elderly = 'Ausbildung in der Altenpflege';
    expect(judgedStudies(elderly, trained('Ausbildung Pflege')).reasoning).toBe(
      told('a near trade', elderly),
    );
  });

  it('in another trade is not met', () => {
    expect(judgedStudies(asCook, trained('Ausbildung Maurer'))).toEqual({
      told: ['not_met', 0, 0.7],
      reasoning: told('another trade'),
      paths: ['education[0].level'],
    });
  });

  it('at school is no training: only the others count', () => {
    expect(judgedStudies(asCook, studyOf('Koch', 'secondary'), trained('Maurer'))).toMatchObject({
      told: ['not_met', 0, 0.7],
      paths: ['education[1].level'],
    });
    expect(judgedStudies(asCook, studyOf('Koch', 'secondary')).told).toEqual(['partially_met', 0.5, 0.95]);
  });

  it('that is not known here is half met at most, also next to another trade', () => {
    for (const studies of [[trained('Zorblatt')], [trained('Maurer'), trained('Zorblatt')]])
      expect(judgedStudies(asCook, ...studies)).toMatchObject({
        told: ['partially_met', 0.5, 0.95],
        reasoning: half,
      });
  });

  it('without an occupation is met by any training', () => {
    expect(judgedStudies('Ausbildung', trained('Ausbildung Hotelfachmann'))).toMatchObject({
      told: ['met', 1, 0.95],
      reasoning: 'The highest level in the CV is vocational; vocational was asked.',
    });
  });

  it('is quoted by the first eighty characters of the requirement', () => {
    const long = `${asCook} ${'sehr '.repeat(20)}`;
    const { reasoning } = judgedStudies(long, trained('Koch'));
    expect(reasoning).toBe(told('this trade', long.slice(0, 80)));
    expect(judgedStudies(`  ${asCook} `, trained('Koch')).reasoning).toBe(told('this trade'));
  });
});

it.each([
  ['Berufsausbildung', 'vocational'],
  ['Qualified', 'vocational'],
  ['Trained', 'vocational'],
  ['Apprenticeship', 'vocational'],
  ['Gelernter', 'vocational'],
  ['Tischlerlehre', 'vocational'],
  ['Facharbeiterbrief', 'vocational'],
  ['Technicienne', 'vocational'],
  ['Formación', 'vocational'],
  ['Opleiding', 'vocational'],
  ['Kwalifikacje', 'vocational'],
])('%s asks for a training', (label, level) => {
  const { reasoning } = judgedStudies(label, studyOf(null, 'doctorate'));
  expect(reasoning).toBe(`The highest level in the CV is doctorate; ${level} was asked.`);
});
