/** "pr evious appoin tmen ts": finds words whose letters were spaced irregularly; the longest word first. */
export const segmented = (title: string, vocabulary: ReadonlySet<string>): string => {
  const letters = title.replace(/[^\p{L}]/gu, '');
  /** Positions after which no words follow; each is tried once. */
  const deadEnds = new Set<number>();
  const rest = (from: number): string[] | null => {
    if (from === letters.length) return [];
    if (deadEnds.has(from)) return null;
    for (let end = letters.length; end > from + 1; end--) {
      const word = letters.slice(from, end);
      const others = vocabulary.has(word) ? rest(end) : null;
      if (others) return [word, ...others];
    }
    deadEnds.add(from);
    return null;
  };
  return letters.length > 40 ? '' : (rest(0)?.join(' ') ?? '');
};
