import { anyOf } from './any-of.ts';

/** "Or a related field"; folded. */
export const similarFields = anyOf`
  related|similar|comparable|equivalent
  vergleichbar\p{L}*|verwandt\p{L}*|ahnlich\p{L}*|gleichwertig\p{L}*
  similaire|equivalente?|connexe
  afin|afim|relacionad[oa]
  analog[oa]|affine
  vergelijkba(?:ar|re)|gelijkwaardige?|aanverwante?
  pokrewn\p{L}*|podobn\p{L}*|rownowazn\p{L}*
`;

/** Degrees without their level; folded. */
export const degreesWithoutLevel = anyOf`
  degree
  \p{L}*studium|hochschulabschluss|universitatsabschluss|studium|hochschulstudium
  titulo universitario|titulacion universitaria
  wyksztalcenie wyzsze|wo
`;

/** Trainings without their level; folded. */
export const trainingsWithoutLevel = anyOf`
  (?:berufs)?ausbildung
  qualification|qualified|trained|training|apprentice\p{L}*
  formation|formacion|formazione|formacao
  opleiding
  wyksztalcenie|kwalifikacj\p{L}*
  gelernt\p{L}*|\p{L}*lehre|lehrabschluss|facharbeiter\p{L}*
  technicien\p{L}*|tecnic[oa]
`;
