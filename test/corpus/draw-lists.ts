import type { SeededNumbers } from '../support/seeded-numbers.ts';
import { knownNames } from './known-names.ts';

/** The words of a language around its lists. */
interface ListWords {
  skills: string;
  languages: string;
  /** Names of two groups of skills. */
  groups: [string, string];
  /** Levels of skills. */
  levels: [string, string];
  spoken: [string, string, string];
  /** How well, for each of the languages. */
  fluencies: [string, string, string];
}

const wordsOf = (list: string): ListWords => {
  const [skills = '', languages = '', ...others] = list.split(' | ');
  const lists = others.map((one) => one.split(', '));
  const [groups, levels, spoken, fluencies] = lists as unknown as [
    [string, string],
    [string, string],
    [string, string, string],
    [string, string, string],
  ];
  return { skills, languages, groups, levels, spoken, fluencies };
};

export const listWords: Record<string, ListWords> = {
  en: wordsOf(
    'Skills | Languages | Office, Technical | advanced, good | English, French, Polish | native, fluent, intermediate',
  ),
  de: wordsOf(
    'Kenntnisse | Sprachen | EDV, Fachlich | sehr gut, gut | Deutsch, Englisch, Französisch | Muttersprache, fließend, Grundkenntnisse',
  ),
  fr: wordsOf(
    'Compétences | Langues | Bureautique, Techniques | avancé, bon niveau | Français, Anglais, Espagnol | langue maternelle, courant, intermédiaire',
  ),
  es: wordsOf(
    'Competencias | Idiomas | Ofimática, Técnicas | avanzado, medio | Español, Inglés, Francés | nativo, fluido, intermedio',
  ),
  it: wordsOf(
    'Competenze | Lingue | Informatica, Tecniche | avanzato, buono | Italiano, Inglese, Francese | madrelingua, fluente, intermedio',
  ),
  pt: wordsOf(
    'Competências | Idiomas | Informática, Técnicas | avançado, bom | Português, Inglês, Espanhol | nativo, fluente, intermédio',
  ),
  nl: wordsOf(
    'Vaardigheden | Talen | Computer, Vakkennis | gevorderd, goed | Nederlands, Engels, Duits | moedertaal, vloeiend, basis',
  ),
  pl: wordsOf(
    'Umiejętności | Języki | Komputer, Techniczne | zaawansowany, dobry | polski, angielski, niemiecki | ojczysty, biegły, średnio zaawansowany',
  ),
  sv: wordsOf(
    'Kompetenser | Språk | Dator, Teknik | mycket god, god | Svenska, Engelska, Tyska | modersmål, flytande, grundläggande',
  ),
  da: wordsOf(
    'Kompetencer | Sprog | IT, Fagligt | avanceret, god | Dansk, Engelsk, Tysk | modersmål, flydende, mellem',
  ),
  fi: wordsOf(
    'Osaaminen | Kielitaito | Atk, Tekniikka | erinomainen, hyvä | Suomi, Englanti, Ruotsi | äidinkieli, sujuva, perustaidot',
  ),
  cs: wordsOf(
    'Dovednosti | Jazyky | Počítač, Odborné | pokročilý, dobrá | Čeština, Angličtina, Němčina | rodilý mluvčí, plynně, mírně pokročilý',
  ),
  tr: wordsOf(
    'Beceriler | Diller | Bilgisayar, Teknik | ileri, iyi | Türkçe, İngilizce, Almanca | anadil, akıcı, orta',
  ),
  ru: wordsOf(
    'Навыки | Языки | Компьютер, Технические | продвинутый, хорошо | Русский, Английский, Немецкий | родной, свободно, средний',
  ),
  hu: wordsOf(
    'Készségek | Nyelvtudás | Számítógép, Szakmai | haladó, jó | magyar, angol, német | anyanyelv, folyékony, középfok',
  ),
  ja: wordsOf('スキル | 語学 | パソコン, 専門 | 上級, 中級 | 日本語, 英語, 中国語 | 母語, 流暢, 日常会話'),
  zh: wordsOf('技能 | 语言能力 | 办公, 专业 | 精通, 熟练 | 中文, 英语, 日语 | 母语, 流利, 中级'),
  ko: wordsOf('기술 | 외국어 | 사무, 전문 | 고급, 중급 | 한국어, 영어, 일본어 | 모국어, 유창, 중급'),
};

const halves = (items: readonly string[]) => [items.slice(0, 3), items.slice(3)] as const;
const withLevels = (
  items: readonly string[],
  { levels }: ListWords,
  write: (item: string, level: string) => string,
) => items.map((item, i) => write(item, levels[i % 2] ?? ''));
const grouped = (
  items: readonly string[],
  { groups }: ListWords,
  write: (group: string, list: readonly string[]) => string[],
) => halves(items).flatMap((half, i) => write(groups[i] ?? '', half));

/** How six skills are listed: the lines of the section. */
export const skillLists: Record<string, (items: readonly string[], words: ListWords) => string[]> = {
  'with commas': (items) => [items.join(', ')],
  'with semicolons': (items) => [items.join('; ')],
  'with dots between': (items) => [items.join(' · ')],
  'with strokes between': (items) => [items.join(' | ')],
  'as a list': (items) => items.map((item) => `• ${item}`),
  'a line each': (items) => [...items],
  'with commas and a full stop': (items) => [`${items.join(', ')}.`],
  'by groups, after colons': (items, words) =>
    grouped(items, words, (group, list) => [`${group}: ${list.join(', ')}`]),
  'by groups, in cells': (items, words) =>
    grouped(items, words, (group, list) => [`${group}\t${list.join(', ')}`]),
  'by groups, in items': (items, words) =>
    grouped(items, words, (group, list) => [`• ${group}: ${list.join(', ')}`]),
  'by groups above items': (items, words) =>
    grouped(items, words, (group, list) => [group, ...list.map((item) => `• ${item}`)]),
  'with levels in brackets': (items, words) => [
    withLevels(items, words, (item, level) => `${item} (${level})`).join(', '),
  ],
  'with levels in brackets, as a list': (items, words) =>
    withLevels(items, words, (item, level) => `• ${item} (${level})`),
  'with levels after a dash': (items, words) =>
    withLevels(items, words, (item, level) => `${item} – ${level}`),
  'with levels in cells': (items, words) => withLevels(items, words, (item, level) => `${item}\t${level}`),
  'with levels after a colon': (items, words) =>
    withLevels(items, words, (item, level) => `${item}: ${level}`),
  'with circles': (items) =>
    items.map((item, i) => `${item} ${'●'.repeat(3 + (i % 3))}${'○'.repeat(2 - (i % 3))}`),
  'with stars in cells': (items) =>
    items.map((item, i) => `${item}\t${'★'.repeat(3 + (i % 3))}${'☆'.repeat(2 - (i % 3))}`),
  'with shares': (items) => items.map((item, i) => `${item} ${60 + 10 * (i % 4)} %`),
  'in three columns': (items) => halves(items).map((half) => half.join('\t')),
};

/** How a language and its level are written, and what is between two of them; null for a line each. */
export const languageLists: Record<
  string,
  [write: (name: string, level: string) => string, between: string | null]
> = {
  'after colons': [(name, level) => `${name}: ${level}`, null],
  'after dashes': [(name, level) => `${name} – ${level}`, null],
  'in brackets': [(name, level) => `${name} (${level})`, null],
  'in brackets on one line': [(name, level) => `${name} (${level})`, ', '],
  'after dashes on one line': [(name, level) => `${name} – ${level}`, '; '],
  'in cells': [(name, level) => `${name}\t${level}`, null],
  'in a list': [(name, level) => `• ${name}, ${level}`, null],
  'after blanks': [(name, level) => `${name} ${level}`, null],
  'after blanks on one line': [(name, level) => `${name} ${level}`, ', '],
  'between strokes': [(name, level) => `${name}: ${level}`, ' | '],
};

const isOneSkill = (name: string) => name.length < 32 && !/[,;()|–·:/•、，]|\s-\s/.test(name);
const known = Object.fromEntries(
  Object.keys(listWords).map((lang) => [lang, [...new Set(knownNames(lang).skills)].filter(isOneSkill)]),
);

/** The text of a CV with six skills in one form, and their names. */
export function drawSkills(
  lang: string,
  form: string,
  numbers: SeededNumbers,
): { text: string; skills: string[] } {
  const words = listWords[lang] as ListWords;
  const pool = known[lang] ?? [];
  const skills = new Set<string>();
  while (skills.size < 6) skills.add(pool[numbers.below(pool.length)] as string);
  const lines = skillLists[form]?.([...skills], words) ?? [];
  return {
    text: ['Person Example', 'person@example.org', '', words.skills, '', ...lines, ''].join('\n'),
    skills: [...skills],
  };
}

/** The text of a CV with three languages in one form, and their names. */
export function drawLanguages(
  lang: string,
  form: string,
  isCefr: boolean,
): { text: string; languages: string[] } {
  const { languages, spoken, fluencies } = listWords[lang] as ListWords;
  const [write, between] = languageLists[form] as [(name: string, level: string) => string, string | null];
  const items = spoken.map((name, i) =>
    write(name, isCefr && i > 0 ? (['C1', 'A2'][i - 1] ?? '') : (fluencies[i] ?? '')),
  );
  const lines = between === null ? items : [items.join(between)];
  return {
    text: ['Person Example', 'person@example.org', '', languages, '', ...lines, ''].join('\n'),
    languages: [...spoken],
  };
}
