import type { AttemptErrorClass } from './attempt-outcome.ts';

/** Ends an attempt with a class we already know. Carries no address or host: it may reach a log. */
export class AttemptError extends Error {
  readonly errorClass: AttemptErrorClass;
  constructor(errorClass: AttemptErrorClass) {
    super(`webhook attempt failed: ${errorClass}`);
    this.name = 'AttemptError';
    this.errorClass = errorClass;
  }
}

const classOfCode: Readonly<Record<string, AttemptErrorClass>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  ETIMEDOUT: 'timeout',
  EPROTO: 'tls',
  HPE_HEADER_OVERFLOW: 'response_too_large',
};

/** The class of whatever node:http threw. OpenSSL has dozens of codes, so an unknown one during the handshake is `tls`. */
export function classifyError(error: unknown, duringHandshake: boolean): AttemptErrorClass {
  if (error instanceof AttemptError) return error.errorClass;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (classOfCode[code]) return classOfCode[code];
  if (code.startsWith('HPE_')) return 'invalid_response';
  return duringHandshake ? 'tls' : 'connection_failed';
}
