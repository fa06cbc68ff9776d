import type { ScreeningSignal } from '../contracts/application.ts';
import type { SentApplicationBody } from '../contracts/application-body.ts';
import { disposableDomains } from '../words/disposable-domains.ts';

/** A person cannot read a posting and fill in its form in less time. */
const minElapsedMs = 3_000;
/** The permitted applications from one IP address in ten minutes; the people of an office share an address. */
const maxPerAddress = 10;

/** The signs of a bot or of a repeated application. `fromAddress` includes this application. */
export function screen(
  body: Pick<SentApplicationBody, 'honeypot' | 'elapsed_ms' | 'candidate'>,
  { fromAddress, isRepeated }: { fromAddress: number; isRepeated: boolean },
): ScreeningSignal[] {
  const domain = body.candidate.email?.split('@').at(-1)?.toLowerCase();
  const signals: [ScreeningSignal, boolean][] = [
    ['honeypot_filled', body.honeypot !== null && body.honeypot !== ''],
    ['sent_too_fast', body.elapsed_ms !== null && body.elapsed_ms < minElapsedMs],
    ['disposable_address', domain !== undefined && disposableDomains.has(domain)],
    ['address_burst', fromAddress > maxPerAddress],
    ['repeated_application', isRepeated],
  ];
  return signals.filter(([, speaks]) => speaks).map(([signal]) => signal);
}
