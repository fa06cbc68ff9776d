import { anyOf } from './any-of.ts';

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
