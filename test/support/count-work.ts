/** What goes over a text and can be asked for by one, with how many characters a call goes over. */
type Method = (...given: unknown[]) => unknown;
type Cost = (text: string, given: unknown[], found: unknown) => number;

const endOf = (text: string, start: unknown, found: unknown, sought: unknown) =>
  (found === -1 ? text.length : Number(found) + String(sought).length) - Number(start ?? 0);
const whole: Cost = (text, _, found) => Math.max(text.length, String(found).length);
const ofText: Record<string, Cost> = {
  indexOf: (text, [sought, start], found) => endOf(text, start, found, sought),
  includes: whole,
  startsWith: (_, [sought]) => String(sought).length,
  endsWith: (_, [sought]) => String(sought).length,
  slice: (_text, _given, found) => String(found).length,
  normalize: whole,
  toLowerCase: whole,
};

/** A search goes on where the last one ended, and over the text up to what it finds. Replacing, splitting and testing all come here. */
const ofPattern = (pattern: RegExp, text: string, start: number, found: RegExpExecArray | null) => {
  if (found) return found.index + found[0].length - start;
  return pattern.sticky ? 0 : text.length - start;
};

/**
 * How much work a call is: one for each thing that it asks of a text, and one for each character that is gone over. It is the
 * same at each run, unlike a time. What a pattern does on its way through a text, such as going back, is not seen.
 */
export function countWork(call: () => unknown): number {
  let work = 0;
  const texts = String.prototype as unknown as Record<string, Method>;
  const undo = Object.entries(ofText).map(([name, cost]) => {
    const method = texts[name] as Method;
    texts[name] = function counted(this: string, ...given: unknown[]) {
      const found = method.apply(this, given);
      work += 1 + cost(this, given, found);
      return found;
    };
    return () => {
      texts[name] = method;
    };
  });
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    work += 1 + ofPattern(this, String(text), start, found);
    return found;
  };
  try {
    call();
  } finally {
    RegExp.prototype.exec = exec;
    for (const back of undo) back();
  }
  return work;
}
