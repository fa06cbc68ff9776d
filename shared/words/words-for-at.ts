/** Words between a post and its employer that have hardly another meaning there: "Nurse at Vale Care". */
export const wordsForAt = 'at|vid|hos|bei|chez|presso|bij';

/** The same with an article, and words that also name a place or a side: "Sekreterare på Hembygdsringen", "vendedora na Loja". */
export const wordsForAtOrIn = `${wordsForAt}|beim|im|am|på|na|no|au|à la`;

/** Those before a house, a place or a field of study, too: "Camarera en Hotel Sol", "Técnico en Gastronomía". */
export const wordsForAtOrOf = `${wordsForAtOrIn}|en|em|i|in|w|we|à|an der|in der|alla?|al|nell?a?|te|for|with`;

/** Those that name the employer as one: "Costureira na firma Dão Sul". */
export const wordsForAtFirm =
  "en la empresa|na (?:empresa|firma)|bei (?:der|dem)(?: [Ff]irma)?|bei [Ff]irma|w firmie|dans l['’]entreprise|nella ditta|presso (?:la )?ditta|at the firm|på företaget|bij de firma";
