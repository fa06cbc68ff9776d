import { anyOf } from './any-of.ts';

/** Beginnings of words for certificates in a CV. */
export const certificateBeginnings = anyOf`
  card|permit|kurs|course|training|certifi|zertifi|attest|uprawnien|licen[cs]|brevet|habilit|ticket
  diploma|registration
`;
