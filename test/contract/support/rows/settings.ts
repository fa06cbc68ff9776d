import { expect } from 'vitest';
import { rejectionReasonStore } from '../../../../shared/storage/rejection-reasons.ts';
import { jobCalls } from '../../../functions/support/job-calls.ts';
import { settingCalls } from '../../../functions/support/setting-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import { newCaller } from '../../../support/call-endpoint.ts';
import type { Fill } from '../enlarge.ts';
import { pairs } from './fill.ts';

/** Custom fields, departments, offices and reasons with everything that they take, used, changed and deleted. */
export async function fillSettings(backend: Backend, fill: Fill) {
  const caller = await newCaller(backend);
  const { customFields, departments, offices, reasons } = settingCalls(backend);
  const largest = { metadata: pairs(fill), external_id: fill(255) };
  const text = fill(200);
  const location = {
    name: text,
    street: text,
    postal_code: fill(20),
    city: text,
    region: text,
    country_code: 'NL',
  };
  const options = Array.from({ length: 100 }, (_, n) => ({ value: `${n}${fill(97)}`, label: text }));
  const field = { object_type: 'candidate', type: 'multi_select', options };
  for (const [calls, own] of [
    [customFields, { ...field, key: 'k'.repeat(40) }],
    [departments, {}],
    [offices, { location }],
    [reasons, { kind: 'by_candidate', position: 10_000 }],
  ] as const) {
    const short = await calls.create({
      caller,
      body: { ...own, name: 'Short', ...('key' in own && { key: 'short' }) },
    });
    const made = await calls.create({ caller, body: { name: text, ...largest, ...own } });
    expect(made.status).toBe(201);
    expect((await calls.remove({ caller, params: { id: short.body.id } })).status).toBe(200);
    if (calls === reasons) await rejectionReasonStore(backend.table).use(caller.organizationId, made.body.id);
    if (calls === departments)
      await jobCalls(backend).create({ caller, body: { name: 'Nurse', department_id: made.body.id } });
  }
}
