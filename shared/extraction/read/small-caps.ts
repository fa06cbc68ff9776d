interface Piece {
  str: string;
  fontName: string;
}

/** The code points of small capitals and old-style figures in Adobe's fonts; the low byte is the plain character's. */
const styled = /[\uf721-\uf77a\uf7e0-\uf7fe]/g;

/**
 * Converts small capitals to the letters that they represent: "C" and seven characters of the private use area are
 * "Chidubem". In fonts without any ordinary letter the same characters are icons and stay.
 */
export const withPlainLetters = <Item>(items: readonly Item[]): Item[] => {
  const isStyled = (item: unknown) => (item as Piece).str?.search(styled) >= 0;
  if (!items.some(isStyled)) return [...items];
  const pieces = items as unknown as Piece[];
  const fonts = new Set(pieces.flatMap(({ str, fontName }) => (/\p{L}/u.test(str ?? '') ? fontName : [])));
  return items.map((item) => {
    const { str, fontName } = item as unknown as Piece;
    if (!isStyled(item) || !fonts.has(fontName)) return item;
    return { ...item, str: str.replace(styled, (sign) => String.fromCharCode(sign.charCodeAt(0) & 0xff)) };
  });
};

/** A sign of the private use area, and what is drawn before and after it in the same font. */
const isSign = ({ str }: Piece) => /^\p{Co}$/u.test(str ?? '');

/** A font may have no text for its dash: between two years or months a lone sign of the same font is one. */
export const withDashes = <Item>(items: readonly Item[]): Item[] => {
  const pieces = items as unknown as readonly Piece[];
  if (!pieces.some(isSign)) return [...items];
  const words = pieces.flatMap((piece, at) => (piece.str?.trim() ? [at] : []));
  const dashes = new Set(
    words.filter((at, i) => {
      const [before, own, after] = [pieces[words[i - 1] ?? -1], pieces[at], pieces[words[i + 1] ?? -1]];
      return (
        own &&
        isSign(own) &&
        before?.fontName === own.fontName &&
        after?.fontName === own.fontName &&
        /\d\.?\s*$/.test(before.str) &&
        /^\s*[\d\p{L}]/u.test(after.str)
      );
    }),
  );
  return items.map((item, at) => (dashes.has(at) ? { ...item, str: '–' } : item));
};
