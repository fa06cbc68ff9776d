import { anyOf } from './any-of.ts';

/** Words of a demand to leave earlier instructions aside. */
export const ignoringWords = 'ignore|disregard|forget|override|bypass|discard';

export const earlierWords = 'previous|prior|above|earlier|preceding|foregoing|system|all|any|your';

export const instructionWords = 'instructions?|prompts?|rules?|directions?|guidelines?|commands?|context';

/** Words of a demand for a high score. */
export const ratingWords = 'score|rate|rank|grade|mark|evaluate|classify';

export const ratedWords =
  'me|this (?:candidate|applicant|person|resume|cv|profile)|the (?:candidate|applicant)';

export const bestWords = 'highest|highly|top|perfect|first|maximum|best|excellent|qualified';

/** Words of a demand to hire. */
export const hiringWords = 'recommend|approve|shortlist|hire|advance|select';

export const unconditionalWords = 'immediately|regardless|without|always|at once|over all';

/** A note, and the machine that it is for. */
export const noteWords = 'note|notice|message|instructions?|attention';

export const machineWords = anyOf`
  ai\b|llms?\b|language models?\b|ats\b|(?:recruiting|hiring|screening) (?:ai|bot|software|systems?)\b
`;

/** A note to a machine in other languages: de, fr, es, it, pt, nl, pl, ja. */
export const notesToMachines = anyOf`
  (?:hinweis |nachricht )?an die ki\b
  (?:note |message )?(?:a|pour) l'ia\b
  (?:nota |mensaje )?para la ia\b
  (?:nota )?per l'ia\b
  (?:nota )?para a ia\b
  (?:bericht )?aan de ai\b
  do modelu ai\b
  ai(?:へ|への)
`;
