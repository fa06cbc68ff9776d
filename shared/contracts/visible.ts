import * as v from 'valibot';
import { withoutInvisible } from '../words/plain-text.ts';

/**
 * Removes invisible characters from a line. It is built on a check: a transformation after a failed check hides which text
 * of a list failed, and hides the following steps from JSON Schema.
 */
/* @__NO_SIDE_EFFECTS__ */
export function visible() {
  const action = v.check<string, string>(() => true, '');
  const run: (typeof action)['~run'] = (dataset) =>
    dataset.typed ? { ...dataset, value: withoutInvisible(dataset.value) } : dataset;
  return { ...action, '~run': run };
}
