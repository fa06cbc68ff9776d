/** The hidden field of a form that is its Idempotency-Key. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { encoded, formCalls, part } from './support/form-calls.ts';

let send: ReturnType<typeof formCalls>['send'];
beforeAll(async () => {
  const backend = await sharedBackend();
  const { organizationId } = await newCaller(backend);
  ({ send } = formCalls(backend, organizationId, async () => {}));
});

describe('the token of a form', () => {
  /** How often the handler ran for two equal forms. */
  const runs = async (token: string, headers: Record<string, string>[] = [{}, {}], name = 'token') => {
    const body = encoded(part(name, token));
    const answers = [];
    for (const one of headers) answers.push(await send(body, { headers: one }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    return answers.reduce((sum, { calls }) => sum + calls.length, 0);
  };
  const key = () => crypto.randomUUID();

  it('is its Idempotency-Key', async () => {
    expect(await runs(`a.b-_${key()}`)).toBe(1);
    expect(await runs(key().padEnd(255, 'x'))).toBe(1);
    expect(await runs(key(), undefined, 'another')).toBe(2);
  });

  it.each(['', ' x', 'x x', 'x!', '!x', 'ü', 'x'.repeat(256)])(
    'is no key where it is no token: %j',
    async (text) => {
      expect(await runs(text)).toBe(2);
    },
  );

  it('is no key beside the header, which is one', async () => {
    const two = [{ 'idempotency-key': key() }, { 'idempotency-key': key() }];
    expect(await runs(key(), two)).toBe(2);
    const twice = { 'idempotency-key': key() };
    expect(await runs('', [twice, twice])).toBe(1);
  });

  it('comes back with the first answer, and with another file is a conflict', async () => {
    const token = part('token', key());
    const sent = (name: string, filename: string, text: string) =>
      send(encoded(token, part(name, text, `; filename="${filename}"`)));
    const first = await sent('cv', 'a.txt', 'A');
    const again = await sent('cv', 'a.txt', 'A');
    expect([first.headers['Idempotent-Replayed'], again.headers['Idempotent-Replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.text).toBe(first.text);
    for (const other of [
      await sent('cv', 'a.txt', 'B'),
      await sent('cv', 'b.txt', 'A'),
      await sent('photo', 'a.txt', 'A'),
      await send(encoded(token)),
    ])
      expect([other.status, other.body.error.code]).toEqual([409, 'conflict']);
  });
});
