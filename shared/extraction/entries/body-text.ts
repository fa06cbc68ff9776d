import type { Line } from '../document.ts';

/** List items become highlights, wrapped lines joined; prose becomes the summary. */
export const bodyText = (lines: readonly Line[]): { summary: string | null; highlights: string[] } => {
  const highlights: string[] = [];
  const prose: string[] = [];
  let inList = false;
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ').trim();
    if (!text) continue;
    if (line.bullet) highlights.push(text);
    else if (inList && highlights.length > 0)
      highlights[highlights.length - 1] = joinWrapped(highlights.at(-1) ?? '', text);
    else prose.push(text);
    inList = inList || line.bullet;
  }
  return { summary: prose.length > 0 ? prose.reduce(joinWrapped) : null, highlights };
};

/** A word cut by a hyphen at the line's end is made whole. */
const joinWrapped = (text: string, next: string) =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
