import { anyOf } from './any-of.ts';

/** Words before the name of a department. */
export const departmentsBefore = anyOf`
  department|dept\.?|division|faculty
  abteilung|bereich|fachbereich
  d[ée]partement|service
  departamento
  dipartimento|reparto
  afdeling|dzia[łl]|wydzia[łl]
`;

/** Words after it. */
export const departmentsBehind = anyOf`
  department|division|dept\.?
  abteilung|team
`;
