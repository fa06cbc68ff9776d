const escaped = '\\\\p\\{[^}]*\\}|\\\\.';
const tokens = new RegExp(`${escaped}|\\[(?:\\\\.|[^\\]\\\\])*\\]|\\p{Ll}`, 'gu');
const letters = new RegExp(`${escaped}|\\p{Ll}`, 'gu');

const withCapital = (letter: string) => {
  const capital = letter.toUpperCase();
  return capital.length === letter.length ? letter + capital : letter;
};

/**
 * A pattern, global and written in small letters, that takes capitals for them too, while \p{Lu} still asks for a capital:
 * the flag i takes that away, and (?-i:…) was seen to match in one call and not in the next (Node 24.21).
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

/** What `make` gives, made when it is first asked for. */
export const once = <T>(make: () => T) => {
  let made: T | undefined;
  return (): T => {
    made ??= make();
    return made;
  };
};
