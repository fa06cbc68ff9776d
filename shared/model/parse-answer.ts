import * as v from 'valibot';
import { ModelFailure } from './model-engine.ts';

/** The answer in the shape of its schema. Throws {@link ModelFailure} invalid_answer; its usage is counted by the caller. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ModelFailure('invalid_answer');
  return parsed.output;
}
