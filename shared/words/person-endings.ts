import { anyOf } from './any-of.ts';

/** Endings of people, who may be others than the one of the CV. */
export const endingsOfPeople = anyOf`
  er|ers|erin|erinnen|ern
  eurs?|euses?|ors?|ore|ori|rice
  ist[aei]?s?|ists|ier[eio]|ero|eros|era|eras
  nurses?|chefs?|cooks?|assistants?|technicians?|anal[iy]st[aei]?s?
  commis|clerks?|student\p{L}*
`;

/** Endings of those who do some work. */
export const endingsOfWorkers = anyOf`
  er|erin
  eurs?|euse|ors?|ora|ore|rice
  ist[aei]?|iere?|iera|ero|era
  nurse|chef|cook
  koch|kraft|mann|frau|ante?
  (?:ag|stud|refer|dispon|doz|doc|assist)ent[ae]?s?|wirt|arz
  nik|iarka|arka|wca
  anwalt|assistant|technician|analyst|clerk|maker
  eira|eiro|ari[oa]|aire|pilot|mason
`;
