import { anyOf } from './any-of.ts';

/** Parts of words for certificates of work. */
export const certificateParts = anyOf`
  schein|zertifi|certifi|weiterbild|fortbild
  kurs|course|curso|corso|formation|licen
  training|schulung|lehrgang|brief
  diplom|level|belt|card|attest|uprawn
  expert|fachkraft
  zaswiadcz|swiadectw|abilitaz|brevet|habilit|patentino
`;

/** Papers of a person's life, which are none of work. */
export const papersOfLife = anyOf`
  bapti|tauf|resid|aufenthalt
  marri|heirat|mariage|matrimon
  birth|geburt|naissance|nacimiento|nascita
  citizen|behinder|disab|handicap
  visum|visa(?!\p{L})|pension
  divor|scheidung|work permit
  health|gesund
  clergy|church|kirch|eglise|commun
`;

/** Words around the name of a certificate in a CV. */
export const wordsAroundCertificate = anyOf`
  valid|current|gultige[rns]?
  certificat\p{L}*|certified|certifie\p{L}*|zertifi\p{L}*
  zeugnis|schulung|lehrgang|kurs
  course|training|licen[cs]es?|card|pin|registration|diploma
  nachweis|attestat\p{L}*|brevet
  certyfikat\p{L}*|zaswiadczeni\p{L}*|uprawnieni\p{L}*
  certificering
`;
