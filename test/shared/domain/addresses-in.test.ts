import { describe, expect, it } from 'vitest';
import { addressesIn } from '../../../shared/domain/addresses-in.ts';
import { formerEmails } from '../../../shared/domain/contacts.ts';

describe('an address in a text', () => {
  it.each([
    'jane@example.com',
    'My address is Jane@Example.com.',
    'jane@example.com, or by phone',
    'Write to <jane@example.com>!',
    '"jane@example.com"',
    '“jane@example.com”',
    "'jane@example.com'",
    'mailto:jane@example.com?subject=Hello',
    'https://x.com/?mail=jane@example.com&b=2',
    'jane@example.com/bob@example.com',
    'a;jane@example.com;b',
    'メールはjane@example.comです',
    '「jane@example.com」',
    'jane＠example.com',
    'E-Mail:jane@example.com\nTel: 030',
    '*jane@example.com*',
    'jane@example.com\u200b',
    '_jane@example.com_',
    '__jane@example.com__',
    'jane@example.com-',
    'jane@example.com--thanks',
    '-jane@example.com',
    '%jane@example.com',
    'jane@@example.com',
    'jane@example.com–privat',
    '0170/jane@example.com',
    '•jane@example.com',
    'jane @example.com',
    'jane@ example.com',
    'jane @ example.com',
    'jane(at)example.com',
    'jane [at] example.com',
    'jane%40example.com',
    'jane (at) example (dot) com',
    'jane at example dot com',
  ])('is found: %s', (text) => {
    expect(addressesIn(text)).toContain('jane@example.com');
  });

  it.each([
    "o'neil@example.com",
    'jörg@exämple.de',
    'a+b@sub.example.co.uk',
    'a/b@example.com',
    '_a_@example.com',
  ])('has the letters that addresses may have: %s', (address) => {
    expect(addressesIn(`Write to ${address}.`)).toContain(address);
  });

  const before = ['0170/', 'privat–', '_', 'x&', '--', '•', '=', '/', '%', 'E-Mail:', '('];
  const behind = ['/0170', '–privat', '_', '&x', '--', '•', '/', '-', ')', '…'];
  it.each(['müller@example.com', 'mueller@müller.de', 'møller@bücher.example'])(
    'is found between marks in every alphabet: %s',
    (address) => {
      const texts = [...before.map((mark) => mark + address), ...behind.map((mark) => address + mark)];
      const missed = texts.filter((text) => !addressesIn(text).includes(address));
      expect(missed).toEqual([]);
    },
  );

  it.each(['', '@', 'a@', '@b.com', 'a@b', 'a @ b', 'at example.com'])('is not in %j', (text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  it('is found in a time that grows with the text', () => {
    const started = performance.now();
    for (const part of ['@', 'a@', 'a.', '.', 'a@b.c ', 'a@b.c/', ' at a dot a', ' dot a', '(at)'])
      addressesIn(part.repeat(2_000).slice(0, 2_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('former addresses', () => {
  const having = (email: string | null, other_emails: string[] = [], former_emails?: string[]) => ({
    email,
    other_emails,
    ...(former_emails && { former_emails }),
  });

  it('are those that a change removed, in the form for comparison, without those that are back', () => {
    expect(formerEmails(having('A@b.de', ['c@d.de']), having('c@d.de'))).toEqual(['a@b.de']);
    expect(formerEmails(having('c@d.de', [], ['a@b.de']), having('A@b.de'))).toEqual(['c@d.de']);
    expect(formerEmails(having(null, [], ['a@b.de']), having('A@b.de'))).toEqual([]);
    expect(formerEmails(having('a@b.de'), having('A@B.de', ['x@y.de']))).toBeUndefined();
  });

  it('are at most 200, none of which is forgotten', () => {
    const many = Array.from({ length: 199 }, (_, at) => `a${at}@b.de`);
    const all = [...many, 'last@b.de'];
    expect(formerEmails(having('last@b.de', [], many), having(null))).toEqual(all);
    expect(() => formerEmails(having('next@b.de', [], all), having(null))).toThrow('At most 200');
    expect(formerEmails(having('next@b.de', [], all), having('next@b.de'))).toEqual(all);
  });
});
