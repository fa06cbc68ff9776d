import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { TcpSocketConnectOpts } from 'node:net';
import type { KeptConnections } from './kept-connections.ts';
import { classifyError, OutboundError, type OutboundErrorClass } from './outbound-error.ts';
import type { ResolvedAddress } from './resolve-target.ts';

type FamilySelection = Pick<TcpSocketConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'>;

export interface RequestToSend {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for a GET. */
  readonly body?: string | Uint8Array | undefined;
  /** The only addresses that may be connected to; the host's name is used for Host, SNI and the certificate. */
  readonly addresses: readonly ResolvedAddress[];
  readonly mayReach: (address: string) => boolean;
  readonly signal: AbortSignal;
  /** Replaces the system's certificate authorities. */
  readonly certificateAuthority?: string | undefined;
  /** Keeps the connection for the next request to the same host; without it each request has its own. */
  readonly connections?: KeptConnections | undefined;
}

/** A kept connection was closed, or leads to an address that the host no longer has. Nothing was received. */
class StaleConnection extends OutboundError {}

/**
 * Sends a request and resolves with the response when its head has arrived; the body is still unread. The connected
 * address is checked again before the first byte is sent, and the certificate before the first byte of the request. Of a
 * kept connection the address is checked before each request. Throws OutboundError.
 */
export async function sendRequest(options: RequestToSend): Promise<IncomingMessage> {
  try {
    return await sendOnce(options);
  } catch (error) {
    if (error instanceof StaleConnection) return sendOnce({ ...options, connections: undefined });
    throw error;
  }
}

function sendOnce(options: RequestToSend): Promise<IncomingMessage> {
  const { method, url, headers, body, addresses, mayReach, signal, certificateAuthority } = options;
  const encrypted = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let duringHandshake = false;
    const requestOptions: RequestOptions & FamilySelection = {
      method,
      headers,
      agent: options.connections?.[encrypted ? 'https' : 'http'] ?? false,
      signal,
      // Replaces Node's own lookup, so that the name is not resolved a second time. It calls back asynchronously, as a
      // lookup does: if the connection fails before error handlers are registered, the process ends.
      lookup: (_hostname, _options, callback) => setImmediate(callback, null, [...addresses]),
      autoSelectFamily: true,
      // With Node's 250 ms, connecting to the first address of a distant receiver would time out.
      autoSelectFamilyAttemptTimeout: 1_000,
    };
    // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would otherwise disable verification.
    const request = encrypted
      ? httpsRequest(url, { ...requestOptions, rejectUnauthorized: true, ca: certificateAuthority })
      : httpRequest(url, requestOptions);

    request.on('socket', (socket) => {
      if (request.reusedSocket) {
        const { remoteAddress = '' } = socket;
        const isStillThere = addresses.some(({ address }) => address === remoteAddress);
        if (isStillThere && mayReach(remoteAddress)) request.end(body);
        else request.destroy(new StaleConnection('connection_reset'));
        return;
      }
      // Registered before the listener of TLS, which would send a ClientHello with the host's name to any address.
      socket.prependOnceListener('connect', () => {
        const { remoteAddress } = socket;
        if (!remoteAddress) request.destroy(new OutboundError('connection_reset'));
        else if (!mayReach(remoteAddress)) request.destroy(new OutboundError('blocked_address'));
        else if (encrypted) duringHandshake = true;
        else request.end(body);
      });
      socket.once('secureConnect', () => {
        duringHandshake = false;
        request.end(body);
      });
    });
    request.on('response', resolve);
    request.on('error', (error) => {
      fail(classifyError(signal.aborted ? signal.reason : error, duringHandshake));
    });
    // The connection ended without a response or an error, for example after switching protocols.
    request.on('close', () => fail('connection_reset'));

    function fail(errorClass: OutboundErrorClass): void {
      const isStale = request.reusedSocket && errorClass === 'connection_reset';
      reject(isStale ? new StaleConnection(errorClass) : new OutboundError(errorClass));
    }
  });
}
