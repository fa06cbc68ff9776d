import * as v from 'valibot';
import { withoutInvisible } from '../words/plain-text.ts';

/**
 * Takes out what is invisible in a line. It is built on a check, as a transformation behind a failed check hides which text of
 * a list failed, and hides from JSON Schema what comes after it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function visible() {
  const action = v.check<string, string>(() => true, '');
  const run: (typeof action)['~run'] = (dataset) =>
    dataset.typed ? { ...dataset, value: withoutInvisible(dataset.value) } : dataset;
  return { ...action, '~run': run };
}
