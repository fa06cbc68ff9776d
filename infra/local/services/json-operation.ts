import { AwsError } from './aws-error.ts';

/** One request of the JSON protocol: the host it was sent to, and a signal for when its caller has disconnected. */
export type JsonCall = { host: string; callerGone: AbortSignal };

/**
 * Operations by name. `never`: each takes the SDK's own input type, and the JSON of the request is only assumed to be
 * it.
 */
export type JsonOperations = Record<string, (input: never, call: JsonCall) => unknown>;

/** A whole number within bounds, or undefined when it was not sent. Throws InvalidParameterValue. */
export function readInteger(
  name: string,
  value: number | undefined,
  least: number,
  most: number,
): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const message = `Value ${value} for parameter ${name} is invalid. Reason: Must be between ${least} and ${most}.`;
  throw new AwsError('InvalidParameterValue', message);
}

export function requireText(name: string, value: string | undefined, code = 'MissingParameter'): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new AwsError(code, `The request must contain the parameter ${name}.`);
}
