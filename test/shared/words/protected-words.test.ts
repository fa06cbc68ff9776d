import { describe, expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { languagesOf, profileOf, requirementOf } from '../fit/support/profiles.ts';

const reasonFor = (label: string, level: string | null = null) =>
  judgeFit([requirementOf('other', label, { level })], profileOf({ skills: ['x'] })).criteria[0]?.reasoning;
const refusal = 'This service does not judge this characteristic.';

const circumstances: Record<string, string> = {
  health:
    'Gute Gesundheit;Goede gezondheid;Saúde;Medical condition;Genetic condition;Clean medical record;On medication;en traitement médical;pflegebedürftig;Pflegegrad;cardiac pacemaker;care-dependent',
  family:
    'Ehefrau;Lebenspartner;Ehepartner;alleinerziehend;Alleinerziehende;Erziehungsberechtigter;Angehörigenpflege;Care duties;Registered partnership;Hausfrau',
  'politics and union':
    'Sozialdemokrat;Parteimitarbeiter;shop steward;Betriebsrat;Personalrat;Organized labor;Labor organizer;employee representation',
  origin: 'immigrato;operaio immigrato;Gastarbeiter;Fremdarbeiter;Landsmann;Local worker;Arbeiterkind',
  'faith and age': 'Ordensfrau;Muselmann;worshipper;Jungarbeiter;End of career',
  'appearance and record':
    'Bonne présentation;Athletic body;Sportlich;Deep voice;Clean police record;Servizio militare;Zivildienstleistender',
};

it.each(Object.entries(circumstances))('a label that names only %s is not judged', (_, labels) => {
  const judged = labels.split(';').filter((label) => reasonFor(label) !== refusal);
  expect(judged).toEqual([]);
});

it.each([
  'Health and safety;Occupational health;Gesundheitsmanagement;Arbeitsschutz und Gesundheit;Presentation',
  'Data migration;Immigration law;Union negotiations;Patient care;Criminal law;work with migrants',
])('these are work: %s', (labels) => {
  expect(labels.split(';').filter((label) => reasonFor(label) === refusal)).toEqual([]);
});

describe('a requirement of a language', () => {
  const outcomeOf = (label: string) =>
    judgeFit(
      [requirementOf('language', label)],
      profileOf({ languages: languagesOf(['Turkish', 'tr', null]) }),
    ).criteria[0]?.reasoning;
  it('is not judged when it asks for a people, a passport or a faith', () => {
    const labels =
      'Turkish nationality;Polish citizens only;Dutch nationals only;German passport;French citizenship;Greek Orthodox;Spanish Catholic;Jewish (Hebrew);Male, German speaking;Turkish origin;Turkish family;Turkish roots;Polish descent;French person;Dutch residents only;Citoyen français;Cittadino italiano;EU national, German;German work permit';
    expect(labels.split(';').filter((label) => outcomeOf(label) !== refusal)).toEqual([]);
  });
  it('is judged when it asks for the language', () => {
    for (const label of ['Turkish', 'Fluent Turkish', 'Sehr gute Englischkenntnisse', 'English (native)'])
      expect(outcomeOf(label)).not.toBe(refusal);
  });
});

describe.each([
  [
    'age',
    ['Student unter 25 Jahren', 'Max. 35 Jahre', 'Up to 30 years', 'Moins de 30 ans', 'Menos de 30 años'],
  ],
  [
    'faith',
    [
      'Muslim',
      'Christian faith',
      'Religion: Catholic',
      'Konfession evangelisch',
      'Must be a practising Catholic',
    ],
  ],
  [
    'faith, in other languages',
    ['De confession catholique', 'Católico practicante', 'Di fede cattolica', 'キリスト教徒'],
  ],
  [
    'faith, in still others',
    ['Evangélico', 'Katholiek geloof', 'Wyznanie katolickie', 'Kein Moslem', 'People of Muslim faith only'],
  ],
  [
    'origin',
    [
      'Race: white',
      'Black or Asian',
      'Hispanic candidates preferred',
      'Skin colour: black',
      'Deutscher Herkunft',
    ],
  ],
  [
    'disability',
    [
      'No disability',
      'able-bodied',
      'Ohne Behinderung',
      'Sans handicap',
      'Sin discapacidad',
      'Senza disabilità',
    ],
  ],
  [
    'disability, in other languages',
    ['Sem deficiência', 'Zonder beperking', 'Bez niepełnosprawności', '障害のない方'],
  ],
  ['orientation', ['Heterosexual', 'Not gay', 'LGBTQ', 'Sexuelle Orientierung', 'Straight men']],
  [
    'family',
    [
      'No children',
      'Kinderlos',
      'Sans enfants',
      'Sin hijos',
      'Senza figli',
      'Sem filhos',
      'Geen kinderen',
      'Bez dzieci',
    ],
  ],
])('%s', (_, labels) => {
  it.each(labels)('is never judged: %s', (label) => expect(reasonFor(label)).toBe(refusal));
});

describe('a level', () => {
  it.each([
    ['Profile', 'female'],
    ['Religion', 'Catholic'],
    ['Race', 'white'],
    ['Students', 'unter 25 Jahren'],
  ])('is read as the label is: %s, %s', (label, level) => expect(reasonFor(label, level)).toBe(refusal));
});

it.each([
  ['Race conditions'],
  ['Christian Dior'],
  ['Retail at Christian Dior'],
  ['Black Friday campaigns'],
  ['Black'],
  ['Black box testing'],
  ['Black and white photography'],
  ['White papers'],
  ['White-label products'],
  ['Disability care'],
  ['Work with disabled children'],
  ['Behindertenpflege'],
  ['Islamic finance'],
  ['Catholic theology'],
  ['Religion teacher'],
  ['World religions'],
  ['Arabic'],
  ['Asian cuisine'],
  ['Rules of origin'],
  ['Straight-line depreciation'],
  ['People management'],
  ['Faith'],
  ['Nursing of children'],
  ['Up to 20 years of experience'],
  ['Unter 20 Jahren Berufserfahrung'],
  ['More than 20 years'],
  ['Betreuung von Kindern bis 18 Jahre'],
  ['10 bis 20 Jahre Führungsverantwortung'],
  ['Mortgages up to 30 years'],
  ['Menschen mit Behinderung'],
  ['Mindestens 20 Jahre'],
])('a trade’s own word asks for nobody’s person: %s', (label) => expect(reasonFor(label)).not.toBe(refusal));
