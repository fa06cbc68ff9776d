/** Fields of study that are the same, near, or others. */
import { describe, expect, it } from 'vitest';
import { judgeEducation } from '../../../shared/fit/judge-education.ts';
import { asked, studyOf, toldBy } from './support/studies.ts';

const judgedStudies = (label: string, ...studies: ReturnType<typeof studyOf>[]) =>
  toldBy(judgeEducation(...asked(label, ...studies)));

const bachelorIn = (area: string | null) => studyOf('Bachelor', 'bachelor', area);
const judgedField = (field: string, area: string) =>
  judgedStudies(`Bachelor in ${field}`, bachelorIn(area)).told[0];

describe('two fields are near', () => {
  it.each([
    ['Computer science', 'Mathematics'],
    ['Computer science', 'Engineering'],
    ['Engineering', 'Civil construction'],
    ['Medicine', 'Nursing'],
    ['Psychology', 'Education'],
    ['Journalism', 'Fine arts'],
    ['Journalism', 'Business'],
    ['Physics', 'Medicine'],
    ['Physics', 'Agriculture'],
  ])('%s and %s, each of which half meets the other', (one, other) => {
    expect([judgedField(one, other), judgedField(other, one)]).toEqual(['partially_met', 'partially_met']);
  });

  it.each([
    ['Law', 'History'],
    ['Mathematics', 'Civil construction'],
    ['Law', 'Economics'],
    ['Nursing', 'Physics'],
  ])('and not %s and %s', (one, other) => {
    expect([judgedField(one, other), judgedField(other, one)]).toEqual(['not_met', 'not_met']);
  });
});

describe('two fields are the same', () => {
  it('by their trades, where both have one: pharmacy is no medicine', () => {
    expect(judgedField('pharmacy', 'Pharmacy')).toBe('met');
    expect(judgedField('pharmacy', 'Medicine')).toBe('partially_met');
  });

  it('by their groups, where one of them has no trade, or only a broad one', () => {
    expect(judgedField('nursing', 'Therapy')).toBe('met');
    expect(judgedField('philosophy', 'History')).toBe('met');
    expect(judgedField('physics', 'Natural science')).toBe('met');
    expect(judgedField('business', 'Project management')).toBe('met');
    expect(judgedField('medicine', 'Therapy')).toBe('partially_met');
    expect(judgedField('law', 'Philosophy')).toBe('not_met');
  });
});

it('a near field suffices where the requirement says so', () => {
  for (const words of [
    'or a related field',
    'or similar',
    'oder vergleichbar',
    'ou similaire',
    'of vergelijkbaar',
  ]) {
    expect(judgedStudies(`Bachelor in pharmacy ${words}`, bachelorIn('Medicine'))).toEqual({
      told: ['met', 1, 0.95],
      reasoning: 'The highest level in the CV in a related field is bachelor; bachelor was asked.',
      paths: ['education[0].level'],
    });
    expect(
      judgedStudies(`Bachelor in pharmacy x${words.replaceAll(' ', '')}x`, bachelorIn('Medicine')).told[0],
    ).toBe('partially_met');
  }
});

describe('of several studies', () => {
  it('the best verdict counts, and of equal ones the first kind', () => {
    const near = 'The highest level in the CV in a related field is bachelor; bachelor was asked.';
    expect(
      judgedStudies('Bachelor in pharmacy', bachelorIn('Medicine'), bachelorIn('Zorblatt')).reasoning,
    ).toBe(near);
    expect(judgedStudies('Bachelor in pharmacy', bachelorIn('Law'), bachelorIn('Pharmacy')).paths).toEqual([
      'education[1].level',
    ]);
  });

  it('the highest in the field counts', () => {
    const { told, paths } = judgedStudies(
      'Master in pharmacy',
      studyOf('Associate', 'associate', 'Pharmacy'),
      bachelorIn('Pharmacy'),
    );
    expect([told, paths]).toEqual([['partially_met', 0.5, 0.95], ['education[1].level']]);
  });

  it('two levels below is not met, whatever the field', () => {
    expect(judgedStudies('Master in pharmacy', studyOf('Associate', 'associate', 'Pharmacy')).told[0]).toBe(
      'not_met',
    );
    expect(judgedStudies('Bachelor in pharmacy', studyOf('Master', 'master', 'Pharmacy')).told[0]).toBe(
      'met',
    );
  });
});
