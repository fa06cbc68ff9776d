import { describe, expect, it } from 'vitest';
import { deliveryErrors, deliveryStatuses } from '../../../shared/contracts/webhook-delivery.ts';
import { judgeTargetUrl, targetRefusals } from '../../../shared/outbound/target-address.ts';
import { ATTEMPT_DELAYS_SECONDS } from '../../../shared/webhooks/delivery-schedule.ts';
import { judgeAttempt, overloadWaitSeconds } from '../../../shared/webhooks/judge-attempt.ts';
import { signatureHeaders } from '../../../shared/webhooks/sign-delivery.ts';
import { documentOf } from './support/pages.ts';

const page = documentOf('/docs/events');
const section = page.querySelector('section:has(> #deliveries)') ?? page;
const text = (section.textContent ?? '').replaceAll(/\s+/g, ' ');

describe('deliveries', () => {
  it('have each attempt of the schedule with its time', () => {
    const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    );
    expect(rows).toHaveLength(ATTEMPT_DELAYS_SECONDS.length);
    expect(rows.slice(0, 4)).toEqual([
      ['1', 'at once', 'at once'],
      ['2', '5 s', '5 s'],
      ['3', '5 min', '5 min 5 s'],
      ['4', '30 min', '35 min 5 s'],
    ]);
    expect(rows.at(-1)).toEqual(['10', '20 h', '71 h 35 min 5 s']);
  });

  it('name every header that a delivery carries', () => {
    const signed = { secrets: ['whsec_x'], body: '{}', eventId: 'evt_1', deliveryId: 'dlv_1', attempt: 1 };
    const explained = text + documentOf('/docs/signatures').querySelector('main')?.textContent;
    for (const header of Object.keys(signatureHeaders({ ...signed, sentAtEpochSeconds: 1 })))
      expect(explained, header).toContain(header);
  });

  it('say which answers are what', () => {
    const outcome = { durationMs: 1, responseExcerpt: null, errorClass: null, retryAfterSeconds: null };
    for (let status = 200; status < 600; status++) {
      if (overloadWaitSeconds({ ...outcome, status }) !== null) expect(text).toContain(String(status));
      if (judgeAttempt({ ...outcome, status }) === 'disable_endpoint') expect(text).toContain(`${status}`);
    }
    for (const word of ['3xx', 'Retry-After', 'ten seconds', '120 hours', 'gone', 'failing'])
      expect(text).toContain(word);
  });

  it('have every status, and every error_class with its sentence', () => {
    for (const status of deliveryStatuses) expect(text).toContain(status);
    for (const [name, says] of Object.entries(deliveryErrors)) {
      const term = [...section.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
      expect(term?.nextElementSibling?.textContent, name).toBe(says);
    }
  });

  it('say why a URL is refused, in the words of the refusal', () => {
    for (const sentence of Object.values(targetRefusals)) expect(text).toContain(sentence);
    expect(judgeTargetUrl('http://example.com', { allowLoopback: false })).toMatchObject({
      message: targetRefusals.scheme_not_allowed,
    });
  });
});
