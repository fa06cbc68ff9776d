import * as v from 'valibot';
import { ModelFailure } from './model-engine.ts';

/** Validates a response with its schema. Throws {@link ModelFailure} invalid_answer; the caller counts the usage. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new ModelFailure('invalid_answer');
  return parsed.output;
}
