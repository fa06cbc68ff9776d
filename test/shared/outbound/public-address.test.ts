import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress, mayReachAddress } from '../../../shared/outbound/public-address.ts';

describe('every range that is not the open internet is refused, its first and its last address', () => {
  it.each([
    ['unspecified, "this network"', '0.0.0.0', '0.255.255.255'],
    ['private 10/8', '10.0.0.0', '10.255.255.255'],
    ['private 172.16/12', '172.16.0.0', '172.31.255.255'],
    ['private 192.168/16', '192.168.0.0', '192.168.255.255'],
    ['carrier-grade NAT', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.0', '127.255.255.255'],
    ['link-local, where clouds keep their metadata', '169.254.0.0', '169.254.255.255'],
    ['IETF protocol assignments', '192.0.0.0', '192.0.0.255'],
    ['documentation 1', '192.0.2.0', '192.0.2.255'],
    ['documentation 2', '198.51.100.0', '198.51.100.255'],
    ['documentation 3', '203.0.113.0', '203.0.113.255'],
    ['6to4 relay anycast', '192.88.99.0', '192.88.99.255'],
    ['AS112', '192.31.196.0', '192.31.196.255'],
    ['AS112 direct delegation', '192.175.48.0', '192.175.48.255'],
    ['AMT', '192.52.193.0', '192.52.193.255'],
    ['benchmarking', '198.18.0.0', '198.19.255.255'],
    ['multicast', '224.0.0.0', '239.255.255.255'],
    ['reserved', '240.0.0.0', '255.255.255.254'],
    ['broadcast', '255.255.255.255', '255.255.255.255'],
    ['unspecified v6', '::', '::'],
    ['loopback v6', '::1', '::1'],
    ['v4-compatible', '::7f00:1', '::8.8.8.8'],
    ['v4-mapped', '::ffff:0:0', '::ffff:8.8.8.8'],
    ['v4-translated', '::ffff:0:7f00:1', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
    ['local-use NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
    ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
    ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['benchmarking v6', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'],
    ['ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['ORCHIDv2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['IETF protocol assignments v6', '2001:100::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation v6', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation v6, the new one', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['AS112 v6', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['6to4', '2002:7f00:1::', '2002:808:808::'],
    ['not assigned to anyone', '4000::', 'dfff:ffff::'],
    ['segment routing', '5f00::', '5f00:ffff::'],
    ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['the metadata service of AWS over v6', 'fd00:ec2::254', 'fd00:ec2::254'],
    ['link-local v6', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['link-local v6 with its zone', 'fe80::1%eth0', 'fe80::1%1'],
    ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['multicast v6', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('%s', (_range, first, last) => {
    expect(isPublicAddress(first)).toBe(false);
    expect(isPublicAddress(last)).toBe(false);
  });
});

describe('the open internet is reached', () => {
  it.each([
    ...[
      '1.0.0.0',
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '126.255.255.255',
      '128.0.0.0',
    ],
    ...[
      '169.253.255.255',
      '172.15.255.255',
      '172.32.0.0',
      '192.167.255.255',
      '198.20.0.0',
      '223.255.255.255',
    ],
    ...['2600:1f18::1', '2001:4860:4860::8888', '2a00:1450::', '2003::', '2001:200::', '3fff:1000::'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('what is no address in plain spelling is not public', () => {
  it.each([
    '',
    'localhost',
    '2130706433',
    '0x08080808',
    '8.8.8',
    '010.8.8.8',
    '[2600::1]',
    '8.8.8.8:443',
    ' 8.8.8.8',
  ])('%j', (text) => {
    expect(isPublicAddress(text)).toBe(false);
  });

  it('holds for any text, without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(text)));
  });
});

describe('mayReachAddress', () => {
  it('reaches loopback only when told to, and nothing else that is private', () => {
    expect(mayReachAddress('127.0.0.1', true)).toBe(true);
    expect(mayReachAddress('::1', true)).toBe(true);
    expect(mayReachAddress('127.0.0.1', false)).toBe(false);
    for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0', '::ffff:127.0.0.1', '::7f00:1'])
      expect(mayReachAddress(address, true)).toBe(false);
  });
});
