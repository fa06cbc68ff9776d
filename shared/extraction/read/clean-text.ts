/** Icon fonts use the private use area; soft hyphens, zero-width and control characters are invisible. */
const invisible = /[\p{Co}\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu;
const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

/** Radicals that Unicode does not equate with the character that they look like, each before that character. */
const radicals = new Map(
  [
    ...'⺎兀⺒巳⺜日⺝月⺟母⺠民⺧牛⺩王⺫目⺬示⺮竹⺶羊⺼肉⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马',
    ...'⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟',
  ].flatMap((radical, at, all): [string, string][] =>
    at % 2 === 0 ? [[radical, all[at + 1] ?? radical]] : [],
  ),
);

export const cleanText = (text: string) =>
  text
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(/[ﬀﬁﬂﬃﬄ]/g, (ligature) => ligatures[ligature] ?? ligature)
    // Some fonts name their ligature as a Greek letter: "proλssional".
    .replace(/(?<=\p{Script=Latin})λ(?=\p{Script=Latin})/gu, 'fi')
    // East Asian fonts name some glyphs as radicals; they look like the ordinary characters.
    .replace(/[\u2e80-\u2fdf]/g, (radical) => radicals.get(radical) ?? radical.normalize('NFKC'))
    // Fonts name the middle dot of East Asian texts as a point of hyphenation, which no CV has.
    .replaceAll('‧', '・')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2012\u2015\uff0d]/g, '–')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .normalize('NFC');

const letterSpaced = /^(?:(?:\p{L}{1,2}|[-&]) +){3,}\p{L}{1,2}$/u;

/**
 * "C O N TA C T" is one letter-spaced word; three spaces or more separate the words of "W O R K H I S T O R Y". Returns
 * the text unchanged when it is not completely letter-spaced.
 */
export const joinLetterSpacing = (text: string) => {
  const trimmed = text.trim();
  if (!letterSpaced.test(trimmed)) return text;
  const singles = trimmed.split(/ +/).filter((piece) => piece.length === 1).length;
  if (singles * 2 < trimmed.split(/ +/).length) return text;
  return trimmed
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
};

/** List marks at a line's start. A hyphen counts only before a space, so that "-5 %" stays a number. */
export const bulletMark = /^\s*(?:[・•●▪■□▫◦‣⁃∙·○◆◇►▸➢➤✓✔★☆❖⦿※]\s*|[-–—*o>]\s+(?=\S))+/u;
