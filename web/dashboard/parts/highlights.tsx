import type { ItemOf } from '../../../client/src/index.ts';
import { t } from '../words.ts';

type Highlight = NonNullable<ItemOf<'/v1/candidates'>['highlights']>[number];

/** Where the searched words are. */
export function Highlights({ of }: { of: readonly Highlight[] | null | undefined }) {
  if (!of || of.length === 0) return null;
  return (
    <ul class="highlights">
      {of.slice(0, 4).map((one, at) => (
        <li key={at}>
          <span class="soft">
            {t.candidates.fields[one.field]}
            {one.line !== null && ` · ${t.candidates.line(one.line)}`}:
          </span>{' '}
          <Marked text={one.text} matches={one.matches} />
        </li>
      ))}
    </ul>
  );
}

function Marked({ text, matches }: Pick<Highlight, 'text' | 'matches'>) {
  const pieces = [];
  let at = 0;
  for (const { start, end } of matches) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
