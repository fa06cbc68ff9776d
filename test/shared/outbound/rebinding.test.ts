import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../shared/outbound/public-address.ts';
import { reachTarget } from '../../../shared/outbound/reach-target.ts';
import type { Resolve } from '../../../shared/outbound/resolve-target.ts';
import { startNameServer, type Zone } from './support/name-server.ts';
import { specialRanges } from './support/special-ranges.ts';

const isLinux = process.platform === 'linux';
const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasLoopbackV6 = own.some(({ address }) => address === '::1');
/** An address of this very machine that is neither loopback nor public, as a service inside a company has. */
const inside = own.find(
  ({ address, internal }) => !internal && !address.startsWith('fe80') && !isPublicAddress(address),
);

/** Listens on the same port of every address given, and notes which one each connection came to. */
async function listenOn(...addresses: string[]) {
  const reached: string[] = [];
  const sockets = new Set<Socket>();
  const servers = addresses.map(() => createServer((_, response) => response.end('ok')));
  let port = 0;
  for (const [index, server] of servers.entries()) {
    server.keepAliveTimeout = 60_000;
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      reached.push(addresses[index] ?? '');
    });
    server.listen(port, addresses[index]);
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }
  return {
    port,
    reached,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => once(server.close(), 'close')));
    },
  };
}

/** One attempt: the address that the socket which brought the answer is connected to, or why there was no answer. */
async function attempt(port: number, resolve: Resolve, allowLoopback = true): Promise<string> {
  const url = `${allowLoopback ? 'http://hooks.localhost' : 'https://hooks.example.com'}:${port}/in`;
  const request = { method: 'POST', url, headers: {}, body: '{}', allowLoopback, resolve } as const;
  try {
    const answer = await reachTarget(request, AbortSignal.timeout(10_000));
    const { remoteAddress } = answer.socket;
    answer.destroy();
    return remoteAddress ?? 'closed';
  } catch (error) {
    return error instanceof Error && 'errorClass' in error ? String(error.errorClass) : 'thrown';
  }
}

interface Answers {
  A?: string[];
  AAAA?: string[];
}

/** Gives every question the same answer. */
const zoneOf = ({ A = [], AAAA = [] }: Answers): Zone => ({ A: () => A, AAAA: () => AAAA });

/** Answers question after question with the next list, and the last one for ever. */
const inTurn =
  (...lists: string[][]) =>
  (nth: number) =>
    lists[Math.min(nth, lists.length - 1)] ?? [];

// No test reaches the open internet: loopback, which the local stage allows, stands for what may be reached.
describe('a name that changes its answer', () => {
  it.runIf(isLinux)(
    'is asked once an attempt, and the socket is connected to the address that was judged',
    async () => {
      await using servers = await listenOn('127.0.0.1', '127.0.0.2');
      await using names = await startNameServer({ A: inTurn(['127.0.0.2'], ['127.0.0.1']) });
      expect(await attempt(servers.port, names.resolve)).toBe('127.0.0.2');
      expect(servers.reached).toEqual(['127.0.0.2']);
      expect(names.asked).toEqual(['A', 'AAAA']);
      expect(await attempt(servers.port, names.resolve)).toBe('127.0.0.1');
      expect(names.asked).toEqual(['A', 'AAAA', 'A', 'AAAA']);
    },
  );

  it('is judged at every attempt: public, then private, then public again', async () => {
    await using servers = await listenOn('127.0.0.1');
    const answers = inTurn(['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['127.0.0.1']);
    await using names = await startNameServer({ A: answers });
    const outcomes = [];
    for (let number = 1; number <= 4; number++) outcomes.push(await attempt(servers.port, names.resolve));
    expect(outcomes).toEqual(['127.0.0.1', 'blocked_address', 'blocked_address', '127.0.0.1']);
  });

  it('gains nothing from a connection of before, which is never used again', async () => {
    await using servers = await listenOn('127.0.0.1');
    await using names = await startNameServer({ A: inTurn(['127.0.0.1'], ['127.0.0.1'], ['10.0.0.1']) });
    for (const outcome of ['127.0.0.1', '127.0.0.1', 'blocked_address'])
      expect(await attempt(servers.port, names.resolve)).toBe(outcome);
    expect(servers.reached).toHaveLength(2);
  });
});

describe('a name with several addresses', () => {
  it.runIf(inside)(
    'never leads to the private one among them, though it is there and would answer',
    async () => {
      const { address = '', family } = inside ?? {};
      await using servers = await listenOn(address, '127.0.0.1');
      const control = connect(servers.port, address);
      await once(control, 'connect');
      control.destroy();
      servers.reached.length = 0;

      const hidden = family === 'IPv6' ? { AAAA: [address] } : { A: [address] };
      const mixed = { ...hidden, A: [...(hidden.A ?? []), '127.0.0.1'] };
      await using names = await startNameServer(zoneOf(mixed));
      expect(await attempt(servers.port, names.resolve)).toBe('127.0.0.1');
      await using alone = await startNameServer(zoneOf(hidden));
      expect(await attempt(servers.port, alone.resolve)).toBe('blocked_address');
      expect(servers.reached).toEqual(['127.0.0.1']);
    },
  );

  it.each([
    ['a private one first', { A: ['10.0.0.1', '127.0.0.1'] }, '127.0.0.1'],
    ['a private one last', { A: ['127.0.0.1', '192.168.0.1'] }, '127.0.0.1'],
    ['private ones only', { A: ['10.0.0.1', '192.168.0.1'] }, 'blocked_address'],
    ['IPv4 allowed, IPv6 private', { A: ['127.0.0.1'], AAAA: ['fd00::1'] }, '127.0.0.1'],
    ['IPv4 allowed, IPv6 mapped', { A: ['127.0.0.1'], AAAA: ['::ffff:10.0.0.1'] }, '127.0.0.1'],
    ['both private', { A: ['10.0.0.1'], AAAA: ['fe80::1'] }, 'blocked_address'],
    [
      'IPv4 private, loopback mapped into IPv6',
      { A: ['10.0.0.1'], AAAA: ['::ffff:127.0.0.1'] },
      'blocked_address',
    ],
    ['loopback behind NAT64 only', { AAAA: ['64:ff9b::127.0.0.1'] }, 'blocked_address'],
    ['none', {}, 'dns'],
  ])('%s', async (_what, answers: Answers, outcome) => {
    await using servers = await listenOn('127.0.0.1');
    await using names = await startNameServer(zoneOf(answers));
    expect(await attempt(servers.port, names.resolve)).toBe(outcome);
    expect(servers.reached).toHaveLength(outcome === '127.0.0.1' ? 1 : 0);
  });

  it.runIf(hasLoopbackV6)('IPv4 private, IPv6 allowed', async () => {
    await using servers = await listenOn('::1');
    await using names = await startNameServer({ A: () => ['10.0.0.1'], AAAA: () => ['::1'] });
    expect(await attempt(servers.port, names.resolve)).toBe('::1');
  });
});

describe('a name that leads into a special range is refused at the attempt', () => {
  it.each(specialRanges)('$cidr, $what', async ({ first, last }) => {
    for (const address of [first, last]) {
      const type = address.includes(':') ? 'AAAA' : 'A';
      await using names = await startNameServer(zoneOf({ [type]: [address] }));
      expect(await attempt(8443, names.resolve, false), address).toBe('blocked_address');
    }
  });
});
