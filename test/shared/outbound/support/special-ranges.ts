interface SpecialRange {
  readonly cidr: string;
  readonly what: string;
  readonly first: string;
  readonly last: string;
  /** The neighbours of its first and last address, where they are of the open internet. */
  readonly outside: readonly string[];
}

const range = (
  cidr: string,
  what: string,
  first: string,
  last: string,
  ...outside: string[]
): SpecialRange => ({ cidr, what, first, last, outside });

/** Every row of IANA's IPv4 special-purpose registry, and what lies above 223.255.255.255. */
export const specialRangesV4: SpecialRange[] = [
  range('0.0.0.0/8', 'this network', '0.0.0.0', '0.255.255.255', '1.0.0.0'),
  range('10.0.0.0/8', 'private', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'),
  range('100.64.0.0/10', 'carrier NAT', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'),
  range('127.0.0.0/8', 'loopback', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'),
  range('169.254.0.0/16', 'link-local', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'),
  range('169.254.169.254/32', "a cloud's metadata", '169.254.169.254', '169.254.169.254'),
  range('172.16.0.0/12', 'private', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'),
  range('192.0.0.0/24', 'IETF assignments', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'),
  range('192.0.0.0/29', 'service continuity', '192.0.0.0', '192.0.0.7', '191.255.255.255'),
  range('192.0.0.8/32', 'the dummy address', '192.0.0.8', '192.0.0.8'),
  range('192.0.0.9/32', 'port control anycast', '192.0.0.9', '192.0.0.9'),
  range('192.0.0.10/32', 'TURN anycast', '192.0.0.10', '192.0.0.10'),
  range('192.0.0.170/31', 'NAT64 discovery', '192.0.0.170', '192.0.0.171'),
  range('192.0.2.0/24', 'documentation 1', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'),
  range('192.31.196.0/24', 'AS112', '192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'),
  range(
    '192.52.193.0/24',
    'multicast tunnels',
    '192.52.193.0',
    '192.52.193.255',
    '192.52.192.255',
    '192.52.194.0',
  ),
  range('192.88.99.0/24', '6to4 relays', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'),
  range('192.88.99.2/32', '6a44 relays', '192.88.99.2', '192.88.99.2'),
  range('192.168.0.0/16', 'private', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'),
  range(
    '192.175.48.0/24',
    'AS112, direct',
    '192.175.48.0',
    '192.175.48.255',
    '192.175.47.255',
    '192.175.49.0',
  ),
  range('198.18.0.0/15', 'benchmarking', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'),
  range(
    '198.51.100.0/24',
    'documentation 2',
    '198.51.100.0',
    '198.51.100.255',
    '198.51.99.255',
    '198.51.101.0',
  ),
  range('203.0.113.0/24', 'documentation 3', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'),
  range('224.0.0.0/4', 'multicast', '224.0.0.0', '239.255.255.255', '223.255.255.255'),
  range('240.0.0.0/4', 'reserved', '240.0.0.0', '255.255.255.255'),
  range('255.255.255.255/32', 'broadcast', '255.255.255.255', '255.255.255.255'),
];

const ones = 'ffff:ffff:ffff:ffff:ffff:ffff';

/** Every row of IANA's IPv6 special-purpose registry, and what lies outside the global unicast space, 2000::/3. */
export const specialRangesV6: SpecialRange[] = [
  range('::/128', 'unspecified', '::', '::'),
  range('::1/128', 'loopback', '::1', '::1'),
  range('::/96', 'v4-compatible', '::', '::255.255.255.255'),
  range('::ffff:0:0/96', 'v4-mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255'),
  range('::ffff:0:0:0/96', 'v4-translated', '::ffff:0:0.0.0.0', '::ffff:0:255.255.255.255'),
  range('64:ff9b::/96', 'NAT64', '64:ff9b::', '64:ff9b::255.255.255.255'),
  range('64:ff9b:1::/48', 'local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'),
  range('100::/64', 'discard', '100::', '100::ffff:ffff:ffff:ffff'),
  range('100:0:0:1::/64', 'the dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff'),
  range('2001::/23', 'IETF assignments', '2001::', `2001:1ff:${ones}`, `2000:ffff:${ones}`, '2001:200::'),
  range('2001::/32', 'Teredo', '2001::', `2001:0:${ones}`, `2000:ffff:${ones}`),
  range('2001:1::1/128', 'port control anycast', '2001:1::1', '2001:1::1'),
  range('2001:1::2/128', 'TURN anycast', '2001:1::2', '2001:1::2'),
  range('2001:1::3/128', 'service registration anycast', '2001:1::3', '2001:1::3'),
  range('2001:2::/48', 'benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff'),
  range('2001:3::/32', 'multicast tunnels', '2001:3::', `2001:3:${ones}`),
  range('2001:4:112::/48', 'AS112', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff'),
  range('2001:10::/28', 'ORCHID', '2001:10::', `2001:1f:${ones}`),
  range('2001:20::/28', 'ORCHIDv2', '2001:20::', `2001:2f:${ones}`),
  range('2001:30::/28', 'drone identities', '2001:30::', `2001:3f:${ones}`),
  range('2001:db8::/32', 'documentation', '2001:db8::', `2001:db8:${ones}`, `2001:db7:${ones}`, '2001:db9::'),
  range('2002::/16', '6to4', '2002::', `2002:ffff:${ones}`, `2001:ffff:${ones}`, '2003::'),
  range(
    ...(['2620:4f:8000::/48', 'AS112, direct', '2620:4f:8000::'] as const),
    ...(['2620:4f:8000:ffff:ffff:ffff:ffff:ffff', '2620:4f:7fff:ffff:ffff:ffff:ffff:ffff'] as const),
    '2620:4f:8001::',
  ),
  range('3fff::/20', 'documentation 2', '3fff::', `3fff:fff:${ones}`, `3ffe:ffff:${ones}`, '3fff:1000::'),
  range('5f00::/16', 'segment routing', '5f00::', `5f00:ffff:${ones}`),
  range('fc00::/7', 'unique local', 'fc00::', `fdff:ffff:${ones}`),
  range('fd00:ec2::254/128', "AWS's metadata", 'fd00:ec2::254', 'fd00:ec2::254'),
  range('fe80::/10', 'link-local', 'fe80::', `febf:ffff:${ones}`),
  range('fec0::/10', 'site-local', 'fec0::', `feff:ffff:${ones}`),
  range('ff00::/8', 'multicast', 'ff00::', `ffff:ffff:${ones}`),
  range('::/3', 'below the global space', '::', `1fff:ffff:${ones}`, '2000::'),
  range('4000::/2', 'above the global space', '4000::', `7fff:ffff:${ones}`, `3fff:ffff:${ones}`),
  range('8000::/1', 'the upper half', '8000::', `ffff:ffff:${ones}`),
];

export const specialRanges = [...specialRangesV4, ...specialRangesV6];
