import { anyOf } from './any-of.ts';

/** Words for how much one works; folded, words separated by one space. */
export const fullTime = anyOf`
  full ?time|full
  vollzeit|temps (plein|complet)|plein temps
  (jornada|tiempo) complet[ao]|tempo (pieno|integral)
  voltijds?|fulltime permanent|fulltime fixed term|pelny etat|heltid
`;

export const partTime = anyOf`
  part ?time|part
  teilzeit|temps partiel
  (media|jornada) parcial|tiempo parcial|tempo parziale|meio periodo
  deeltijds?|parttime permanent|parttime fixed term|niepelny etat|deltid
`;
