import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { TcpSocketConnectOpts } from 'node:net';
import { classifyError, OutboundError } from './outbound-error.ts';
import type { ResolvedAddress } from './resolve-target.ts';

type FamilySelection = Pick<TcpSocketConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'>;

export interface RequestToSend {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** A GET has none. */
  readonly body?: string | Uint8Array | undefined;
  /** The only addresses a connection is opened to; the host's name serves Host, SNI and the certificate. */
  readonly addresses: readonly ResolvedAddress[];
  readonly mayReach: (address: string) => boolean;
  readonly signal: AbortSignal;
  /** Replaces the system's certificate authorities. */
  readonly certificateAuthority?: string | undefined;
}

/**
 * Sends and resolves with the answer once its head is in; its body is still unread. The connected address is judged again
 * before any byte leaves, and the certificate verified before the first of the request. Throws OutboundError.
 */
export function sendRequest(options: RequestToSend): Promise<IncomingMessage> {
  const { method, url, headers, body, addresses, mayReach, signal, certificateAuthority } = options;
  const encrypted = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let duringHandshake = false;
    const requestOptions: RequestOptions & FamilySelection = {
      method,
      headers,
      agent: false,
      signal,
      // Instead of Node's own lookup, so that the name is never resolved a second time. Later, as a lookup answers: a
      // connection that fails before anybody listens ends the process.
      lookup: (_hostname, _options, callback) => setImmediate(callback, null, [...addresses]),
      autoSelectFamily: true,
      // Node's 250 ms would drop the first address of any receiver on the other side of the world.
      autoSelectFamilyAttemptTimeout: 1_000,
    };
    // Said aloud, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would otherwise turn it off.
    const request = encrypted
      ? httpsRequest(url, { ...requestOptions, rejectUnauthorized: true, ca: certificateAuthority })
      : httpRequest(url, requestOptions);

    request.on('socket', (socket) => {
      // Before TLS listens, which would say hello to any address, with the host's name.
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
      const cause = signal.aborted ? signal.reason : error;
      reject(new OutboundError(classifyError(cause, duringHandshake)));
    });
    // A connection that ends without an answer or an error, such as one that switches protocols.
    request.on('close', () => reject(new OutboundError('connection_reset')));
  });
}
