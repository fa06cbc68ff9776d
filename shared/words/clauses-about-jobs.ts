/** Words before the post, and words before the employer, in a sentence about a job. */
const clauses: [string, string][] = [
  // "Working as Quality Control Chemist in Tansy Lifesciences Ltd."
  ['^(?:(?:currently|presently)\\s)?work(?:ing|ed) as(?: an?)?', 'in|at|with|for'],
  [
    "\\bI(?:'m|'ve been| was| am| have been| worked| have worked| served| work)(?: my time| for myself)?(?: as)?(?: an?| the)?",
    'at|with|for|in the kitchen of|trading as',
  ],
  [
    '\\b(?:war|bin|arbeite|arbeitete|habe) ich(?: als)?',
    'bei(?: der| den)?|beim|in der|im|an der|am|für(?: die)?',
  ],
  [
    "\\b(?:je suis|j['’]ai été|j['’]étais|je travaille|j['’]ai travaillé)(?: comme| en tant que)?(?: une?)?",
    'chez|à la|à|au|aux|dans|pour',
  ],
  ['\\b(?:trabajo|trabajé|he trabajado|fui|soy)(?: como| de)?', 'en(?: el| la)?|para(?: el| la)?'],
  ['\\b(?:lavoro|ho lavorato|sono stat[oa]|sono)(?: come)?', 'presso(?: il| la)?|alla|al|da|nella|nel'],
  ['\\b(?:trabalho|trabalhei|fui|sou|foi de)(?: como)?', 'na|no|em|para a|para o'],
  ['\\b(?:werk|werkte|ben|was|heb) ik(?: als)?', 'bij(?: de| het)?|voor|op'],
  ['\\b(?:pracuję|pracowałam|pracowałem|byłam|byłem|jestem)(?: jako)?', 'w(?: firmie)?|u|dla|na'],
  ['\\b(?:arbetar|arbetade|jobbar|jobbade|var|är|har) jag(?: arbetat| jobbat)?(?: som)?', 'på|hos|vid|för'],
];

/** The words before a post, anywhere in a line. */
export const beginsClause = new RegExp(clauses.map(([begin]) => begin).join('|'), 'iu');

const post = '(?<title>\\p{L}(?:[^,.;:]|\\.[ªº]){2,60}?),?';
const employer = '(?<employer>\\p{Lu}(?:[^,.;:]|(?<=\\p{Lu}|Co|Pvt|Ltd|Inc)\\.){1,60}?)';
const after =
  '(?=\\.?$|[,;:]|(?<!Pvt|Ltd|Inc|Co)\\.\\s|\\s(?:from|since|where|and I|wo|und ich|où|et j|donde|dove|onde|waar|gdzie|där|gearbeitet|tätig|beschäftigt|angestellt|gewerkt)\\b)';

/** "I was site carpenter with Tynedale Homes, where …" in each of these languages, with the groups `title` and `employer`. */
export const clausesAboutJobs: readonly RegExp[] = clauses.map(
  ([begin, at]) => new RegExp(`${begin}\\s${post}\\s(?:${at})\\s${employer}${after}`, 'iu'),
);
