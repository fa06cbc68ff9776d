import { expect, it } from 'vitest';
import { screen } from '../../../shared/domain/screening.ts';

const form = { honeypot: null, elapsed_ms: null, candidate: { email: 'jane@example.com' } };
const around = { fromAddress: 1, isRepeated: false };
const signals = (body: object, seen: object = {}) =>
  screen({ ...form, ...body } as never, { ...around, ...seen });

it.each([
  [{}, {}, []],
  [{ honeypot: '', elapsed_ms: 3000 }, { fromAddress: 10 }, []],
  [{ honeypot: 'x' }, {}, ['honeypot_filled']],
  [{ elapsed_ms: 2999 }, {}, ['sent_too_fast']],
  [{ elapsed_ms: 0 }, {}, ['sent_too_fast']],
  [{ candidate: { email: 'a@b@MailInator.com' } }, {}, ['disposable_address']],
  [{ candidate: { email: 'a@sub.mailinator.com' } }, {}, []],
  [{ candidate: { email: 'mailinator.com@example.com' } }, {}, []],
  [{}, { fromAddress: 11 }, ['address_burst']],
  [{}, { isRepeated: true }, ['repeated_application']],
  [
    { honeypot: 'x', elapsed_ms: 1 },
    { isRepeated: true },
    ['honeypot_filled', 'sent_too_fast', 'repeated_application'],
  ],
])('a form of %j, beside %j, shows %j', (body, seen, found) => expect(signals(body, seen)).toEqual(found));

const disposable =
  '10minutemail.com|discard.email|dispostable.com|fakeinbox.com|getnada.com|grr.la|guerrillamail.com|guerrillamail.info|inboxkitten.com|' +
  'mail-temp.com|mailcatch.com|maildrop.cc|mailinator.com|mailnesia.com|mintemail.com|mohmal.com|moakt.com|sharklasers.com|' +
  'spamgourmet.com|temp-mail.org|tempmail.com|tempmailo.com|tempr.email|throwawaymail.com|trashmail.com|yopmail.com';
it.each(disposable.split('|'))('addresses of %s are disposable', (domain) =>
  expect(signals({ candidate: { email: `x@${domain}` } })).toEqual(['disposable_address']),
);
