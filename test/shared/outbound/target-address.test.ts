import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeTargetUrl } from '../../../shared/outbound/target-address.ts';

const judge = (url: string) => judgeTargetUrl(url, { allowLoopback: false });
const judgeLocally = (url: string) => judgeTargetUrl(url, { allowLoopback: true });
const refusal = (url: string, verdict = judge(url)) =>
  verdict.ok ? `accepted as ${verdict.url}` : verdict.code;

describe('accepted, in its normal form', () => {
  it.each([
    ['https://hooks.example.com/in?a=1', 'https://hooks.example.com/in?a=1'],
    ['HTTPS://Hooks.Example.COM:443', 'https://hooks.example.com/'],
    ['https://example.com:8443/x', 'https://example.com:8443/x'],
    ['https://example.com:1024/', 'https://example.com:1024/'],
    ['https://example.com./x', 'https://example.com/x'],
    ['https://example.com/x#part', 'https://example.com/x'],
    ['https://bücher.example.com/', 'https://xn--bcher-kva.example.com/'],
    ['https://my_hook.example.com/', 'https://my_hook.example.com/'],
    ['https://8.8.8.8/x', 'https://8.8.8.8/x'],
    ['https://[2600:1f18::1]/', 'https://[2600:1f18::1]/'],
  ])('%s', (url, normal) => {
    expect(judge(url)).toEqual({ ok: true, url: normal });
  });

  it('judges its own normal form the same way', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (url) => {
        const verdict = judge(url);
        return !verdict.ok || JSON.stringify(judge(verdict.url)) === JSON.stringify(verdict);
      }),
    );
  });
});

describe('refused', () => {
  it.each([
    '',
    'example.com/x',
    '/in',
    'https://',
    'https://999.1.1.1/',
    `https://example.com/${'x'.repeat(2048)}`,
  ])('what is no absolute URL of at most 2048 characters: %.40s', (url) => {
    expect(refusal(url)).toBe('invalid_url');
  });

  it.each([
    'http://example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'file:///etc/hosts',
    'wss://example.com',
  ])('another scheme: %s', (url) => {
    expect(refusal(url)).toBe('scheme_not_allowed');
  });

  it.each(['https://user@example.com', 'https://:secret@example.com', 'https://a:b@example.com'])(
    'credentials: %s',
    (url) => {
      expect(refusal(url)).toBe('credentials_not_allowed');
    },
  );

  it.each([0, 22, 25, 80, 442, 444, 1023])('port %i', (port) => {
    expect(refusal(`https://example.com:${port}/`)).toBe('port_not_allowed');
  });

  it.each([
    ...[
      'localhost',
      'localhost.',
      'foo.localhost',
      'intranet',
      'db',
      'printer.local',
      'vault.internal',
      'a.b.corp',
    ],
    ...[
      'ip-10-0-0-1.ec2.internal',
      'api.svc.cluster.local',
      'nas.lan',
      'router.home.arpa',
      '1.0.0.127.in-addr.arpa',
    ],
    ...[
      'a..example.com',
      '-a.example.com',
      'a-.example.com',
      `${'a'.repeat(64)}.com`,
      `${'a.'.repeat(130)}com`,
    ],
    ...['exa%24mple.com', 'ex*mple.com'],
  ])('a host that is no public name: %s', (host) => {
    expect(refusal(`https://${host}/`)).toBe('host_not_allowed');
  });

  it.each([
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '0177.0.0.1',
      '017700000001',
      '127.0.0.1.',
      '0',
    ],
    ...[
      '１２７.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
      '169.254.169.254',
      '0xA9FEA9FE',
      '2852039166',
      '192.168.1',
    ],
    ...[
      '[::1]',
      '[::]',
      '[0:0:0:0:0:0:0:1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[fd00::1]',
    ],
    ...['[fe80::1]', '[64:ff9b::10.0.0.1]', '[2002:a00:1::]', '[2001:db8::1]', '[::ffff:8.8.8.8]'],
  ])('a private address in any spelling: %s', (host) => {
    expect(refusal(`https://${host}/`)).toBe('address_not_public');
  });

  it('every 32-bit number that is a private address', () => {
    const lastTwo = fc.nat({ max: 0xffff });
    const prefix = fc.constantFrom(0x0a00, 0x7f00, 0xa9fe, 0xc0a8, 0xac10, 0x6440);
    const spelling = fc.constantFrom(
      (n: number) => `${n}`,
      (n: number) => `0x${n.toString(16)}`,
      (n: number) => `0${n.toString(8)}`,
    );
    fc.assert(
      fc.property(prefix, lastTwo, spelling, (high, low, spell) => {
        return refusal(`https://${spell(high * 0x10000 + low)}/`) === 'address_not_public';
      }),
    );
  });

  it('with a sentence for the caller that repeats none of the input', () => {
    const verdict = judge('https://user:secret@example.com/');
    expect(verdict).toMatchObject({ ok: false, message: 'must not carry a user name or password' });
  });
});

describe('the local stage', () => {
  it.each([
    'http://localhost:3000/in',
    'http://127.0.0.1:80/in',
    'https://[::1]:8443/in',
    'http://app.localhost:1/in',
  ])('may reach loopback: %s', (url) => {
    expect(judgeLocally(url).ok).toBe(true);
  });

  it.each([
    ['http://example.com/', 'scheme_not_allowed'],
    ['http://10.0.0.1/', 'scheme_not_allowed'],
    ['https://10.0.0.1/', 'address_not_public'],
    ['http://user@localhost:3000/', 'credentials_not_allowed'],
    ['https://example.com:80/', 'port_not_allowed'],
    ['ftp://localhost/', 'scheme_not_allowed'],
  ])('is no freer otherwise: %s', (url, code) => {
    expect(refusal(url, judgeLocally(url))).toBe(code);
  });
});
