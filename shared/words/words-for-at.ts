/** Words between a post and its employer that have hardly another meaning there: "Nurse at Vale Care". */
export const wordsForAt = 'at|vid|hos|bei|chez|presso|bij';

/** The same, and words that also mean a place or a field of study: "Camarera en Hotel Sol", "Técnico en Gastronomía". */
export const wordsForAtOrOf = `${wordsForAt}|beim|im|am|på|na|no|au|à la|en|em|i|in|w|we|à|an der|in der|alla?|al|nell?a?|te|for|with`;
