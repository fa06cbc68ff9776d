import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile.ts';
import { genderNeutral } from '../../../shared/fit/gender-neutral.ts';
import { judgeFit } from '../../../shared/fit/judge-fit.ts';
import { findDegree } from '../../../shared/words/degree-words.ts';
import { fold } from '../../../shared/words/fold.ts';
import { profileOf, requirementOf } from './support/profiles.ts';

/** How requirements that name the title are judged of somebody who is called so, and does so. */
const judged = (asked: string, title: string) =>
  judgedOf(
    asked,
    profileOf({
      skills: ['Excel'],
      work: [{ position: title, highlights: [`Zuvor ${title} in Leeds.`], months: 60 }],
    }),
  );

const judgedOf = (asked: string, profile: Profile) => {
  const requirements = [
    requirementOf('skill', asked, { knockout: true }),
    requirementOf('experience', `3 Jahre Erfahrung als ${asked}`),
  ];
  const { score, knockouts, criteria } = judgeFit(requirements, profile);
  return { score, knockouts, outcomes: criteria.map(({ outcome, confidence }) => [outcome, confidence]) };
};

const titles = [
  ['Krankenpfleger', 'Krankenpflegerin'],
  ['Krankenpfleger', 'Krankenschwester'],
  ['Buchhalter', 'Buchhalterin'],
  ['Lehrer', 'Lehrerin'],
  ['Projektleiter', 'Projektleiterin'],
  ['Arzt', 'Ärztin'],
  ['Biologe', 'Biologin'],
  ['Bürokaufmann', 'Bürokauffrau'],
  ['Redakteur', 'Redakteurin'],
  ['Technischer Zeichner', 'Technische Zeichnerin'],
  ['Medizinischer Fachangestellter', 'Medizinische Fachangestellte'],
  ['enfermero', 'enfermera'],
  ['director comercial', 'directora comercial'],
  ['técnico administrativo', 'técnica administrativa'],
  ['jefe de obra', 'jefa de obra'],
  ['infermiere', 'infermiera'],
  ['direttore', 'direttrice'],
  ['professore', 'professoressa'],
  ['operaio', 'operaia'],
  ['enfermeiro', 'enfermeira'],
  ['coordenador', 'coordenadora'],
  ['infirmier', 'infirmière'],
  ['directeur commercial', 'directrice commerciale'],
  ['vendeur', 'vendeuse'],
  ['technicien', 'technicienne'],
  ['employé', 'employée'],
  ['chef de projet', 'cheffe de projet'],
  ['pielęgniarz', 'pielęgniarka'],
  ['nauczyciel', 'nauczycielka'],
  ['specjalista', 'specjalistka'],
  ['kierownik', 'kierowniczka'],
  ['sprzedawca', 'sprzedawczyni'],
  ['księgowy', 'księgowa'],
  ['medewerker', 'medewerkster'],
  ['salesman', 'saleswoman'],
  ['chairman', 'chairperson'],
  ['waiter', 'waitress'],
  ['actor', 'actress'],
  ['flight steward', 'flight stewardess'],
  ['host', 'hostess'],
  ['assistant administratif', 'assistante administrative'],
  ['professeur contractuel', 'professeure contractuelle'],
  ['coiffeur', 'coiffeuse'],
  ['conseiller', 'conseillère'],
  ['actor', 'actriz'],
  ['cuoco', 'cuoca'],
  ['sarto', 'sarta'],
  ['juez', 'jueza'],
  ['socio', 'socia'],
  ['avvocato', 'avvocatessa'],
  ['studente', 'studentessa'],
  ['leraar', 'lerares'],
  ['tłumacz', 'tłumaczka'],
  ['psycholog', 'psycholożka'],
  ['pracownik', 'pracownica'],
  ['lekarz', 'lekarka'],
  ['główny projektant', 'główna projektantka'],
  ['verkoper', 'verkoopster'],
  ['inkoper', 'inkoopster'],
  ['schoonmaker', 'schoonmaakster'],
  ['verpleger', 'verpleegster'],
  ['Geprüfter Bilanzbuchhalter', 'Geprüfte Bilanzbuchhalterin'],
];

describe.each(titles)('%s and %s', (his, hers) => {
  it('are one, whichever is asked for', () => {
    const same = judged(his, his);
    expect(same.outcomes).toEqual([
      ['met', 0.8],
      ['met', 0.8],
    ]);
    for (const [asked, title] of [
      [his, hers],
      [hers, his],
      [hers, hers],
    ] as const)
      expect(judged(asked, title), `${asked} of a ${title}`).toEqual(same);
  });
});

/** An ending of titles inside a longer word is none: a "Schwesternschaft" is no nurse. */
it.each([
  ...new Set([
    ...titles.flatMap((pair) => pair.join(' ').split(' ')),
    'Kauffrau',
    'Krankenschwesterin',
    'saleswomen',
    'vendeuses',
    'actrices',
  ]),
])('%s inside of a word stays', (title) => {
  const word = `${fold(title)}ght`;
  expect(genderNeutral(word)).toBe(word);
});

it('are as sure among the skills of a CV', () => {
  const confidences = (asked: string, listed: string) => {
    const { outcomes } = judgedOf(asked, profileOf({ skills: [listed], work: [{ months: 60 }] }));
    return outcomes;
  };
  for (const asked of ['Buchhalter', 'Buchhalterin', 'Leitender Buchhalter'])
    expect(confidences(asked, 'Buchhalterin'), asked).toEqual(confidences(asked, 'Buchhalter'));
  expect(confidences('Buchhalter', 'Buchhalterin')[0]).toEqual(['met', 0.95]);
});

describe('both at once', () => {
  it.each([
    ['Krankenpfleger/in'],
    ['Krankenpfleger/-in'],
    ['Krankenpfleger*in'],
    ['Krankenpfleger:in'],
    ['Krankenpfleger (m/w/d)'],
    ['Krankenpflegerin / Krankenpfleger'],
  ])('are met by either: %s', (asked) => {
    for (const title of ['Krankenpfleger', 'Krankenpflegerin', 'Krankenpfleger*in'])
      expect(judged(asked, title).score, title).toBe(100);
  });

  it.each([
    ['enfermero/a', 'enfermera'],
    ['enfermeiro(a)', 'enfermeiro'],
    ['infirmier(ère)', 'infirmière'],
    ['infirmier/infirmière H/F', 'infirmier'],
    ['Industriekaufmann/-frau', 'Industriekauffrau'],
  ])('are met in other languages: %s by a %s', (asked, title) =>
    expect(judged(asked, title).score).toBe(100),
  );
});

it.each([
  ['Java', 'Javan'],
  ['Chefa', 'Chef'],
  ['React', 'Reactor'],
  ['Techniker', 'Technik'],
  ['Lehrer', 'Lehre'],
  ['Pfleger', 'Pflege'],
  ['Informatyk', 'Informatyka'],
  ['Mechanik', 'Mechanika'],
  ['Driver', 'Drive'],
  ['Seller', 'Sell'],
  ['Baker', 'Bakery'],
  ['Employer', 'Employee'],
  ['Trainer', 'Trainee'],
  ['Programmer', 'Programme'],
  ['Accountant', 'Account'],
  ['Direktor', 'Direktion'],
  ['Doktor', 'Doktorand'],
  ['Kellner', 'Keller'],
  ['Berater', 'Beratung'],
  ['C/C++', 'C'],
])('%s is not %s', (one, other) => {
  // A name that is no title known here is unknown.
  expect(['not_met', 'unknown']).toContain(judged(one, other).outcomes[0]?.[0]);
});

describe('a degree', () => {
  it.each([
    ['Doctor en Física', 'Doctora en Física', 'doctorate'],
    ['Doktor der Medizin', 'Doktorin der Medizin', 'doctorate'],
    ['Magister', 'Magistra', 'master'],
    ['Ingénieur diplômé', 'Ingénieure diplômée', 'master'],
    ['Diplom-Kaufmann', 'Diplom-Kauffrau', 'master'],
    ['Engenheiro Civil', 'Engenheira Civil', 'master'],
    ['Bacharel em Direito', 'Bacharela em Direito', 'bachelor'],
    ['Licencjat', 'Licencjatka', 'bachelor'],
    ['Inżynier', 'Inżynierka', 'bachelor'],
    ['Licenciado en Derecho', 'Licenciada en Derecho', 'bachelor'],
    ['Tecnólogo', 'Tecnóloga', 'associate'],
    ['Meister', 'Meisterin', 'vocational'],
    ['Geselle', 'Gesellin', 'vocational'],
    ['Staatlich geprüfter Techniker', 'Staatlich geprüfte Technikerin', 'vocational'],
  ])('is the same level of a woman and a man: %s, %s', (his, hers, level) => {
    expect([findDegree(his)?.level, findDegree(hers)?.level]).toEqual([level, level]);
  });
});

it('a skill that only ends as a title does is no shorter one', () => {
  const outcomeOf = (asked: string, listed: string) =>
    judgedOf(asked, profileOf({ skills: [listed], work: [{ months: 60 }] })).outcomes[0]?.[0];
  expect(outcomeOf('Kotlin', 'Kotlin')).toBe('met');
  expect(outcomeOf('Kotlin', 'Kotl')).toBe('not_met');
});
