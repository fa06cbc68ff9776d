import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import type { Resolve } from '../../../../shared/outbound/resolve-target.ts';

type RecordType = 'A' | 'AAAA';

/** What a name has: for the nth question (from 0) of a type, the addresses that are answered. */
export type Zone = Partial<Record<RecordType, (nth: number) => readonly string[]>>;

export interface NameServer extends AsyncDisposable {
  readonly resolve: Resolve;
  /** Every question that came, in its order. */
  readonly asked: readonly RecordType[];
}

const typeCodes: Record<RecordType, number> = { A: 1, AAAA: 28 };
const headerBytes = 12;

/** A name server of our own on 127.0.0.1, over UDP, that owns every name and lets each answer expire at once. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const asked: RecordType[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const end = query.indexOf(0, headerBytes) + 5;
    const code = query.readUInt16BE(end - 4);
    const type = code === typeCodes.AAAA ? 'AAAA' : 'A';
    const nth = asked.filter((one) => one === type).length;
    asked.push(type);
    socket.send(answerTo(query.subarray(0, end), code, zone[type]?.(nth) ?? []), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');

  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const addressesOf = (found: Promise<string[]>, family: number) =>
    found.then(
      (addresses) => addresses.map((address) => ({ address, family })),
      () => [],
    );
  return {
    asked,
    resolve: async (name) => {
      const v4 = await addressesOf(resolver.resolve4(name), 4);
      return [...v4, ...(await addressesOf(resolver.resolve6(name), 6))];
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** RFC 1035: the question again, then one record an address, each with a time to live of zero. */
function answerTo(question: Buffer, typeCode: number, addresses: readonly string[]): Buffer {
  const header = Buffer.from(question.subarray(0, headerBytes));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(addresses.length, 6);
  header.writeUInt16BE(0, 10);
  const records = addresses.map((address) => {
    const bytes = ipaddr.parse(address).toByteArray();
    return Buffer.from([0xc0, headerBytes, 0, typeCode, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes]);
  });
  return Buffer.concat([header, question.subarray(headerBytes), ...records]);
}
