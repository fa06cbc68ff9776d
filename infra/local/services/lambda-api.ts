import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '../iam/access.ts';
import type { Outcome } from '../lambda/function-instance.ts';
import { arnOf } from '../template/local-account.ts';
import { AwsError } from './aws-error.ts';
import { parseTarget, sha256, verifySignature } from './sigv4.ts';

const invocations = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;
export const isLambdaPath = (url: string): boolean => invocations.test(url.split('?')[0] ?? '');

/** Invokes a function by its name. */
type InvokeByName = (name: string, event: unknown) => Promise<Outcome>;

/** The functions of a stage. They start after the services, so they are attached later. */
export class FunctionService {
  #invoke: InvokeByName | undefined;

  attach(invoke: InvokeByName): void {
    this.#invoke = invoke;
  }

  invoke(name: string, event: unknown): Promise<Outcome> {
    if (!this.#invoke)
      throw new AwsError('ServiceException', 'The functions of this stage are not running.', 500);
    return this.#invoke(name, event);
  }
}

/** Handles one request of Lambda's Invoke, synchronous: the caller needs the right, and gets what the function returned. */
export async function handleLambda(
  functions: FunctionService,
  { access, clock }: { access: Access; clock: () => number },
  request: IncomingMessage,
  response: ServerResponse,
  readBody: (request: IncomingMessage) => Promise<Buffer>,
): Promise<void> {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers })
      .end(body);
  try {
    const { path, query } = parseTarget(request.url ?? '/');
    const name = invocations.exec(path)?.[1] ?? '';
    const { method = 'POST', headers } = request;
    const { accessKeyId, payloadHash } = verifySignature(
      { method, headers, path, query },
      { secretOf: (id) => access.secretOf(id), service: 'lambda', now: clock() },
    );
    const body = await readBody(request);
    if (sha256(body) !== payloadHash)
      throw new AwsError('InvalidSignatureException', 'The body is not the one that was signed.', 403);
    const refusal = access.refuse(accessKeyId, [
      { action: 'lambda:InvokeFunction', resource: arnOf('lambda', `function:${name}`) },
    ]);
    if (refusal) throw new AwsError('AccessDeniedException', refusal, 403);
    const { failed, payload, refused } = await functions.invoke(name, JSON.parse(body.toString() || 'null'));
    if (refused) throw new AwsError(refused, 'The function was not invoked.', 429);
    send(200, payload, failed ? { 'x-amz-function-error': 'Unhandled' } : {});
  } catch (error) {
    const { code, message, status } =
      error instanceof AwsError ? error : new AwsError('ServiceException', String(error), 500);
    send(status, JSON.stringify({ Message: message }), { 'x-amzn-errortype': code });
  }
}
