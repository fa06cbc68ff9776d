import { expectStatus, expectThat } from './call-api.ts';
import type { SmokePromise } from './context.ts';

/** API Gateway passes path parameters percent-encoded; the service must decode them exactly once. */
export const encodedExternalId: SmokePromise = {
  name: 'an encoded external id',
  async check({ call, runId, deleteLater }) {
    const externalId = `${runId}+jane@acme.com`;
    const path = `/v1/candidates/by-external-id/${encodeURIComponent(externalId)}`;
    const body = { first_name: 'Smoke', last_name: 'Test' };
    const first = await call('PUT', path, { body });
    expectStatus('the first PUT', first, 200);
    deleteLater(`/v1/candidates/${first.json.id}`);
    const second = await call('PUT', path, { body });
    expectStatus('the second PUT', second, 200);
    if (second.json.id !== first.json.id) deleteLater(`/v1/candidates/${second.json.id}`);
    expectThat(second.json.id === first.json.id, 'two PUTs with one external id made two candidates');
    const read = await call('GET', `/v1/candidates/${first.json.id}`);
    expectStatus('GET of the candidate', read, 200);
    expectThat(
      read.json.external_id === externalId,
      `the candidate has the external id "${read.json.external_id}" and not "${externalId}"`,
    );
  },
};
