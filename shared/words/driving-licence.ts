import { fold } from './fold.ts';

/** Names of a driving licence in the languages of the extraction; folded. */
const names =
  /(?<!\p{L})(?:(?:pkw|lkw|bus|auto)?-?(?:fuhrerschein|fahrerlaubnis)\p{L}*|(?:driving|driver'?s?|hgv|lgv|cdl|truck|lorry|bus|car) ?(?:driving )?licen[cs]es?|permis(?: de conduire)?(?= (?:de |b|c|d|a|e|poids|voiture|vl|pl)|$|[,.:;(])|permis de conduire|(?:carnet|permiso)s? de (?:conducir|conduccion)|patente(?: di guida)?(?= |$|[,.:;(])|patenti(?: di guida)?|(?:groot |vrachtwagen)?rijbewij\p{L}*|carta(?:s)? de conducao|carteira (?:nacional )?de (?:habilitacao|motorista)|cnh|praw[oa] jazdy|prawem jazdy|ridicsk\p{L}+ (?:prukaz|opravneni)\p{L}*|vodicsk\p{L}+ (?:preukaz|opravneni)\p{L}*|jogositvany\p{L}*|vezetoi engedely\p{L}*|permis (?:de conducere|auto)|ajokort\p{L}*|surucu belgesi|ehliyet\p{L}*|(?:водительск|водіиськ)\p{L}+ (?:права|удостоверени\p{L}+|посвідченн\p{L}+)|посвідченн\p{L}+ водія|посвідченн\p{L}+ водіия|права (?:категори\p{L}+|категоріи|кат\.)|(?:αδεια|αδειεσ|διπλωμα|διπλωματα) οδηγησησ|hgv class [12]|lgv class [12])(?!\p{L})/u;
/** Licences for other vehicles have names of their own. */
const others =
  /stapler|forklift|fork-?lift|kran|crane|flurforder|cariste|carrello|heftruck|wozk|empilhad|carretill|boot|boat|pesca|jagd|waffe|nautic|vysokozdvi|targonc|stivuitor|kishajo|погрузчик|навантажувач|экскаватор|екскаватор|тракторист|крана|катер|κλαρκ|ανυψωτικ|σκαφ/u;

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

/** Letters of classes that look the same in Cyrillic and Greek, and the Greek names of C and D. */
const sameLetters: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  М: 'M',
  Т: 'T',
  Α: 'A',
  Β: 'B',
  Γ: 'C',
  Δ: 'D',
  Ε: 'E',
};
/** "категории В, С", "Β' κατηγορίας": classes in the letters of the language. */
const inLatin = (text: string) =>
  /катег|кат\.|κατηγ/iu.test(text)
    ? text.replace(/(?<!\p{L})[АВСЕМТΑΒΓΔΕ]{1,2}1?(?!\p{L})['’΄]?/gu, (name) =>
        Array.from(name, (letter) => sameLetters[letter] ?? letter)
          .join('')
          .replace(/['’΄]$/, ''),
      )
    : text;

/** The classes of a driving licence that a text names; without a class, that of the vehicle it names, or a car. */
export function licenceClasses(text: string): string[] {
  const short = inLatin(text.slice(0, 300));
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
