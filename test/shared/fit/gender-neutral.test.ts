import { expect, it } from 'vitest';
import { genderNeutral, withoutGenderMarks } from '../../../shared/fit/gender-neutral.ts';

it.each([
  ['technischer', 'technisch'],
  ['technischen', 'technisch'],
  ['technisches', 'technisch'],
  ['technischem', 'technisch'],
  ['technische', 'technisch'],
  ['staatlich', 'staatlich'],
  ['diplomierter', 'diplomiert'],
  ['geprufter', 'gepruft'],
  ['angestellte', 'angestellt'],
  ['beauftragter', 'beauftragt'],
  ['ausbildende', 'ausbildend'],
  ['vorsitzender', 'vorsitzend'],
  ['leitende', 'leitend'],
  ['vertretender', 'vertretend'],
])('an adjective loses its ending: %s', (word, common) => expect(genderNeutral(word)).toBe(common));

it.each([
  ['actrice', 'actor'],
  ['actrices', 'actor'],
  ['directeur', 'director'],
  ['directeurs', 'director'],
  ['directeure', 'director'],
  ['directeures', 'director'],
  ['acheteuse', 'achetor'],
  ['acheteuses', 'achetor'],
  ['direttore', 'direttor'],
  ['dottoressa', 'dottor'],
  ['dottoresse', 'dottor'],
  ['coiffeuse', 'coiffeur'],
  ['coiffeuses', 'coiffeur'],
  ['ingenieure', 'ingenieur'],
  ['ingenieures', 'ingenieur'],
])('a title loses its ending: %s', (word, common) => {
  expect(genderNeutral(word)).toBe(common);
});

const marks =
  '(m/w/d)|(w/m/d)|(m|w|d)|(m, f, x)|( m / w / d )|(h/f)|(m*w)|(d/f/h/i)|m/w|m/f|m/w/d|m/w/x|m/f/d|w/m|w/m/d|w/m/x|f/m|f/m/d|f/m/x|h/f|f/h';
it.each(marks.replaceAll('|', '\n').replace('(m\nw\nd)', '(m|w|d)').split('\n'))(
  'is a mark of genders: %s',
  (mark) => {
    expect(withoutGenderMarks(`kellner ${mark}`).trim()).toBe('kellner');
    expect(withoutGenderMarks(`kellner ${mark} bar`).replace(/\s+/g, ' ')).toBe('kellner bar');
    expect(withoutGenderMarks(`xm/w`)).toBe('xm/w');
    expect(withoutGenderMarks('(m)')).toBe('(m)');
  },
);

it.each([
  ['buchhalter*in', 'buchhalter'],
  ['buchhalter*innen', 'buchhalter'],
  ['buchhalter/-in', 'buchhalter'],
  ['buchhalter:in', 'buchhalter'],
  ['buchhalter_in', 'buchhalter'],
  ['buchhalter·in', 'buchhalter'],
  ['buchhalter(in)', 'buchhalter'],
  ['buchhalter(-in)', 'buchhalter'],
  ['kaufmann/-frau', 'kaufmann'],
  ['enfermero/a', 'enfermero'],
  ['enfermeiro(a)', 'enfermeiro'],
  ['enfermeros/as', 'enfermeros'],
  ['infirmier(ere)', 'infirmier'],
  ['infirmier/iere', 'infirmier'],
  ['employe/e', 'employe'],
  ['technicien/ne', 'technicien'],
  ['vendeur/euse', 'vendeur'],
  ['directeur/rice', 'directeur'],
  ['directeur/trice', 'directeur'],
  ['nauczyciel/ka', 'nauczyciel'],
  // No occupations, so no short forms of one.
  ['read/in', 'read/in'],
  ['log(in)', 'log(in)'],
])('is the short form of two titles: %s', (text, title) => {
  expect(withoutGenderMarks(text)).toBe(title);
  expect(withoutGenderMarks(`my ${text} now`)).toBe(`my ${title} now`);
});

it.each([
  ['poetessa', 'poeta'],
  ['ostessa', 'osta'],
  ['cheffe', 'chef'],
  ['chefin', 'chef'],
  ['tutrice', 'tutor'],
  ['gelbpersonfrau', 'gelbpersonmann'],
  ['agentin', 'agent'],
  ['marokanka', 'marokan'],
  ['beczka', 'beczk'],
  ['hoofdinkoopster', 'hoofdinkoper'],
  ['inkoopster', 'inkoper'],
])('three letters may stand before an ending: %s', (word, common) =>
  expect(genderNeutral(word)).toBe(common),
);

it.each(['drive', 'senne', 'frau', 'ruin', 'olive', 'nelle', 'tessa', 'fischer', 'vierter', 'hozka'])(
  'two letters are too few before an ending: %s',
  (word) => expect(genderNeutral(word)).toBe(word),
);

it('marks and repeated titles part from the next word', () => {
  expect(withoutGenderMarks('kellner(m/w/d)bar')).toBe('kellner bar');
  expect(genderNeutral('lehrer/lehrerin')).toBe('lehrer');
  expect(genderNeutral('lehrerin / lehrer gesucht')).toBe('lehrer gesucht');
  expect(genderNeutral('lehrer/lehrerzimmer')).toBe('lehrer/lehrerzimmer');
  expect(genderNeutral('oberlehrer/lehrer')).toBe('oberlehrer/lehrer');
});
