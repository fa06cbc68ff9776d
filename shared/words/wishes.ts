import { anyOf } from './any-of.ts';

/** Marks of what is wished and not required; folded. */
export const wishes = anyOf`
  prefer|(?<!\p{L})(?:a )?plus(?!\p{L})|advantage|desirable|nice to have|bonus|welcome
  von vorteil|wunsch
  souhait|un atout
  deseable|ventaja
  gradit|vantaggio
  desejavel|diferencial
  mile widzian
`;

/** After what is wished or required, as written. */
export const wishesBehind = anyOf`
  is (?:a plus|an advantage|an asset|required|desirable|preferred)
  von vorteil|wünschenswert|erwünscht|erforderlich
  est un (?:plus|atout)|deseable
  mile widzian\p{L}*
`;

/** Words before examples; folded. */
export const exampleWords = anyOf`
  e\. ?g\.|z\. ?b\.
  such as|for example
  zum beispiel|beispielsweise
  par exemple|p\. ?ex\.
  p\. ?ej\.|por ejemplo
  por exemplo
  ad esempio|ad es\.
  bijv\.|bijvoorbeeld
  zoals|np\.|na przyklad
`;
