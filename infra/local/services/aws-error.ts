/**
 * A refusal in AWS's words. The wire layers turn it into JSON (`__type`) or XML (`<Code>`); `detail` adds the
 * extra XML elements that S3 sends with some errors.
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

/** Everything that the templates do not use is refused by name, never half-answered. */
export function refuseUnsupported(what: string, code = 'NotImplemented', status = 501): never {
  throw new AwsError(code, `The local cloud does not emulate ${what}.`, status);
}
