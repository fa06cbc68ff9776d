const boldName = /bold|black|heavy|demi|medium|[-_,]bd\b/i;
const italicName = /italic|oblique|slanted|[-_,]it\b/i;

/**
 * Determines which fonts of a PDF are bold: by their names, or, if variable fonts give every weight the same name, by
 * their use: a weight in less than 40 % of the text with that name is the emphasis.
 */
export const fontStyles = () => {
  const names = new Map<string, string>();
  const characters = new Map<string, number>();
  const pages = new Map<string, Set<number>>();
  const anyBold = () => [...names.values()].some((name) => boldName.test(name));
  const shareOfName = (font: string) => {
    const same = [...names].filter(([, name]) => name === names.get(font)).map(([id]) => id);
    // East Asian fonts come as dozens of subsets of one weight.
    if (same.length < 2 || same.length > 3) return 1;
    // A font that is embedded separately for every page shows nothing: two weights must occur on the same page.
    const shared = same.some(
      (id) => id !== font && [...(pages.get(id) ?? [])].some((page) => pages.get(font)?.has(page)),
    );
    if (!shared) return 1;
    const total = same.reduce((sum, id) => sum + (characters.get(id) ?? 0), 0);
    return (characters.get(font) ?? 0) / (total || 1);
  };
  const styles = new Map<string, { bold: boolean; italic: boolean }>();
  return {
    knows: (font: string) => names.has(font),
    learn: (font: string, name: string) => names.set(font, name),
    count: (font: string, text: string, page: number) => {
      characters.set(font, (characters.get(font) ?? 0) + text.length);
      pages.set(font, (pages.get(font) ?? new Set()).add(page));
    },
    styleOf: (font: string) => {
      const known = styles.get(font);
      if (known) return known;
      const name = names.get(font) ?? '';
      const bold = boldName.test(name) || (!anyBold() && shareOfName(font) < 0.4);
      const style = { bold, italic: italicName.test(name) };
      styles.set(font, style);
      return style;
    },
  };
};
export type FontStyles = ReturnType<typeof fontStyles>;
