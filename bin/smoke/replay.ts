import { expectStatus, expectThat } from './call-api.ts';
import type { SmokePromise } from './context.ts';

/** The same Idempotency-Key returns the first response and creates nothing. */
export const replay: SmokePromise = {
  name: 'a replay',
  async check({ call, runId, deleteLater }) {
    const create = () =>
      call('POST', '/v1/jobs', {
        body: { name: `Smoke test ${runId}` },
        headers: { 'Idempotency-Key': `smoke-${runId}` },
      });
    const first = await create();
    expectStatus('POST /v1/jobs', first, 201);
    deleteLater(`/v1/jobs/${first.json.id}`);
    const second = await create();
    expectStatus('the second POST with one Idempotency-Key', second, 201);
    if (second.json.id !== first.json.id) deleteLater(`/v1/jobs/${second.json.id}`);
    expectThat(
      second.text === first.text,
      'the second POST with one Idempotency-Key returned another response',
    );
    expectThat(
      second.headers.get('Idempotent-Replayed') === 'true',
      'the replay has no `Idempotent-Replayed: true`',
    );
  },
};
