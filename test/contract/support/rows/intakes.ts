import { expect } from 'vitest';
import { idSource } from '../../../../shared/domain/ids.ts';
import { ofCandidate } from '../../../../shared/storage/keys.ts';
import { link } from '../../../../shared/storage/links.ts';
import { hiring } from '../../../functions/support/application-calls.ts';
import { intakeCalls } from '../../../functions/support/intake-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Fill } from '../enlarge.ts';
import { many } from './fill.ts';

const asks = (key: string, type: 'file' | 'long_text') => ({
  key,
  label: 'Why?',
  type,
  required: false,
  options: [],
});
const jobThatAsks = {
  application_form: { fields: [...many(30, (n) => asks(`q${n}`, 'long_text')), asks('sample', 'file')] },
} as object;

/** A chat with the most and longest answers, and with twelve files, whose names are the longest. */
export async function fillIntakes(backend: Backend, fill: Fill) {
  const { caller, job } = await hiring(backend, jobThatAsks);
  const chats = intakeCalls(backend);
  const { params, person, answer, answers } = await chats.begin(caller, job);
  await answers('yes', 'Ana', 'Lopez', 'ana@example.com');
  for (let n = 0; n < 30; n++) {
    // As many addresses as a chat notes, and long texts.
    const addresses = n > 0 ? '' : many(190, (at) => `${at}@b.de `).join('');
    const { status, body } = await answer({ text: `a${addresses}${fill(2_000)}`.slice(0, 1_991) });
    expect(status).toBe(200);
    if (body.input.key === `answers.q${n}`) await answers('skip');
  }
  for (let n = 0; n < 12; n++) {
    const body = { filename: `${fill(250)}.pdf` };
    expect((await chats.upload({ caller: person, params, body })).status).toBe(201);
  }
  const refused = await chats.upload({ caller: person, params, body: { filename: 'one-more.pdf' } });
  expect(refused.body.error.code).toBe('invalid_state_transition');
  // A chat that was confirmed is found by its person.
  const candidate = idSource(new Date())('candidate');
  await backend.table.commit([link(ofCandidate(caller.organizationId, candidate, 'INTAKE'), params.id)]);
}
