const compiled = new Map<string, RegExp>();

/** Whether a text matches an IAM pattern: `*` matches any text, slashes included, and `?` one character. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (pattern === '*') return true;
  if (!/[*?]/.test(pattern)) return pattern === text;
  let expression = compiled.get(pattern);
  if (!expression) {
    const source = pattern
      .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, 's');
    compiled.set(pattern, expression);
  }
  return expression.test(text);
}
