import { anyOf } from './any-of.ts';

/** Words between the title of a section and its field: "Experience in nursing". */
export const wordsBeforeFields = anyOf`
  in|in the|within|with|as
  im|in der|mit|als|bei
  dans|dans la|dans le|en|comme
  en el|en la|en los|como
  nel|nella|nell'|come
  no|na|em
  in het|w
  inom|inden for
`;
