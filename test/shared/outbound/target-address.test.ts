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
    ['https://a.example.com/', 'https://a.example.com/'],
    ['https://x.co/', 'https://x.co/'],
    [`https://${'a'.repeat(63)}.com/`, `https://${'a'.repeat(63)}.com/`],
    [`https://${'a.'.repeat(125)}com/`, `https://${'a.'.repeat(125)}com/`],
    ['https://my.lan.example.com/', 'https://my.lan.example.com/'],
    ['https://example.mylan/', 'https://example.mylan/'],
    ['https://8.8.8.8/x', 'https://8.8.8.8/x'],
    ['https://[2600:1f18::1]/', 'https://[2600:1f18::1]/'],
  ])('%s', (url, normal) => {
    expect(judge(url)).toEqual({ ok: true, url: normal });
  });

  it('up to 2048 characters, as written and as stored', () => {
    for (const path of ['x'.repeat(2028), 'ü'.repeat(338)]) {
      const verdict = judge(`https://example.com/${path}`);
      expect(verdict.ok && verdict.url.length).toBe(2048);
    }
  });

  it('judges its own normal form the same way, so that what was saved is never refused at an attempt', () => {
    const longer = fc
      .tuple(fc.constantFrom('x', 'ü', '🎉', '%', '#', '?', '@', '.'), fc.nat({ max: 700 }))
      .map(([sign, times]) => sign.repeat(times));
    const webUrl = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true });
    fc.assert(
      fc.property(webUrl, longer, (url, text) => {
        const verdict = judge(`${url}${text}`);
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
    `https://example.com/${'x'.repeat(2029)}`,
    // Within the limit as it would be stored, but not as it is written, and the other way round.
    `https://example.com/#${'x'.repeat(2048)}`,
    `https://example.com/${'ü'.repeat(338)}xx`,
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

  it('every port below 1024 but 443', () => {
    for (let port = 0; port < 1024; port++)
      expect(refusal(`https://example.com:${port}/`), `${port}`).toBe(
        port === 443 ? 'accepted as https://example.com/' : 'port_not_allowed',
      );
  });

  it('every port below 1024 but 443 of an address, too', () => {
    expect(refusal('https://8.8.8.8:80/')).toBe('port_not_allowed');
    expect(refusal('https://[2600::1]:1023/')).toBe('port_not_allowed');
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
      'nas.localdomain',
      'wiki.intranet',
      'db.private',
      'router.home',
      'abc.onion',
      'abc.alt',
      'router.home.arpa',
      '1.0.0.127.in-addr.arpa',
    ],
    ...[
      'a..example.com',
      '-a.example.com',
      'a-.example.com',
      `${'a'.repeat(64)}.com`,
      `${'a.'.repeat(125)}comm`,
    ],
    ...['exa%24mple.com', 'ex*mple.com'],
  ])('a host that is no public name: %s', (host) => {
    expect(refusal(`https://${host}/`)).toBe('host_not_allowed');
  });

  it('with a sentence for the caller that repeats none of the input', () => {
    const verdict = judge('https://user:secret@example.com/');
    expect(verdict).toMatchObject({ ok: false, message: 'must not contain a user name or password' });
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
