import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { dynamoDb } from '../../../shared/platform/clients.ts';
import { tableName } from '../../../shared/platform/names.ts';
import { everyRow } from '../../support/every-row.ts';
import type { Api, SharedStage, TestOrganization } from '../../support/local-stage.ts';
import { otherLast } from '../../support/other-last.ts';
import { publishedJob } from './valid-requests/applications.ts';
import { inviteCandidate } from './valid-requests/assessments.ts';

export interface World {
  stage: SharedStage;
  us: TestOrganization;
  others: TestOrganization;
  documents: ReturnType<typeof dynamoDb>;
}
/** A token that must open nothing. */
export type MakeToken = (world: World) => Promise<string>;

const tokenOf = ({ invitation }: { invitation: { url: string } }) => invitation.url.split('#')[1] ?? '';
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

/** Sets a field of rows behind the API's back: nothing else lets days pass on a running stage. */
async function setField(
  { documents }: World,
  id: string,
  isRow: (row: Awaited<ReturnType<typeof everyRow>>[number]) => boolean,
  field: string,
) {
  const rows = (await everyRow({ documents })).filter(
    (row) => JSON.stringify(row).includes(id) && isRow(row),
  );
  if (rows.length === 0) throw new Error(`no row of ${id} has ${field}`);
  for (const { pk, sk } of rows)
    await documents.send(
      new UpdateCommand({
        TableName: tableName('prod'),
        Key: { pk, sk },
        UpdateExpression: 'SET #data.#field = :then',
        ExpressionAttributeNames: { '#data': 'data', '#field': field },
        ExpressionAttributeValues: { ':then': yesterday() },
      }),
    );
}

/** An assessment whose candidate has opened the link. */
export async function openedAssessment({ stage, us }: Pick<World, 'stage' | 'us'>, by: Api = us.api) {
  const assessment = await inviteCandidate(by);
  const link = tokenOf(assessment);
  const open = async () => {
    const { body, text } = await stage.api().post('/v1/assessment-sessions', { token: link });
    if (!body.session_token) throw new Error(text);
    return body.session_token as string;
  };
  return { id: assessment.id, link, session: await open(), open };
}

/** A chat and its token. */
export async function begunChat(api: Api) {
  const { body } = await api.post('/v1/intakes', { job_id: await publishedJob(api), locale: 'en' });
  return { id: body.id as string, token: body.session_token as string };
}

const ended =
  (
    end: (world: World, opened: Awaited<ReturnType<typeof openedAssessment>>) => Promise<unknown>,
  ): MakeToken =>
  async (world) => {
    const opened = await openedAssessment(world);
    await end(world, opened);
    return opened.session;
  };

/** Tokens of sessions and links that ended, were replaced, or are of something else. */
export const badSessions: Record<string, MakeToken> = {
  'none at all': async () => '',
  'a session that has expired': ended((world, { id }) =>
    setField(world, id, ({ pk }) => pk.endsWith('#SITTING'), 'session_expires_at'),
  ),
  'the session of an assessment that has expired': ended((world, { id }) =>
    setField(world, id, ({ pk, sk }) => sk === id && /#ASSESSMENT#\d{4}-\d{2}$/.test(pk), 'expires_at'),
  ),
  'a session that a new one replaced': ended((_, { open }) => open()),
  'a session whose link was replaced': ended(({ us }, { id }) => us.api.post(`/v1/assessments/${id}/resend`)),
  'a session of a canceled assessment': ended(({ us }, { id }) =>
    us.api.post(`/v1/assessments/${id}/cancel`),
  ),
  'a session that the candidate declined': ended(({ stage }, { session }) =>
    stage.api(session).post('/v1/assessment-sessions/current/decline', {}),
  ),
  'a session of a deleted candidate': ended(async ({ us }, { id }) => {
    const { candidate_id } = (await us.api.get(`/v1/assessments/${id}`)).body;
    const { status, text } = await us.api.send('DELETE', `/v1/candidates/${candidate_id}`);
    if (status !== 202) throw new Error(text);
  }),
  'a session with another last character': async (world) =>
    otherLast((await openedAssessment(world)).session),
  'a session of the other stage': async (world) =>
    (await openedAssessment(world)).session.replace('_live_', '_test_'),
  'a link': async (world) => (await openedAssessment(world)).link,
  'the token of a chat': async ({ us }) => (await begunChat(us.api)).token,
  'a secret key': async ({ us }) => us.secretKey,
  'the session of a member': async ({ us }) => us.sessionToken,
  'a publishable key': async ({ us }) => us.publishableKey,
};

/** Tokens that do not open the given chat, and the error that each call gets. */
export const badChatTokens: Record<
  string,
  { make: (world: World, own: string) => Promise<string>; code: string }
> = {
  'that of another chat': { make: async ({ us }) => (await begunChat(us.api)).token, code: 'not_found' },
  'that of a chat of another organization': {
    make: async ({ others }) => (await begunChat(others.api)).token,
    code: 'not_found',
  },
  'its own with another last character': { make: async (_, own) => otherLast(own), code: 'invalid_api_key' },
  'the session of an assessment': {
    make: async (world) => (await openedAssessment(world)).session,
    code: 'invalid_api_key',
  },
  'the link of an assessment': {
    make: async (world) => (await openedAssessment(world)).link,
    code: 'invalid_api_key',
  },
  'a secret key of another organization': { make: async ({ others }) => others.secretKey, code: 'not_found' },
  'a publishable key': { make: async ({ us }) => us.publishableKey, code: 'key_type_not_allowed' },
};

/** Lets the token of a chat expire, which no call has used yet: the gateway keeps a verdict for a while. */
export const expireChat = (world: World, id: string) =>
  setField(world, id, ({ pk, sk }) => pk.startsWith('TOKEN#') && sk !== '', 'expires_at');
