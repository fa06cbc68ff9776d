import { anyOf } from './any-of.ts';
import { fold } from './fold.ts';

/** How well a language is spoken, on folded text. */
export const nativeWords = anyOf`
  native|mother tongue|first language|bilingual
  muttersprach\w*
  langue maternelle|maternelle|bilingue
  nativ[oae]|natif|native|mother-tongue
  modersmal|modersmaal|rodil\w*|matern[aeo]|ana dil
  lingua materna|lengua materna|materna|madrelingua|lingua madre
  moedertaal|ojczyst\w*
`;

export const fluentWords = anyOf`
  fluent\w*|full professional
  verhandlungssicher|fliessend
  courant|couramment|fluid[oae]|fluente|vloeiend|biegl\w*
  proficien\w*|near[- ]native|ottimo|excellent\w*|excelente
  flytande|flydende|plynne|akici
  uitstekend|bardzo dobr\w*
  mastery|full|fluide|perfekt|perfect
`;

export const advancedWords = anyOf`
  advanced|professional working|professional
  sehr gut|fortgeschritten
  avance|avanzad[oa]|avanzat[oa]|avancado
  gevorderd|zaawansowan\w*
  business|upper[- ]intermediate|very good
  tres bien|muy bueno|alto|zeer goed|bon niveau|good working
  vorteilhaft|professionnel\w*|profesional|profissional|professionell?e?
`;

export const intermediateWords = anyOf`
  intermediate|limited working|conversational|working
  gut|mittelstufe
  intermediaire|intermedi[oae]|intermediario
  gemiddeld|goed|sredniozaawansowan\w*|komunikatywn\w*
  good|buon[oa]|bueno|discret[oa]|redelijk
  moyen|media|medio|bien|bom|boa
  dobr\w*|befriedigend
  solid|school level|scolaire
`;

export const basicWords = anyOf`
  basic|elementary|beginner
  grundkenntnisse|anfanger
  debutant|notions|basic[oa]|elementare|base|principiante
  basis|beginner|podstawow\w*|reading
  scolastic[oa]|schulkenntnisse
  limited|some|rudimentary
  faible|bajo|matig|slab\w*|grundlaggende
  elementary proficiency|a little|beginners?
`;

/** Words before the names of languages in a sentence, as written. */
export const wordsBeforeLanguages = anyOf`
  i speak|i also speak|i am fluent in|i can speak|fluent in|native speaker of|home languages?
  ich spreche|je parle|hablo|parlo|falo|ik spreek|mówię(?: po)?
  jag talar|jeg taler|jeg snakker
`;

/** Parts of how well a language is known: "Listening: C1", "Hören (B2)". */
const partsOfLanguages = anyOf`
  listening|reading|writing|speaking|spoken|written|understanding|comprehension|conversation|grammar|vocabulary|interaction|production
  lesen|schreiben|sprechen|horen|hor\p{L}+|lese\p{L}+|verstehen|wort|schrift|mundlich|schriftlich
  lecture|ecriture|oral|ecrit|ecoute|parler|lire|ecrire|comprehension|expression|prise de parole|production
  lectura|escritura|escucha|habla|expresion|comprension|conversacion|auditiva|escrito|hablado
  lettura|scrittura|ascolto|parlato|scritto|comprensione|produzione|interazione|leitura|escrita|fala|compreensao|audicao|conversacao
  lezen|schrijven|spreken|luisteren|verstaan|mondeling|schriftelijk|czytanie|pisanie|mowienie|sluchanie|rozumienie|w mowie|w pismie
  lasa|skriva|tala|hora|forsta|tal|skrift|lasning|skrivning|horforstaelse|lytte|laese|skrive|lese|snakke|forstaelse
  読む|書く|話す|聞く|会話|読解|聴解|听|说|读|写|听力|口语|阅读|写作|聽|說|讀|寫|聽力|口語|閱讀|寫作
  levels?|niveaus?|niveis|nivel|niveles|livell[io]|stufen?|grade|read|write|speak|listen|poziom|niva|language|languages|sprache|langue|idioma|lingua|taal|jezyk|sprak|cefr|cecrl?|toeic|toefl|ielts|hsk|jlpt
`;
const partOfLanguages = new RegExp(`^(?:${partsOfLanguages})(?!\\p{L})`, 'u');

/** Whether a text names a part of how well a language is known, and not a language; for folded texts too. */
export const namesPartOfLanguage = (text: string) => partOfLanguages.test(fold(text));
