import { escapeUTF8 } from 'entities/escape';

/** Markup that was made by this module and needs no escaping. */
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

/** A piece of a page: every value in the template is escaped, unless it is itself such a piece. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(write)));
