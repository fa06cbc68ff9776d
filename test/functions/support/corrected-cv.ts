import type { Profile } from '../../../shared/contracts/profile.ts';
import type { Scan } from '../../../shared/domain/stored/scan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { educationOf, languagesOf, profileOf } from '../../shared/fit/support/profiles.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { scanCalls, storeScan } from './scan-calls.ts';

const base = profileOf({
  skills: ['Cardiology'],
  work: [{ position: 'Nrse', months: 12 }, { position: 'Porter' }],
});

/** The reading of a CV in which the title of the first job is misspelled. */
export const misread: Profile = {
  ...base,
  basics: {
    ...base.basics,
    name: 'Jane Milller',
    first_name: 'Jane',
    last_name: 'Milller',
    email: 'jane@example.com',
    emails: ['jane@example.com', 'jm@example.com'],
  },
  education: educationOf('bachelor'),
  languages: languagesOf(['Dutch', 'nl', 'C1']),
  confidence: { ...base.confidence, name: 0.6, work: 0.5, education: 0.5 },
};

/** A scan that was read like this, and the calls about it. */
export async function misreadScan(backend: Backend, changes: Partial<Scan> = {}, given?: Caller) {
  const calls = scanCalls(backend);
  const caller = given ?? (await newCaller(backend));
  const { id } = await storeScan(
    backend,
    caller,
    new Date(),
    { status: 'completed', ...changes },
    { profile: misread, lines: ['Jane Milller'] },
  );
  const params = { id };
  return {
    calls,
    caller,
    params,
    get: async () => (await calls.get({ caller, params })).body,
    correct: (body: object, headers: Record<string, string> = {}) =>
      calls.correct({ caller, params, body, headers }),
  };
}
