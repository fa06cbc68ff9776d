import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTargetUrl } from '../../../shared/outbound/target-address.ts';
import { specialRanges, specialRangesV4 } from './support/special-ranges.ts';

const judge = (url: string) => judgeTargetUrl(url, { allowLoopback: false });
const verdictOn = (url: string, verdict = judge(url)) => (verdict.ok ? verdict.url : verdict.code);
const literal = (address: string) => (address.includes(':') ? `[${address}]` : address);
const numberOf = (address: string) =>
  address.split('.').reduce((number, part) => number * 256 + Number(part), 0);

describe('a special range is refused when a target is saved, its first and its last address', () => {
  it.each(specialRanges)('$cidr, $what', ({ first, last, outside }) => {
    for (const address of [first, last])
      expect(verdictOn(`https://${literal(address)}/`), address).toBe('address_not_public');
    for (const address of outside) expect(judge(`https://${literal(address)}/`).ok, address).toBe(true);
  });
});

describe('an address of IPv4 is seen through every spelling', () => {
  const spellings: Record<string, (address: string) => string> = {
    decimal: (address) => `${numberOf(address)}`,
    hexadecimal: (address) => `0x${numberOf(address).toString(16)}`,
    'hexadecimal in capitals': (address) => `0X${numberOf(address).toString(16).toUpperCase()}`,
    octal: (address) => `0${numberOf(address).toString(8)}`,
    'octal with more zeros': (address) => `0000${numberOf(address).toString(8)}`,
    'hexadecimal parts': (address) => partsOf(address, (part) => `0x${part.toString(16)}`),
    'octal parts': (address) => partsOf(address, (part) => `0${part.toString(8)}`),
    'three parts': (address) =>
      address.replace(/(\d+)\.(\d+)$/, (_, c, d) => `${Number(c) * 256 + Number(d)}`),
    "the root's dot": (address) => `${address}.`,
    'percent-encoded': (address) => [...address].map((c) => `%${c.charCodeAt(0).toString(16)}`).join(''),
    'full-width digits': (address) =>
      address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    'ideographic dots': (address) => address.replaceAll('.', '\u3002'),
    'half-width ideographic dots': (address) => address.replaceAll('.', '\uff61'),
    'a soft hyphen inside': (address) => address.replace('.', '\u00ad.'),
    'a tab and a line end inside': (address) => address.replace('.', '\t.\n'),
  };
  const partsOf = (address: string, spell: (part: number) => string) =>
    address.split('.').map(Number).map(spell).join('.');

  it.each(Object.keys(spellings))('%s', (name) => {
    const spell = spellings[name] ?? String;
    for (const { first, last, outside } of specialRangesV4) {
      for (const address of [first, last])
        expect(verdictOn(`https://${spell(address)}/`), address).toBe('address_not_public');
      for (const address of outside)
        expect(verdictOn(`https://${spell(address)}/`)).toBe(`https://${address}/`);
    }
  });

  it('every number of 32 bits', () => {
    const lastTwo = fc.nat({ max: 0xffff });
    const prefix = fc.constantFrom(0x0a00, 0x7f00, 0xa9fe, 0xc0a8, 0xac10, 0x6440);
    const spelling = fc.constantFrom(
      (n: number) => `${n}`,
      (n: number) => `0x${n.toString(16)}`,
      (n: number) => `0${n.toString(8)}`,
    );
    fc.assert(
      fc.property(prefix, lastTwo, spelling, (high, low, spell) => {
        return verdictOn(`https://${spell(high * 0x10000 + low)}/`) === 'address_not_public';
      }),
    );
  });

  it.each([
    ...['127.1', '0', '192.168.1', '10.1', '①②⑦.⓪.⓪.①', '0x7f.1', '[::ffff:127.0.0.1]', '[::127.0.0.1]'],
    ...['[::ffff:7f00:1]', '[::FFFF:7F00:1]', '[0:0:0:0:0:0:0:1]', '[64:ff9b::10.0.0.1]', '[2002:a00:1::]'],
    ...['[0000:0000:0000:0000:0000:0000:0000:0001]', '[::ffff:8.8.8.8]', '[2001:0:7f00:1::]'],
  ])('%s', (host) => {
    for (const port of ['', ':443', ':8443'])
      expect(verdictOn(`https://${host}${port}/`)).toBe('address_not_public');
  });
});

describe('a host that can only be a trick', () => {
  it.each([
    ['a zone', ['[fe80::1%eth0]', '[fe80::1%25eth0]', '[2600:1f18::1%25eth0]', '[::1%00]'], 'invalid_url'],
    ['brackets around what needs none', ['[127.0.0.1]', '[localhost]', '[::1].', '[]'], 'invalid_url'],
    [
      'a number too large',
      ['4294967296', '256.0.0.1', '127.0.0.256', '0x100000000', '1.2.3.4.5'],
      'invalid_url',
    ],
    ['digits that are none of their base', ['127.0.0.09', '0x7g.0.0.1.1', '08'], 'invalid_url'],
    ['a name that ends as a number does', ['foo.1', 'foo.0x1', 'example.com.7'], 'invalid_url'],
    ['a zero byte', ['localhost%00.example.com', 'example.com%00'], 'invalid_url'],
    [
      'a slash in disguise',
      ['example.com%2f.evil.com', 'example.com%5c.evil.com', 'a%40b.com'],
      'invalid_url',
    ],
    ['dots that are one sign', ['127\u20240\u20240\u20241', '127\u2025.1'], 'invalid_url'],
    ['more dots than one at its end', ['127.0.0.1..', 'example.com..'], 'host_not_allowed'],
    [
      'localhost in disguise',
      ['ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'ｌｏｃａｌｈｏｓｔ', 'local\u00adhost', 'loc%61lhost'],
      'host_not_allowed',
    ],
    [
      'localhost with a dot',
      ['localhost.', 'localhost\u3002', 'localhost%2e', 'LOCALHOST'],
      'host_not_allowed',
    ],
    ['a metadata name', ['metadata.google.internal', 'METADATA.GOOGLE.INTERNAL.'], 'host_not_allowed'],
    ['an internal name with letters of elsewhere', ['exämple.lan', '例え.test'], 'host_not_allowed'],
    ['punycode of nothing', ['xn--', 'xn--a', 'xn--zz--.example.com'], 'host_not_allowed'],
  ])('%s', (_what, hosts, code) => {
    for (const host of hosts) expect(verdictOn(`https://${host}/`), host).toBe(code);
  });
});

describe('where the host begins and ends', () => {
  it.each([
    ['https://example.com@127.0.0.1/', 'credentials_not_allowed'],
    ['https://127.0.0.1@example.com/', 'credentials_not_allowed'],
    ['https://a%40b@example.com/', 'credentials_not_allowed'],
    ['https://example.com%2f@127.0.0.1/', 'credentials_not_allowed'],
    ['https://127.0.0.1\\@example.com/', 'address_not_public'],
    ['https:\\\\127.0.0.1\\x', 'address_not_public'],
    ['https:///127.0.0.1/x', 'address_not_public'],
    [' \thttps://127.0.0.1/ ', 'address_not_public'],
    ['https://example.com:443:443/', 'invalid_url'],
    ['https://example.com:443a/', 'invalid_url'],
    ['https://example.com:-1/', 'invalid_url'],
    ['https://example.com:65536/', 'invalid_url'],
    ['https://example.com:４４３/', 'invalid_url'],
    ['https://example.com:000000080/', 'port_not_allowed'],
    ['blob:https://example.com/x', 'scheme_not_allowed'],
    ['ht\ntp://example.com/', 'scheme_not_allowed'],
    ['https://example.com\\@127.0.0.1/', 'https://example.com/@127.0.0.1/'],
    ['https://example.com#@127.0.0.1/', 'https://example.com/'],
    ['https://example.com?@127.0.0.1/', 'https://example.com/?@127.0.0.1/'],
    ['https://@example.com/', 'https://example.com/'],
    ['https://exa\tmple.com/', 'https://example.com/'],
    ['https://example.com:0443/', 'https://example.com/'],
    ['https://[2600:1f18::8.8.8.8]/', 'https://[2600:1f18::808:808]/'],
    ['https://faß.example.com/', 'https://xn--fa-hia.example.com/'],
  ])('%j', (url, verdict) => {
    expect(verdictOn(url)).toBe(verdict);
  });
});
