import type { CitableLine } from '../../model/ground.ts';
import type { TextLine } from '../../model/numbered-lines.ts';
import { withoutNeverExtracted } from '../../redaction/never-extracted.ts';

/** The lines as a model's values are held against them: birth, religion and the like are not there to be cited. */
export function impersonal(lines: readonly TextLine[]): CitableLine[] {
  const told = withoutNeverExtracted(lines.map(({ text }) => text));
  return lines.map((line, index) => ({ ...line, text: told[index] ?? '', quote: line.text }));
}
