import type { DeliveryError } from '../contracts/webhook-delivery.ts';

/** The reason why a request got no response. Deliveries show it; imports convert it to an error code of their own. */
export type OutboundErrorClass = DeliveryError;

/**
 * An outbound request failed, with a known class of error. It contains no address or host, because it may be logged.
 */
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

/**
 * The class of an error of node:http. OpenSSL has dozens of codes, so an unknown code during the handshake is `tls`.
 */
export function classifyError(error: unknown, duringHandshake: boolean): OutboundErrorClass {
  if (error instanceof OutboundError) return error.errorClass;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (classOfCode[code]) return classOfCode[code];
  if (code.startsWith('HPE_')) return 'invalid_response';
  return duringHandshake ? 'tls' : 'connection_failed';
}
