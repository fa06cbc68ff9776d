import { isLabelled } from '../../words/form-labels.ts';
import { secondCell, withoutFirstCell } from '../cells.ts';
import type { Line } from '../document.ts';

/**
 * "Nome e indirizzo del datore di ⟂ Logistica Padana" over "lavoro": the label of a form that wraps in its narrow column is put
 * together. Only where the whole label is known and the first half is not, so that no other row is changed.
 */
export const joinFormLabels = (lines: readonly Line[]): readonly Line[] => {
  const out: Line[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    const second = before && before.page === line.page ? secondCell(before) : -1;
    const edge = before?.spans[second]?.x ?? 0;
    const [label = '', ...cells] = before?.text.split('\t') ?? [];
    const [rest = '', ...more] = line.text.split('\t');
    const isNarrow = line.x + (line.spans[0]?.width ?? line.width) < edge + 2;
    const whole = [`${label} ${rest}`, ...cells].join('\t');
    const isRest = before && isNarrow && !line.bullet && !isLabelled(before.text) && isLabelled(whole);
    if (!isRest) {
      out.push(line);
      continue;
    }
    const [first] = before.spans;
    const spans = first ? [{ ...first, text: `${label} ${rest}` }, ...before.spans.slice(second)] : [];
    out[out.length - 1] = { ...before, text: whole, spans };
    if (more.length > 0) out.push(withoutFirstCell(line, more.join('\t')));
  }
  return out;
};
