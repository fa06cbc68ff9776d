import { detects } from './languages/more-languages.ts';

/** Words that are frequent in one of the languages and rare in the others, from everyday grammar. */
const markers: Record<string, string> = {
  en: 'the and of for with to in at by from as on an is was using',
  de: 'und der die das für mit von bei den im des zur zum ein eine sowie durch als auf',
  fr: 'et de des le la les du pour dans en avec au aux une sur chez par',
  es: 'y de la el los las para con en del por una un como al desde',
  it: 'e di del della per con il la le dei delle nel nella gli una presso un al alla',
  pt: 'e de do da para com em dos das os as uma um na no pelo pela ao',
  nl: 'en van de het een voor met bij op aan te naar door als tot',
  pl: 'i w z na do dla oraz od przez ze się po jako o',
};

/** Words of CVs: headings, words for the present, and languages. A CV of tables has hardly any function words. */
const cvWords: Record<string, string> = {
  en: 'experience education skills languages present university work summary english native fluent references interests employment certifications projects since until current profile',
  de: 'berufserfahrung ausbildung kenntnisse sprachen lebenslauf heute seit bis deutsch englisch muttersprache grundkenntnisse sprachkenntnisse universität geburtsdatum gmbh tätigkeit werdegang studium fähigkeiten abitur schule',
  fr: 'expérience expériences professionnelle professionnelles formation compétences langues français anglais courant université depuis diplôme stage loisirs maternelle aujourd lycée licence informatique',
  es: 'experiencia laboral formación educación idiomas español inglés habilidades universidad actualidad actualmente datos personales nativo perfil conocimientos informática desde hasta licenciatura castellano',
  it: 'esperienza esperienze istruzione formazione competenze lingue italiano inglese università oggi presso madrelingua laurea diploma conoscenze patente attuale profilo dal maturità',
  pt: 'experiência formação idiomas português inglês habilidades universidade atual atualmente objetivo conhecimentos nativo cargo período resumo acadêmica competências escolaridade empresa até',
  nl: 'werkervaring opleiding opleidingen vaardigheden talen nederlands engels heden moedertaal personalia profiel hogeschool universiteit sinds rijbewijs vloeiend opleidingen woonplaats t/m talenkennis',
  pl: 'doświadczenie zawodowe wykształcenie umiejętności języki polski angielski obecnie uniwersytet ojczysty zainteresowania kursy kierunek stanowisko prawo jazdy życiorys szkoła języków poziom',
};

const scripts: [string, RegExp][] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
];
const east = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Words of Chinese CVs, in characters that Japanese writes differently. */
const chineseWords = /至今|工作|经[历验]|教育背景|专业|语言|电话|邮箱|技能|学院|[们这说谢务员]/;
const japaneseWords = /株式会社|職務|氏名|学歴|職歴|資格|\d年\d{1,2}月/;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const detecting = [
  ...Object.entries(cvWords).map(([code, ofCvs]) => ({ code, grammar: markers[code] ?? '', ofCvs })),
  ...Object.entries(detects).flatMap(([code, words]) => (words.ofCvs ? [{ code, ...words }] : [])),
];
const sets = detecting.map(
  ({ code, grammar, ofCvs }) => [code, new Set(grammar.split(' ')), new Set(ofCvs.split(' '))] as const,
);

/** ISO 639-1 of the text: by script, then by function words and words of CVs. Null with fewer than three such words. */
export const detectLanguage = (text: string): string | null => {
  const letters = count(text, /\p{L}/gu);
  const eastern = count(text, east);
  if (eastern > letters * 0.12)
    return count(text, kana) > eastern * 0.12 || (japaneseWords.test(text) && !chineseWords.test(text))
      ? 'ja'
      : 'zh';
  for (const [code, script] of scripts)
    if (count(text, script) > letters * (code === 'uk' ? 0.03 : 0.12)) return code;
  const scores = new Map<string, number>();
  const add = (code: string, points: number) => scores.set(code, (scores.get(code) ?? 0) + points);
  // The dot of a Turkish capital İ is a sign of its own in lower case.
  for (const word of text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    for (const [code, small, own] of sets) {
      if (small.has(word)) add(code, 1 / small.size);
      if (own.has(word)) add(code, 1 / 20);
    }
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0.12 ? best[0] : null;
};
