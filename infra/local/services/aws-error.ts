/**
 * An error as AWS returns it. The wire layers convert it to JSON (`__type`) or XML (`<Code>`); `detail` adds the
 * additional XML elements that S3 sends with some errors.
 */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: Record<string, string>;

  constructor(code: string, message: string, status = 400, detail: Record<string, string> = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
    this.detail = detail;
  }
}

/** Throws for a feature that the templates do not use; it is named and never partly emulated. */
export function refuseUnsupported(what: string, code = 'NotImplemented', status = 501): never {
  throw new AwsError(code, `The local cloud does not emulate ${what}.`, status);
}
