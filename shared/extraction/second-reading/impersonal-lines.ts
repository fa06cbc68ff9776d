import type { CitableLine } from '../../model/ground.ts';
import type { TextLine } from '../../model/numbered-lines.ts';
import { withoutNeverExtracted } from '../../redaction/never-extracted.ts';

/**
 * The lines for grounding a model's values, without birth, religion and similar facts, so that they cannot be cited.
 */
export function impersonal(lines: readonly TextLine[]): CitableLine[] {
  const texts = withoutNeverExtracted(lines.map(({ text }) => text));
  return lines.map((line, index) => ({ ...line, text: texts[index] ?? '', quote: line.text }));
}
