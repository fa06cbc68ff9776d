/** Text that is HTML already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | Markup | readonly Piece[] | null | false;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const toText = (piece: Piece): string => {
  if (piece === null || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'string') return piece.replace(/[&<>"]/g, (letter) => entities[letter] ?? '');
  return piece.map(toText).join('');
};

/** HTML in which every string that is put in is text. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.map((part, i) => part + (i < pieces.length ? toText(pieces[i] ?? null) : '')).join(''));
