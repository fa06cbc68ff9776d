const escaped = '\\\\p\\{[^}]*\\}|\\\\.';
const tokens = new RegExp(`${escaped}|\\[(?:\\\\.|[^\\]\\\\])*\\]|\\p{Ll}`, 'gu');
const letters = new RegExp(`${escaped}|\\p{Ll}`, 'gu');

const withCapital = (letter: string) => {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? letter + capital : letter;
};

/**
 * A global pattern in lower case that also matches capitals, while \p{Lu} still matches capitals only. The flag i would
 * change \p{Lu}, and (?-i:…) matched in one call and not in the next (Node 24.21).
 */
export const anyCase = (pattern: string, flags = 'gu'): RegExp =>
  new RegExp(
    pattern.replace(tokens, (token) => {
      if (token.startsWith('\\')) return token;
      if (!token.startsWith('[')) return `[${withCapital(token)}]`;
      return token.replace(letters, (one) => (one.startsWith('\\') ? one : withCapital(one)));
    }),
    flags,
  );
