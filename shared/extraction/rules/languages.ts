import type { Profile } from '../../contracts/profile.ts';
import { fold } from '../../words/fold.ts';
import { languageCode } from '../../words/language-names.ts';
import type { Line } from '../document.ts';
import { cite } from './cite.ts';

type Language = Profile['languages'][number];

const fluencies: [NonNullable<Language['fluency']>, RegExp][] = [
  [
    'native',
    /\b(?:native|mother tongue|first language|bilingual|muttersprach\w*|langue maternelle|maternelle|bilingue|nativ[oae]|natif|native|mother-tongue|modersmal|modersmaal|rodil\w*|matern[aeo]|ana dil|lingua materna|lengua materna|materna|madrelingua|lingua madre|moedertaal|ojczyst\w*)\b|母語|母国語|ネイティブ/,
  ],
  [
    'fluent',
    /\b(?:fluent\w*|full professional|verhandlungssicher|fliessend|courant|couramment|fluid[oae]|fluente|vloeiend|biegl\w*|proficien\w*|near[- ]native|ottimo|excellent\w*|excelente|flytande|flydende|plynne|akici|uitstekend|bardzo dobr\w*|mastery|full|fluide|perfekt|perfect)\b|流暢/,
  ],
  [
    'advanced',
    /\b(?:advanced|professional working|professional|sehr gut|fortgeschritten|avance|avanzad[oa]|avanzat[oa]|avancado|gevorderd|zaawansowan\w*|business|upper[- ]intermediate|very good|tres bien|muy bueno|alto|zeer goed|bon niveau|good working|vorteilhaft|professionnel\w*|profesional|profissional|professionell?e?)\b|ビジネス|上級/,
  ],
  [
    'intermediate',
    /\b(?:intermediate|limited working|conversational|working|gut|mittelstufe|intermediaire|intermedi[oae]|intermediario|gemiddeld|goed|sredniozaawansowan\w*|komunikatywn\w*|good|buon[oa]|bueno|discret[oa]|redelijk|moyen|media|medio|bien|bom|boa|dobr\w*|befriedigend|solid|school level|scolaire)\b|日常会話|中級/,
  ],
  [
    'basic',
    /\b(?:basic|elementary|beginner|grundkenntnisse|anfanger|debutant|notions|basic[oa]|elementare|base|principiante|basis|beginner|podstawow\w*|reading|scolastic[oa]|schulkenntnisse|limited|some|rudimentary|faible|bajo|matig|slab\w*|grundlaggende|elementary proficiency|a little|beginners?)\b|初級|基礎/,
  ],
];

const fluencyOf = (text: string) => fluencies.find(([, pattern]) => pattern.test(fold(text)))?.[0] ?? null;
const cefrOf = (text: string) =>
  (/(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u.exec(text)?.[1] ?? null) as Language['cefr'];
/** What a level means when it is the only thing said. */
const fluencyOfCefr = {
  A1: 'basic',
  A2: 'basic',
  B1: 'intermediate',
  B2: 'advanced',
  C1: 'fluent',
  C2: 'fluent',
} as const;

const pieces = /\t|[,;|•·●◆▪■♦✦❖()（）/、:：]|\s[–—-]+\s|\s+and\s+|\s+und\s+|\s+et\s+|\s+y\s+/u;

/** A language's name at the start of a piece, as written: "English" out of "English native speaker". */
const nameIn = (piece: string): { name: string; code: string } | null => {
  const tokens = piece.trim().split(/\s+/);
  for (let size = Math.min(3, tokens.length); size >= 1; size--) {
    const name = tokens
      .slice(0, size)
      .join(' ')
      .replace(/[.:]+$/, '');
    const code = languageCode(name);
    if (code) return { name, code };
  }
  // "a little Welsh"
  const [, level, rest] = /^((?:\p{Ll}+\s){1,2})(\p{Lu}.*)$/u.exec(piece.trim()) ?? [];
  return level && rest && fluencyOf(level) ? nameIn(rest) : null;
};

/** "fluent", "C1", "B2, good": a level, and nothing that is done in the language. */
const isLevelAlone = (text: string) => {
  const rest = fluencies.reduce(
    (left, [, pattern]) => left.replace(new RegExp(pattern, 'g'), ' '),
    fold(text).replace(/\b[abc][12]\b/g, ' '),
  );
  const said = fold(text).trim().length > 0 && rest.trim() !== fold(text).trim();
  return (
    said &&
    !/\p{L}{2}/u.test(rest.replace(/\b(?:level|niveau|nivel|speaker|proficiency|poziom|livello)\b/g, ''))
  );
};

/** "Spanish (fluent)", "Inglês – intermediário": a language and how well, in a list of skills. */
export const isLanguageItem = (item: string) => {
  const [, name = '', level = ''] =
    /^(\p{L}+(?:\s\p{L}+)?)(?:\s*[(:]\s*|\s[–-]\s)([^()]{2,40})\)?\.?$/u.exec(item.trim()) ?? [];
  return languageCode(name) !== null && isLevelAlone(level);
};

/** Spoken languages of the given lines. Words that are no language's name are passed over: the heading may mean programming. */
export const extractLanguages = (lines: readonly Line[]): Language[] => {
  const found: Language[] = [];
  for (const line of lines) {
    for (const piece of line.text.split(pieces)) {
      const named = nameIn(piece);
      const last = found.at(-1);
      if (named && !found.some((other) => other.code === named.code)) {
        found.push({ language: named.name, code: named.code, fluency: null, cefr: null, source: cite(line) });
      }
      const target = found.at(-1);
      if (!target || (!named && !last)) continue;
      target.cefr ??= cefrOf(piece);
      target.fluency ??= fluencyOf(piece);
    }
  }
  return found.map((item) => ({
    ...item,
    fluency: item.fluency ?? (item.cefr ? fluencyOfCefr[item.cefr] : null),
  }));
};
