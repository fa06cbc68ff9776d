import { describe, expect, it } from 'vitest';
import { judge, type Prediction, scoreOf } from './score.ts';
import type { Truth } from './truth.ts';

const truth: Truth = {
  name: 'Zoë Ackerhoff',
  emails: ['zoe@example.org'],
  phones: ['+49 30 23125 118'],
  links: ['github.com/zoe'],
  location: 'Köln, Deutschland',
  work: [
    { title: 'Head Nurse', company: 'Cedar Hollow Medical Center', start: '2020-03', end: 'present' },
    { title: 'Nurse', company: 'Bayfront Hospital', start: '2016-06', end: '2020-02' },
  ],
  education: [
    {
      institution: 'Northpoint University',
      degree: 'BSc Nursing',
      degreeParts: ['BSc', 'Nursing'],
      start: '2012',
      end: '2016',
    },
  ],
  skills: ['C', 'C++', 'Triage'],
  languages: ['German'],
};
const perfect: Prediction = structuredClone(truth);
const verdicts = (prediction: Prediction, partial: string[] = []) =>
  judge(prediction, truth, partial).filter(({ verdict }) => verdict !== 'right');

describe('right', () => {
  it('is a file that says what is true', () => {
    expect(verdicts(perfect)).toEqual([]);
    expect(scoreOf(judge(perfect, truth))).toMatchObject({ precision: 1, recall: 1, f1: 1, count: 21 });
  });

  it.each<[string, Partial<Prediction>]>([
    ['case, accents and punctuation', { name: 'ZOE ACKERHOFF' }],
    ['a phone number without its country code', { phones: ['030 23125-118'] }],
    ['an address with protocol and slash', { links: ['https://www.github.com/zoe/'] }],
    ['a place without its country', { location: 'Koln' }],
    ['the entries in another order', { work: [...truth.work].reverse() }],
    [
      'a year where the truth knows the month',
      { work: truth.work.map((job) => ({ ...job, start: job.start?.slice(0, 4) ?? null })) },
    ],
    [
      'the parts of a degree with words between them',
      { education: [{ ...truth.education[0], degree: 'BSc with honours in the art of Nursing' }] },
    ],
    ['the same skill twice', { skills: ['C', 'C++', 'Triage', 'triage'] }],
  ])('forgives %s', (_, other) => {
    expect(verdicts({ ...perfect, ...other })).toEqual([]);
  });
});

describe('wrong', () => {
  it('counts a wrong value in the place of a true one as wrong and as missed', () => {
    expect(verdicts({ ...perfect, name: 'Summary' })).toEqual([
      { field: 'name', verdict: 'wrong' },
      { field: 'name', verdict: 'missed' },
    ]);
  });

  it('counts additional values as wrong alone', () => {
    expect(verdicts({ ...perfect, languages: ['German', 'Klingon'] })).toEqual([
      { field: 'languages', verdict: 'wrong' },
    ]);
  });

  it('does not take C for C++', () => {
    expect(verdicts({ ...perfect, skills: ['C', 'Triage'] })).toEqual([
      { field: 'skills', verdict: 'missed' },
    ]);
  });

  it('does not take an ended job for a current one, nor another month for the right one', () => {
    const work = [{ ...truth.work[0], end: '2020-05', start: '2020-04' }, truth.work[1] ?? {}];
    expect(verdicts({ ...perfect, work }).map(({ field }) => field)).toEqual([
      'work.start',
      'work.start',
      'work.end',
      'work.end',
    ]);
  });

  it('does not let a missing first job spoil the second', () => {
    const missed = verdicts({ ...perfect, work: [truth.work[1] ?? {}] });
    expect(missed.every(({ verdict }) => verdict === 'missed')).toBe(true);
    expect(missed).toHaveLength(4);
  });
});

it('says nothing of what the truth knows in part', () => {
  const nothing = { name: truth.name, emails: truth.emails, phones: truth.phones, links: truth.links };
  const read = { ...nothing, location: truth.location };
  expect(verdicts(read, ['work', 'education', 'skills', 'languages'])).toEqual([]);
  expect(verdicts({ ...perfect, work: [] }, ['company'])).toHaveLength(6);
});
