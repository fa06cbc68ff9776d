import { escapeUTF8 } from 'entities/escape';

/** Markup that needs no escaping, because it was made here. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = string | number | Markup | Part[];

const write = (part: Part): string => {
  if (Array.isArray(part)) return part.map(write).join('');
  return part instanceof Markup ? part.text : escapeUTF8(String(part));
};

/** A piece of a page: whatever is put into it is escaped, unless it is such a piece itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(write)));
