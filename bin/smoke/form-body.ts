import { expectStatus, expectThat } from './call-api.ts';
import type { SmokePromise } from './context.ts';

/** API Gateway itself would respond to a body that is no JSON with 415 and an error body of its own. */
export const formBody: SmokePromise = {
  name: '405 with a form body',
  async check({ call }) {
    const refused = await call('DELETE', '/v1/jobs', {
      body: 'name=smoke',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expectStatus('DELETE /v1/jobs with a form body', refused, 405, 'method_not_allowed');
    expectThat(
      refused.headers.get('Allow')?.includes('POST') === true,
      'DELETE /v1/jobs returned 405 without the allowed methods in `Allow`',
    );
  },
};
