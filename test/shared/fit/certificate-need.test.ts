import { describe, expect, it } from 'vitest';
import { certificateNeeds, hasCertificate, namesScheme } from '../../../shared/fit/certificate-need.ts';
import { withoutIdentity } from '../../../shared/fit/judged-profile.ts';
import { certificatesOf, profileOf } from './support/profiles.ts';

const needsIn = (name: string) => certificateNeeds(name).map(({ trades, words }) => [trades, words]);

describe('the content of a certificate', () => {
  it.each([
    ['CISSP', [[[], ['cissp']]]],
    ['HACCP-Schulung', [[['food-safety', 'training'], []]]],
    ['Kranführerschein', [[['crane'], []]]],
    ['AWS Certified Solutions Architect', [[['architecture'], ['aws', 'solutions']]]],
    ['Brandschutzbeauftragter', [[[], ['brandschutzbeauftragt']]]],
    ['Current certification', []],
    ['', []],
  ])('%s is %j', (name, needs) => expect(needsIn(name)).toEqual(needs));

  it('is also an abbreviation of two to twelve characters in brackets, without the words before it', () => {
    const words = ['advanced', 'life', 'support'];
    expect(needsIn('Advanced Life Support (ALS)')).toEqual([
      [[], words],
      [[], ['als']],
    ]);
    expect(needsIn('(AB) Advanced Life Support')).toEqual([
      [[], words],
      [[], ['ab']],
    ]);
    expect(needsIn('Advanced Life Support (A)')).toEqual([[[], words]]);
    expect(needsIn('Advanced (abcdefghijkl)')).toHaveLength(2);
    expect(needsIn('Advanced (abcdefghijklm)')).toEqual([[[], ['advanced', 'abcdefghijklm']]]);
  });

  it('is that of the rest where the abbreviation, or the rest, says nothing', () => {
    expect(needsIn('Licence (CISSP)')).toEqual([[[], ['cissp']]]);
    expect(needsIn('CISSP (licence)')).toEqual([[[], ['cissp']]]);
  });
});

describe('a certificate of a CV', () => {
  const has = (name: string, text: string) =>
    certificateNeeds(name).map((need) => hasCertificate(need, text));

  it('has all trades and all words that are needed, among others', () => {
    expect(has('Zorblatt Flurb', 'Certified Flurb, Zorblatt 2020')).toEqual([true]);
    expect(has('Zorblatt Flurb', 'Flurb')).toEqual([false]);
    expect(has('Zorblatt crane', 'Zorblatt')).toEqual([false]);
    expect(has('Zorblatt crane', 'Kranführerschein Zorblatt')).toEqual([true]);
    expect(has('Zorblatt crane', 'Kranführerschein')).toEqual([false]);
  });

  it('has a word as part of a compound, or with a last part that means only a certificate', () => {
    for (const text of [
      'Flurb-Zorblatt',
      'Zorblattschein',
      'Zorblatt-Zeugnis',
      'Zorblattprüfung',
      'Zorblattkarten',
    ])
      expect(has('Zorblatt', text), text).toEqual([text !== 'Zorblattkarten']);
    expect(has('Zorblattschein', 'Zorblatt')).toEqual([true]);
    expect(has('Zorblattführerscheine', 'Zorblatt')).toEqual([true]);
  });

  it('has wider trades, too', () => {
    expect(has('driving', 'Bus')).toEqual([true]);
    expect(has('bus', 'Driving')).toEqual([false]);
  });
});

describe('a name is that of a certificate of work', () => {
  const listing = withoutIdentity(profileOf({ certificates: certificatesOf('Forklift') }), null);

  it.each([
    'Kranschein',
    'Zertifikat Zorblatt',
    'Corso Zorblatt',
    'Zorblatt licence',
    'Advanced Zorblatt (AZ)',
    'Zorblatt (ABCDEF)',
  ])('%s', (name) => {
    expect(namesScheme(name, listing)).toBe(true);
    expect(namesScheme(name, withoutIdentity(profileOf(), null))).toBe(false);
  });

  it.each([
    'Zorblatt',
    'Zorblatt (A)',
    'Zorblatt (ABCDEFG)',
    'Zorblatt (ab)',
    'Zorblatt ABC',
    'Taufschein',
    'Heiratszertifikat',
    'Visa card',
    'Work permit training',
    'Gesundheitszeugnis-Schulung',
  ])('not %s', (name) => expect(namesScheme(name, listing)).toBe(false));

  it('also where a word only begins like one of life', () => {
    expect(namesScheme('Visagisten-Lehrgang', listing)).toBe(true);
  });
});
