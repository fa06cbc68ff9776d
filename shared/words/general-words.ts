/** Words that fit any field and any post, in the languages that postings are mostly written in; folded. */
const words = [
  'work|exp|role|roles|position|positions|field|area|industry|sector|job|capacity|profession|similar|comparable|equivalent|related|relevant|same|previous|prior|total|overall|progressive|post|qualification|required|preferred|desired|the|this|an?|or|of|in|on',
  'praxis|berufspraxis|praxiserfahrung|praktisch\\p{L}*|ahnlich\\p{L}*|vergleichbar\\p{L}*|entsprechend\\p{L}*|funktion|bereich|rolle|beruf|tatigkeit|branche|stelle|umfeld|erforderlich|erwunscht|im|einer|einem|der|dem',
  'minimale|significative|reussie|confirmee|exigee|requise|souhaitee|poste|fonction|domaine|secteur|metier|similaire|equivalente?|meme|sur|dans|une?|le|de|d',
  'minim[ao]|previa|demostrable|puesto|posicion|rol|funcion|funciones|cargo|similares|mism[ao]|una|el|la|en',
  'pregressa|maturata|ruol[oi]|posizione|mansion[ei]|settore|analog\\p{L}*|simil[ei]|nel|nella|di',
  'previa|comprovada|funcao|funcoes|setor|semelhantes?|na|no|em',
  'aantoonbare|vergelijkbare|soortgelijke|gelijkaardige|functie|vakgebied|een|het',
  'podobn\\p{L}*|pokrewn\\p{L}*|stanowisk\\p{L}*|branz\\p{L}*|na',
].join('|');
const general = new RegExp(`^(?:${words})$`, 'u');
const inJapanese = /^(?:同様|同種|同じ|類似|関連|職種|業務|分野|[のでに])+$/u;

/** Whether a folded text names no field: "a similar role", "vergleichbare Position". */
export const isGeneral = (text: string): boolean =>
  inJapanese.test(text) ||
  text
    .split(/[\s.,'-]+/)
    .filter(Boolean)
    .every((word) => general.test(word));
