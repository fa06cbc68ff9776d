import { describe, expect, it } from 'vitest';
import { classifyError, OutboundError } from '../../../shared/outbound/outbound-error.ts';

const errorOf = (code?: unknown) =>
  Object.assign(new Error('it failed at 10.0.0.1'), code === undefined ? {} : { code });

describe('the class of an error', () => {
  it.each([
    ['ECONNREFUSED', 'connection_refused'],
    ['ECONNRESET', 'connection_reset'],
    ['ECONNABORTED', 'connection_reset'],
    ['EPIPE', 'connection_reset'],
    ['ETIMEDOUT', 'timeout'],
    ['EPROTO', 'tls'],
    ['HPE_HEADER_OVERFLOW', 'response_too_large'],
    ['HPE_INVALID_CONSTANT', 'invalid_response'],
  ])('is recognized by its code, during the handshake and after: %s is %s', (code, errorClass) => {
    for (const duringHandshake of [true, false])
      expect(classifyError(errorOf(code), duringHandshake)).toBe(errorClass);
  });

  it.each([
    ...[errorOf('CERT_HAS_EXPIRED'), errorOf('EHOSTUNREACH'), errorOf('NO_HPE_CODE'), errorOf(), errorOf(7)],
    ...[null, undefined, 'ECONNRESET', { code: 'ECONNRESET' }],
  ])('is about the handshake while that lasts, else about the connection: %o', (error) => {
    expect(classifyError(error, true)).toBe('tls');
    expect(classifyError(error, false)).toBe('connection_failed');
  });

  it('is kept where it is known already', () => {
    for (const duringHandshake of [true, false])
      expect(classifyError(new OutboundError('blocked_address'), duringHandshake)).toBe('blocked_address');
  });
});

it('an OutboundError says its class and nothing of where the request went', () => {
  const { name, message } = new OutboundError('timeout');
  expect({ name, message }).toEqual({ name: 'OutboundError', message: 'outbound request failed: timeout' });
});
