/** Words that are frequent in one of the languages and rare in the others; ours, from everyday grammar. */
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

const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['zh', /\p{Script=Han}/gu],
];

const sets = Object.entries(markers).map(([code, words]) => [code, new Set(words.split(' '))] as const);

/** ISO 639-1 of the text: by script, then by its small words. Null when there are fewer than three of them. */
export const detectLanguage = (text: string): string | null => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [code, script] of scripts) {
    if ((text.match(script)?.length ?? 0) > letters * 0.12) return code;
  }
  const scores = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const [code, words] of sets)
      if (words.has(word)) scores.set(code, (scores.get(code) ?? 0) + 1 / words.size);
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best && best[1] > 0.12 ? best[0] : null;
};
