import { fold } from './fold.ts';

/** Names of a driving licence in the languages of the extraction; folded. */
const names =
  /(?<!\p{L})(?:(?:pkw|lkw|bus|auto)?-?(?:fuhrerschein|fahrerlaubnis)\p{L}*|(?:driving|driver'?s?|hgv|lgv|cdl|truck|lorry|bus|car) ?(?:driving )?licen[cs]es?|permis(?: de conduire)?(?= (?:de |b|c|d|a|e|poids|voiture|vl|pl)|$|[,.:;(])|permis de conduire|(?:carnet|permiso)s? de (?:conducir|conduccion)|patente(?: di guida)?(?= |$|[,.:;(])|patenti(?: di guida)?|(?:groot |vrachtwagen)?rijbewij\p{L}*|carta(?:s)? de conducao|carteira (?:nacional )?de (?:habilitacao|motorista)|cnh|praw[oa] jazdy|prawem jazdy|ridicsk\p{L}+ prukaz\p{L}*|ajokort\p{L}*|surucu belgesi|ehliyet\p{L}*|hgv class [12]|lgv class [12])(?!\p{L})/u;
/** Licences for other vehicles have names of their own. */
const others =
  /stapler|forklift|fork-?lift|kran|crane|flurforder|cariste|carrello|heftruck|wozk|empilhad|carretill|boot|boat|pesca|jagd|waffe|nautic/u;

const one =
  '(?:AM|A1|A2|A|B96|BE|B\\s?\\+\\s?E|B1|B|C1\\s?\\+?\\s?E|C1|C\\s?\\+\\s?E|CE|C|D1\\s?\\+?\\s?E|D1|D\\s?\\+\\s?E|DE|D|T)';
const classes = new RegExp(`(?<![\\p{L}\\p{N}'’+])${one}(?![\\p{L}\\p{N}'’+])`, 'gu');

/** The classes that each class includes. */
const included: Record<string, string[]> = {
  BE: ['B'],
  B96: ['B'],
  B: ['AM'],
  C1: ['B'],
  C: ['C1', 'B'],
  C1E: ['C1', 'BE', 'B'],
  CE: ['C', 'C1E', 'C1', 'BE', 'B'],
  D1: ['B'],
  D: ['D1', 'B'],
  D1E: ['D1', 'BE', 'B'],
  DE: ['D', 'D1E', 'D1', 'BE', 'B'],
  A: ['A2', 'A1', 'AM'],
  A2: ['A1', 'AM'],
};

export const namesDrivingLicence = (text: string): boolean => {
  const folded = fold(text.slice(0, 300));
  return names.test(folded) && !others.test(folded);
};

/** The classes of a driving licence that a text names; without a class, that of the vehicle it names, or a car. */
export function licenceClasses(text: string): string[] {
  const short = text.slice(0, 300);
  const found = [...short.matchAll(classes)].map(([name]) => name.replace(/[\s+]/g, ''));
  if (found.length > 0) return [...new Set(found)];
  const folded = fold(short);
  if (/(?:hgv|lgv|class) (?:class )?1|articulated|sattelzug|trailer/u.test(folded)) return ['CE'];
  if (
    /(?<!\p{L})(?:hgv|lgv|lkw|truck|lorry|poids lourd|vrachtwagen|groot rijbewijs|camion|ciezarow)/u.test(
      folded,
    )
  )
    return ['C'];
  return /(?<!\p{L})(?:bus|autobus|coach|omnibus)/u.test(folded) ? ['D'] : ['B'];
}

/** These classes and all that they include. */
export const withIncluded = (held: readonly string[]): Set<string> =>
  new Set(held.flatMap((name) => [name, ...(included[name] ?? [])]));
