/** What is deleted is shown by no repeated answer, and no claim holds it any longer. Made from the route table. */
import { beforeAll, expect, it } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import type { Route } from '../../shared/routes/route.ts';
import { claimSort } from '../../shared/storage/keys.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { smallStage } from '../support/shared-stage.ts';
import { mark } from './support/free-text.ts';
import { callRoute, type Params, routes } from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { until } from './support/valid-requests/until.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await smallStage();
  organization = await stage.newOrganization();
});

const upToLast = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const deleting = routes.filter(([, { method }]) => method === 'DELETE');
/** Each route that makes what another deletes. */
const pairs = deleting.flatMap(([, deletes]) =>
  routes
    .filter(([, { method, path }]) => method === 'POST' && `${path}/` === upToLast(deletes.path))
    .filter(([, { idempotency }]) => idempotency === 'replays')
    .map(([operation, creates]) => ({ operation, creates, deletes })),
);
const lastParam = ({ path }: Route) => /\{(\w+)\}$/.exec(path)?.[1] ?? '';

/** The field in which each request has a value of its own. */
const wordsIn: Record<string, (word: string) => object> = {
  addCandidateAttachment: (word) => ({ kind: 'certificate', filename: `${word}.pdf` }),
  createAssessmentTemplate: (name) => ({ name }),
  createCandidate: (first_name) => ({ first_name }),
  createCandidateNote: (text) => ({ text }),
  createCustomField: (name) => ({ name }),
  createDepartment: (name) => ({ name }),
  createInvitation: (word) => ({ email: `${word}@example.com` }),
  createJob: (name) => ({ name }),
  createKeySet: (name) => ({ name }),
  createOffice: (name) => ({ name }),
  createRejectionReason: (name) => ({ name }),
  createScan: (word) => ({ metadata: { [word]: word } }),
  createStage: (name) => ({ name }),
  createWebhookEndpoint: (description) => ({ description }),
};

it('is asked of everything that can be made and deleted', () => {
  expect(pairs.map(({ operation }) => operation).sort()).toEqual(Object.keys(wordsIn).sort());
  // Members come by invitation, sessions by signing in, and the turns of a chat are repeated by their numbers.
  expect(pairs).toHaveLength(deleting.length - 3);
});

const rowsWith = async (text: string) =>
  (await everyRow({ documents: dynamoDb(stage.places.dynamoDb) })).filter(({ data, detail }) =>
    textOf([data, detail]).includes(text),
  );
const claims = async () =>
  (await everyRow({ documents: dynamoDb(stage.places.dynamoDb) })).filter(({ sk }) => sk === claimSort);

it.each(pairs)('$operation is not repeated after the deletion', async ({ operation, creates, deletes }) => {
  const { api } = organization;
  const asked = await validRequests[operation](api);
  const word = mark();
  const body = { ...asked.body, ...wordsIn[operation]?.(word) };
  const sent = { ...asked, body, headers: { 'Idempotency-Key': `deleted ${operation}` } };
  const first = await callRoute(api, creates, sent);
  expect(first.status, first.text).toBe(creates.success);
  expect((await callRoute(api, creates, sent)).text).toBe(repeatedText(creates, first.text));
  const known = (await claims()).length;

  const params: Params = { ...asked.params, [lastParam(deletes)]: first.body.id };
  const gone = await callRoute(api, deletes, { params });
  expect(gone.status, gone.text).toBe(deletes.success);
  const holding = async () => (await rowsWith(word)).filter(({ sk }) => sk === claimSort);
  // Only an order is carried out after its answer.
  if (deletes.success === 202) await until(async () => (await holding()).length === 0);
  const again = await callRoute(api, creates, sent);
  expect([again.status, again.body.error?.code], again.text).toEqual([409, 'answer_erased']);
  expect((await claims()).length, 'the claim itself stays').toBe(known);
  expect(await holding()).toEqual([]);
});

it('nor is a secret, after its endpoint is gone', async () => {
  const { api } = organization;
  const { body: made } = await api.post('/v1/webhook-endpoints', { url: 'https://hooks.example.com/in' });
  const rotate = () =>
    api.post(`/v1/webhook-endpoints/${made.id}/rotate-secret`, undefined, { 'Idempotency-Key': 'rotated' });
  expect((await rotate()).body.secret).toBe((await rotate()).body.secret);
  await api.remove(`/v1/webhook-endpoints/${made.id}`);
  expect((await rotate()).body.error.code).toBe('answer_erased');
});
