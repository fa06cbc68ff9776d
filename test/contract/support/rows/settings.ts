import { expect } from 'vitest';
import { rejectionReasonStore } from '../../../../shared/storage/rejection-reasons.ts';
import { jobCalls } from '../../../functions/support/job-calls.ts';
import { settingCalls } from '../../../functions/support/setting-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';
import type { Fill } from '../enlarge.ts';
import { pairs } from './fill.ts';

/** What makes the largest entry of each vocabulary, with a name and a key of its own. */
export function largestEntries(fill: Fill) {
  const long = fill(195);
  const [metadata, external] = [pairs(fill), fill(250)];
  const location = {
    name: long,
    street: long,
    postal_code: fill(20),
    city: long,
    region: long,
    country_code: 'NL',
  };
  const options = Array.from({ length: 100 }, (_, n) => ({ value: `${n}${fill(97)}`, label: long }));
  const types = ['job', 'candidate', 'application'];
  const entry = (n: number) => ({ name: `${n}${long}`, external_id: `${n}${external}`, metadata });
  return {
    customFields: (n: number) => ({
      ...entry(n),
      object_type: types[n % types.length],
      key: `${n}`.padStart(40, 'k'),
      type: 'multi_select',
      options,
    }),
    departments: entry,
    offices: (n: number) => ({ ...entry(n), location }),
    templates: (n: number) => ({ ...entry(n), kind: 'developer' }),
    reasons: (n: number) => ({ ...entry(n), kind: 'by_candidate', position: 10_000 }),
  };
}

/** Custom fields, departments, offices, templates and reasons with everything that they take, used, changed and deleted. */
export async function fillSettings(backend: Backend, fill: Fill) {
  const caller = await newCaller(backend);
  const all = settingCalls(backend);
  for (const [name, entry] of Object.entries(largestEntries(fill))) {
    const calls = all[name as keyof typeof all];
    const short = await calls.create({
      caller,
      body: { ...entry(1), name: 'Short', external_id: null, metadata: {} },
    });
    const made = await calls.create({ caller, body: entry(2) });
    expect(made.status).toBe(201);
    expect((await calls.remove({ caller, params: { id: short.body.id } })).status).toBe(200);
    if (name === 'reasons') {
      const used = await rejectionReasonStore(backend.table).use(caller.organizationId, made.body.id);
      await backend.table.commit(used.marks);
    }
    if (name === 'departments')
      await jobCalls(backend).create({ caller, body: { name: 'Nurse', department_id: made.body.id } });
  }
}
