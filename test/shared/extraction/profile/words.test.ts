import { describe, expect, it } from 'vitest';
import { findDegree } from '../../../../shared/words/degree-words.ts';
import { companyScore } from '../../../../shared/words/employer-words.ts';
import { titleScore } from '../../../../shared/words/role-words.ts';
import { institutionScore } from '../../../../shared/words/school-words.ts';
import { sectionOf } from '../../../../shared/words/section-titles.ts';

describe('a title is known', () => {
  it.each([
    ['en', 'Ward Sister|Bricklayer|Solicitor|Phlebotomist|Tour Guide|Kitchen Porter|Able Seaman|Bar staff'],
    [
      'de',
      'Krankenschwester|Produktionshelfer|Tierarzthelferin|Rettungssanitäter|Fachinformatiker|Zusteller',
    ],
    ['fr', 'Sage-femme|Chargée de mission|Pâtissière|Cariste|Greffière|Chaudronnier|Hôtesse d’accueil'],
    ['es', 'Matrona|Peluquera|Repartidor|Delineante|Bombero|Socorrista|Aparejadora'],
    ['it', 'Ostetrica|Parrucchiera|Mulettista|Geometra|Bidello|Vigile del fuoco|Ragioniera'],
    ['pt', 'Motorista|Faxineira|Estafeta|Cabeleireira|Rececionista|Jovem Aprendiz|Canalizador'],
    ['nl', 'Vrachtwagenchauffeur|Applicatiebeheerder|Loodgieter|Huisarts|Schoonmaker|Ambtenaar'],
    ['pl', 'Położna|Spawacz|Kelnerka|Radca prawny|Urzędnik|Szwaczka|Brygadzista'],
    ['ja', '看護師|営業|店長|運転手|経理|カメラマン|工場長'],
  ])('in %s', (_, titles) => {
    expect(titles.split('|').filter((title) => titleScore(title) < 0.9)).toEqual([]);
  });
});

it('a shop that is named after its trade is no title', () => {
  for (const shop of ['Boulangerie Martin', 'Panadería Sol', 'Bäckerei Vogt', 'Piekarnia Kłos'])
    expect(titleScore(shop) - companyScore(shop)).toBeLessThan(0);
});

it('degrees and schools below the university are known, the level with them', () => {
  const levels = {
    secondary: 'A levels|Leaving Certificate|WASSCE|SSLC|Fachhochschulreife|Licenza media|12.º ano|VMBO-T',
    vocational: 'NVQ Level 3|Gesellenbrief|BPJEPS|CFGM|Técnico em Enfermagem|MTS|Tytuł zawodowy',
    master: 'MBBS|PGCE|Postgraduate Certificate|Referendariat|Agrégation|Studia podyplomowe',
  };
  for (const [level, degrees] of Object.entries(levels))
    for (const degree of degrees.split('|'))
      expect([degree, findDegree(degree)?.level]).toEqual([degree, level]);
  for (const school of [
    'NIT Surat',
    'IES Cervantes',
    'HTW Berlin',
    'IUT Lyon 1',
    'ZSZ nr 5',
    'Riverside High',
  ])
    expect([school, institutionScore(school)]).toEqual([school, 1]);
});

it('a heading that wide-set type broke is put together, nonsense is not', () => {
  expect(sectionOf('PR EVIOUS APPOIN TMEN TS')).toBe('work');
  expect(sectionOf('LAN GUAGES')).toBe('languages');
  expect(sectionOf('EX AM PLE')).toBeNull();
});

it('how well a language is spoken heads no section', () => {
  expect(sectionOf('langue maternelle')).toBeNull();
  expect(sectionOf('Languages Known')).toBe('languages');
});
