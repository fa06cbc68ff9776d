import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { updateCandidateBody } from '../../../shared/contracts/candidate.ts';
import {
  comparableEmail,
  contactsAfter,
  emailsOf,
  phonesOf,
  shownContacts,
  withPrimary,
} from '../../../shared/domain/contacts.ts';

const nobody = { email: null, other_emails: [], phone: null, other_phones: [] };
const known = { email: 'a@x.example', other_emails: ['b@x.example'], phone: '1', other_phones: ['2', '3'] };
const become = (body: object, before = known) => {
  const changed = { ...before, ...contactsAfter(before, v.parse(updateCandidateBody, body)) };
  return { emails: emailsOf(changed), phones: phonesOf(changed) };
};
const refusal = (body: object) => {
  try {
    become(body);
  } catch (error) {
    return (error as { particulars: { details: { param: string; code: string }[] } }).particulars.details;
  }
  return [];
};

describe('a list in a request', () => {
  it('replaces the earlier one, its first entry is the primary one', () => {
    const emails = [{ address: 'c@x.example' }, { address: 'a@x.example' }];
    expect(become({ emails }).emails).toEqual(['c@x.example', 'a@x.example']);
    expect(become({ emails: [] }).emails).toEqual([]);
    expect(become({ phones: [] })).toEqual({ emails: ['a@x.example', 'b@x.example'], phones: [] });
  });

  it('begins with the entry that is marked, the others keep their order', () => {
    const phones = [{ number: '7' }, { number: '8' }, { number: '9', is_primary: true }];
    expect(become({ phones }).phones).toEqual(['9', '7', '8']);
  });

  it.each([
    ['two primary ones', [true, true], 'emails.1.is_primary', 'contradictory'],
    ['one address twice, in whatever letters', [], 'emails.1.address', 'duplicate'],
  ])('with %s is refused', (_, primary, param, code) => {
    const addresses = primary.length > 0 ? ['c@x.example', 'd@x.example'] : ['c@x.example', 'C@X.example'];
    const emails = addresses.map((address, at) => ({ address, is_primary: primary[at] ?? false }));
    expect(refusal({ emails })).toMatchObject([{ param, code }]);
  });

  it('agrees with the primary one in the same request', () => {
    const emails = [{ address: 'c@x.example' }, { address: 'd@x.example', is_primary: true }];
    expect(become({ emails, email: 'D@x.example' }).emails).toEqual(['d@x.example', 'c@x.example']);
    expect(refusal({ emails, email: 'c@x.example' })).toMatchObject([
      { param: 'email', code: 'contradictory' },
    ]);
    expect(refusal({ emails: [], email: 'c@x.example' })).toHaveLength(1);
    expect(become({ emails: [], email: null }).emails).toEqual([]);
  });

  it('has 20 entries at most', () => {
    const many = (most: number) => Array.from({ length: most }, (_, at) => ({ number: `${at}` }));
    expect(v.is(updateCandidateBody, { phones: many(20) })).toBe(true);
    expect(v.is(updateCandidateBody, { phones: many(21) })).toBe(false);
  });
});

describe('the primary one in a request', () => {
  it('replaces the one before, and the others stay', () => {
    expect(become({ email: 'n@x.example', phone: '4' })).toEqual({
      emails: ['n@x.example', 'b@x.example'],
      phones: ['4', '2', '3'],
    });
  });

  it('that is in the list becomes the first, with the letters of the request', () => {
    expect(become({ email: 'B@x.example', phone: '3' })).toEqual({
      emails: ['B@x.example', 'a@x.example'],
      phones: ['3', '1', '2'],
    });
  });

  it('that is null removes all', () => {
    expect(become({ email: null, phone: null })).toEqual({ emails: [], phones: [] });
  });

  it('that is omitted changes nothing', () => {
    expect(contactsAfter(known, {})).toEqual({});
  });
});

it('there is one primary one exactly if there are any, and a repeated request changes nothing', () => {
  const number = fc.constantFrom('1', '2', '3', '4');
  const entry = fc.record({ number, is_primary: fc.boolean() }, { requiredKeys: ['number'] });
  const body = fc.record(
    { phone: fc.option(number), phones: fc.array(entry, { maxLength: 4 }) },
    { requiredKeys: [] },
  );
  const before = fc.record({ phone: fc.option(number), other_phones: fc.uniqueArray(number) });
  fc.assert(
    fc.property(before, body, (stored, given) => {
      const whole = withPrimary({
        ...nobody,
        ...stored,
        other_phones: stored.other_phones.filter((one) => one !== stored.phone),
      });
      const sent = v.parse(updateCandidateBody, given);
      let changed: ReturnType<typeof contactsAfter>;
      try {
        changed = contactsAfter(whole, sent);
      } catch {
        return;
      }
      const next = { ...whole, ...changed };
      const { phone, phones } = shownContacts(next);
      expect(phones.filter((one) => one.is_primary).map((one) => one.number)).toEqual(
        phone === null ? [] : [phone],
      );
      expect(phones.length > 0).toBe(phone !== null);
      expect(new Set(phones.map((one) => one.number)).size).toBe(phones.length);
      expect({ ...next, ...contactsAfter(next, sent) }).toEqual(next);
    }),
    { numRuns: 500 },
  );
});

it('addresses are compared without capitals', () => {
  expect(comparableEmail(' Jane@X.example')).toBe('jane@x.example');
});
