import { anyOf } from './any-of.ts';

/** The end of "References available upon request", folded; such a line closes many last sections. */
export const onRequest = new RegExp(
  `(?:${anyOf`
  (?:up)?on request|by request|auf (?:wunsch|anfrage)|sur demande|(?:a|bajo) (?:solicitud|peticion)|su richiesta|op aanvraag|na zyczenie
  по запросу|за запитом|κατοπιν αιτηματοσ|εφοσον ζητηθουν
`})$`,
  'u',
);
