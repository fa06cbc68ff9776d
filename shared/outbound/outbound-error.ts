import type { DeliveryError } from '../contracts/webhook-delivery.ts';

/** Why no answer came. Deliveries show it; imports turn it into an error of their own. */
export type OutboundErrorClass = DeliveryError;

/** Ends a request to a stranger's address with a class we already know. Carries no address or host: it may reach a log. */
export class OutboundError extends Error {
  readonly errorClass: OutboundErrorClass;
  constructor(errorClass: OutboundErrorClass) {
    super(`outbound request failed: ${errorClass}`);
    this.name = 'OutboundError';
    this.errorClass = errorClass;
  }
}

const classOfCode: Readonly<Record<string, OutboundErrorClass>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ECONNABORTED: 'connection_reset',
  EPIPE: 'connection_reset',
  ETIMEDOUT: 'timeout',
  EPROTO: 'tls',
  HPE_HEADER_OVERFLOW: 'response_too_large',
};

/** The class of whatever node:http threw. OpenSSL has dozens of codes, so an unknown one during the handshake is `tls`. */
export function classifyError(error: unknown, duringHandshake: boolean): OutboundErrorClass {
  if (error instanceof OutboundError) return error.errorClass;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (classOfCode[code]) return classOfCode[code];
  if (code.startsWith('HPE_')) return 'invalid_response';
  return duringHandshake ? 'tls' : 'connection_failed';
}
