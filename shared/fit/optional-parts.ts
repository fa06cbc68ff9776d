import { fold } from '../words/fold.ts';
import { wishes } from '../words/wishes.ts';

const wished = new RegExp(wishes, 'u');

/** A requirement without its optional parts, "(French is a plus)", if `hasContent` still accepts the rest. */
export function withoutOptionalParts(text: string, hasContent: (text: string) => boolean): string {
  const parts = text.split(/[,;(]/);
  const needed = parts.filter((part) => !wished.test(fold(part)));
  return needed.length < parts.length && needed.some(hasContent) ? needed.join(', ') : text;
}
