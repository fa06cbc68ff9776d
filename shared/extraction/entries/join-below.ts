import type { Line } from '../document.ts';

/** Goes through lines from above: `join` returns what takes the place of two neighbours, or null where both stay. */
export const joinBelow =
  (join: (above: Line, line: Line) => Line[] | null) =>
  (lines: readonly Line[]): Line[] => {
    const out: Line[] = [];
    for (const line of lines) {
      const above = out.at(-1);
      const joined = above ? join(above, line) : null;
      if (joined) out.splice(-1, 1, ...joined);
      else out.push(line);
    }
    return out;
  };
