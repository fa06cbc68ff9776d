interface Piece {
  str: string;
  fontName: string;
}

/** Where Adobe's fonts keep small capitals and old-style figures; the low byte is the plain sign's. */
const styled = /[\uf721-\uf77a\uf7e0-\uf7fe]/g;

/**
 * Small capitals as the letters they stand for: "C" and seven signs of the private use area are "Chidubem". In fonts without
 * any ordinary letter the same signs are icons, and stay.
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
