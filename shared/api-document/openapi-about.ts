import { docsUrl } from '../platform/addresses.ts';
import { environment } from '../platform/environment.ts';

/** The description of the API as a whole in the OpenAPI document. */
export const info = () => ({
  title: 'Hiring Service',
  version: '1',
  description:
    'Jobs, CV scans with extraction, and signed webhooks. Errors have stable codes. Lists are paged by cursor. ' +
    'POST requests can be retried with an Idempotency-Key.',
  contact: { name: 'Documentation', url: docsUrl() },
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
});

/** The deployment that serves the document. */
export const servers = () => [{ url: environment.apiUrl }];

export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A secret key: svc_sk_live_… or svc_sk_test_…',
  },
  sessionToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a person who is signed in, svc_st_live_… or svc_st_test_…, as the dashboard gets it. It is also ' +
      'accepted by every call that takes a secret key, by the scopes of the person’s role.',
  },
  assessmentToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of a candidate who takes one assessment, svc_as_live_… or svc_as_test_…, as the page of the assessment gets it for a link. ' +
      'No other call accepts it.',
  },
  publishableKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A publishable key, pk_svc_live_… or pk_svc_test_…, used by a page whose origin is on its list.',
  },
};
