import { fold } from '../words/fold.ts';

const wished =
  /prefer|(?<!\p{L})(?:a )?plus(?!\p{L})|advantage|desirable|nice to have|bonus|welcome|von vorteil|wunsch|souhait|un atout|deseable|ventaja|gradit|vantaggio|desejavel|diferencial|mile widzian/u;

/** A requirement without its optional parts, "(French is a plus)", if `hasContent` still accepts the rest. */
export function withoutOptionalParts(text: string, hasContent: (text: string) => boolean): string {
  const parts = text.split(/[,;(]/);
  const needed = parts.filter((part) => !wished.test(fold(part)));
  return needed.length < parts.length && needed.some(hasContent) ? needed.join(', ') : text;
}
