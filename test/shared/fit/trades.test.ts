import { expect, it } from 'vitest';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { monthsTogether, sinceIn, spanOf } from '../../../shared/fit/work-months.ts';
import { licenceClasses, namesDrivingLicence, withIncluded } from '../../../shared/words/driving-licence.ts';
import { isTradeWord, tradeWords, withWider } from '../../../shared/words/trades.ts';
import { certificatesOf, profileOf, requirementOf } from './support/profiles.ts';

const tradesOf = (text: string) => [...new Set(tradeWords(text).flatMap(({ trades }) => [...trades]))].sort();

it.each([
  ['Altenpflege', ['care', 'elderly']],
  ['Landschaftsgärtner', ['gardening']],
  ['store manager', ['lead', 'retail']],
  ['Responsabile di negozio', ['retail']],
  ['data warehouse', ['data-warehouse']],
  ['Begleitung', ['aside']],
  ['Datenpflege', ['aside']],
  ['Elektro-Installateur', ['electrics']],
  ['Online-Marketing', ['marketing']],
  ['kierowca w transporcie', ['driving', 'transport']],
  ['Zorblatt', []],
  ['autistic', []],
])('%s names %j', (text, trades) => expect(tradesOf(text)).toEqual(trades));

it('knows the part of a compound that it does not know', () => {
  expect(tradeWords('Zorblattleitung')[0]?.hasUnknownPart).toBe(true);
  expect(isTradeWord('Zorblattleitung')).toBe(false);
  expect(isTradeWord('nursing')).toBe(true);
});

it('a trade belongs to wider ones', () => {
  expect([...withWider(['bus'])].sort()).toEqual(['bus', 'driving', 'passenger']);
});

const outcomeOf = (label: string, position: string, months = 60) =>
  judgeFit(
    [requirementOf('experience', label, { min_years: 3 })],
    profileOf({ work: [{ position, months }] }),
  ).criteria[0]?.outcome;

it.each([
  ['Maurer', 'Bricklayer', 'met'],
  ['bricklaying', 'Albañil', 'met'],
  ['Hebamme', 'Sage-femme', 'met'],
  ['Buchhaltung', 'Księgowa', 'met'],
  ['lawyer', 'Rechtsanwaltsfachangestellte', 'unknown'],
  ['nurse', 'Pflegehelfer', 'unknown'],
  ['paediatric nursing', 'Staff nurse', 'unknown'],
  ['primary school teacher', 'Profesor de secundaria', 'unknown'],
  ['nursing', 'Zorblatt', 'unknown'],
  ['nursing in the automotive industry', 'Nurse', 'unknown'],
] as const)('%s of a %s is %s', (label, position, outcome) =>
  expect(outcomeOf(label, position)).toBe(outcome),
);

it('a sentence about other people shows no trade', () => {
  const work = [{ position: 'Clerk', months: 60, highlights: ['Worked with welders.'] }];
  const [criterion] = judgeFit(
    [requirementOf('skill', 'Schweißen')],
    profileOf({ skills: ['Excel'], work }),
  ).criteria;
  expect(criterion?.outcome).toBe('not_met');
});

it('cites the words of the CV, where the requirement has others', () => {
  const [criterion] = judgeFit(
    [requirementOf('skill', 'Zellkultur')],
    profileOf({ skills: ['cultivo celular'] }),
  ).criteria;
  expect(criterion?.reasoning).toBe('The CV names cultivo celular; Zellkultur was asked.');
});

it('months of posts at the same time count once', () => {
  expect(
    monthsTogether([
      [0, 10],
      [5, 12],
      [20, 22],
    ]),
  ).toBe(14);
  expect(
    monthsTogether([
      [0, 10],
      [2, 4],
    ]),
  ).toBe(10);
  expect(spanOf('2020-03', 4)).toEqual([24242, 24246]);
  expect(spanOf('2020', 1)).toEqual([24240, 24241]);
  expect(spanOf(null, 4)).toBeNull();
  expect(spanOf('2020', null)).toBeNull();
  expect(sinceIn('Seit 03/2023 zusätzlich Photovoltaik')).toBe(24278);
  expect(sinceIn('since 2020')).toBe(24240);
  expect(sinceIn('In 2020')).toBeNull();
});

it.each([
  ['Führerschein Klasse B', true, ['B']],
  ['Full UK driving licence', true, ['B']],
  ['Prawo jazdy kat. B, C, C+E', true, ['B', 'C', 'CE']],
  ['Permis B', true, ['B']],
  ['Patente B', true, ['B']],
  ['Řidičský průkaz skupiny B', true, ['B']],
  ['Ajokortti CE', true, ['CE']],
  ['Sürücü belgesi B', true, ['B']],
  ['Rijbewijs BE', true, ['BE']],
  ['HGV driving licence', true, ['C']],
  ['Bus driving licence', true, ['D']],
  ['Staplerschein', false, ['B']],
  ['Kranführerschein', false, ['B']],
  ['Patente nautica', false, ['B']],
] as const)('%s is a driving licence: %s, of %j', (text, isOne, classes) => {
  expect(namesDrivingLicence(text)).toBe(isOne);
  if (isOne) expect(licenceClasses(text)).toEqual(classes);
});

it('a class includes others', () => {
  expect([...withIncluded(['CE'])]).toEqual(expect.arrayContaining(['CE', 'C', 'BE', 'B']));
  expect(withIncluded(['B']).has('C')).toBe(false);
});

it.each([
  ['Führerschein Klasse B', ['Driving licence C+E'], 'met'],
  ['Driving licence C+E', ['Führerschein Klasse C'], 'not_met'],
  ['Führerschein Klasse B', ['HACCP'], 'unknown'],
  ['Forklift licence', ['Carnet de carretillero'], 'met'],
  ['WSET Level 3', ['WSET Level 2 Wines'], 'not_met'],
  ['First aid certificate', ['Erste Hilfe am Kind'], 'met'],
  ['Advanced Life Support (ALS)', ['Immediate Life Support (ILS)'], 'not_met'],
  ['TIG welding certificate', ['Schweißerprüfung WIG 141'], 'met'],
] as const)('%s with %j is %s', (label, names, outcome) => {
  const profile = profileOf({ certificates: certificatesOf(...names) });
  expect(judgeFit([requirementOf('license', label)], profile).criteria[0]?.outcome).toBe(outcome);
});
