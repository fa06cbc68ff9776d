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
