import { BlockList } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import {
  isLoopbackAddress,
  isPublicAddress,
  mayReachAddress,
} from '../../../shared/outbound/public-address.ts';
import { specialRanges, specialRangesV4, specialRangesV6 } from './support/special-ranges.ts';

describe('a special range is refused from its first address to its last, and not beyond', () => {
  it.each(specialRanges)('$cidr, $what', ({ first, last, outside }) => {
    expect(isPublicAddress(first)).toBe(false);
    expect(isPublicAddress(last)).toBe(false);
    for (const neighbour of outside) expect(isPublicAddress(neighbour), neighbour).toBe(true);
  });
});

describe('any address', () => {
  // One list a family: BlockList takes an IPv4 address for its v4-mapped form, too.
  const listOf = (ranges: typeof specialRanges, family: 'ipv4' | 'ipv6') => {
    const list = new BlockList();
    for (const { cidr } of ranges) {
      const [network = '', prefix] = cidr.split('/');
      list.addSubnet(network, Number(prefix), family);
    }
    return (address: string) => list.check(address, family);
  };
  const isSpecialV4 = listOf(specialRangesV4, 'ipv4');
  const isSpecialV6 = listOf(specialRangesV6, 'ipv6');
  /** Addresses anywhere, and close to where a range begins or ends, where mistakes would be. */
  const addresses = (bytes: number, ranges: typeof specialRanges) => {
    const border = fc.constantFrom(...ranges.flatMap(({ first, last }) => [first, last]));
    const step = fc.integer({ min: -3, max: 3 });
    return fc.oneof(
      fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((drawn) => [...drawn]),
      fc.tuple(border, step).map(([from, by]) => moved(ipaddr.parse(from).toByteArray(), by)),
    );
  };
  const moved = (bytes: number[], by: number) => {
    const number = BigInt.asUintN(
      8 * bytes.length,
      BigInt(`0x${Buffer.from(bytes).toString('hex')}`) + BigInt(by),
    );
    return [...Buffer.from(number.toString(16).padStart(2 * bytes.length, '0'), 'hex')];
  };

  it('of IPv4 is public exactly when it is in no special range', () => {
    fc.assert(
      fc.property(addresses(4, specialRangesV4), (bytes) => {
        const address = bytes.join('.');
        expect(isPublicAddress(address), address).toBe(!isSpecialV4(address));
      }),
      { numRuns: 2_000 },
    );
  });

  it('of IPv6 is public exactly when it is in no special range, in every way to write it', () => {
    fc.assert(
      fc.property(addresses(16, specialRangesV6), (bytes) => {
        const groups = Array.from({ length: 8 }, (_, group) =>
          ((bytes[2 * group] ?? 0) * 256 + (bytes[2 * group + 1] ?? 0)).toString(16),
        );
        const plain = groups.join(':');
        const padded = groups.map((group) => group.padStart(4, '0').toUpperCase()).join(':');
        const dotted = `${groups.slice(0, 6).join(':')}:${bytes.slice(12).join('.')}`;
        const expected = !isSpecialV6(plain);
        for (const address of [plain, padded, dotted])
          expect(isPublicAddress(address), address).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the open internet is reached', () => {
  it.each(['8.8.8.8', '168.63.0.1', '2600:1f18::1', '2001:4860:4860::8888', '2A00:1450::', '2400:cb00::1'])(
    '%s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('what is no address in plain spelling is not public', () => {
  it.each([
    ...['', 'localhost', '2130706433', '0x08080808', '8.8.8', '010.8.8.8', '8.8.8.8.', '8.8.8.8/32'],
    ...['[2600::1]', '8.8.8.8:443', ' 8.8.8.8', '8.8.8.8\0', 'fe80::1%eth0', '::1%1', '2600::1%eth0'],
  ])('%j', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it('holds for any text, without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(text)));
  });
});

describe('the local stage', () => {
  it('reaches loopback, from its first address to its last', () => {
    for (const address of ['127.0.0.0', '127.0.0.1', '127.255.255.255', '::1']) {
      expect(isLoopbackAddress(address)).toBe(true);
      expect(mayReachAddress(address, true)).toBe(true);
      expect(mayReachAddress(address, false)).toBe(false);
    }
  });

  it('reaches the open internet as the others do', () => {
    for (const allowLoopback of [true, false]) expect(mayReachAddress('8.8.8.8', allowLoopback)).toBe(true);
  });

  it.each(specialRanges.filter(({ what }) => what !== 'loopback'))(
    'reaches nothing else that is special: $cidr, $what',
    ({ first, last }) => {
      expect(mayReachAddress(first, true)).toBe(false);
      expect(mayReachAddress(last, true)).toBe(false);
    },
  );

  it.each([
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '64:ff9b::127.0.0.1',
    '2002:7f00:1::',
    'localhost',
    '127.1',
    '',
  ])('does not take for loopback: %j', (text) => {
    expect(isLoopbackAddress(text)).toBe(false);
    expect(mayReachAddress(text, true)).toBe(false);
  });
});
