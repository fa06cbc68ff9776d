import type * as routes from '../../../../shared/routes/intakes.ts';
import type { Api } from '../../../support/local-stage.ts';
import { publishedJob } from './applications.ts';
import { type Requests, uniqueName } from './request.ts';

export const intakeRequests: Requests<typeof routes> = {
  createIntake: async (api) => ({ body: { job_id: await publishedJob(api), locale: 'en' } }),
  startIntake: async (api) => {
    const { body } = await api.get(`/v1/jobs/${await publishedJob(api)}`);
    const { pathname } = new URL(body.urls.portal);
    const [organization = '', , job = ''] = pathname.split('/').slice(-3);
    const page = await api.get(`${pathname}/chat`);
    const form_token = /data-token="([^"]+)"/.exec(page.text)?.[1] ?? '';
    return { params: { organization, job }, body: { form_token, locale: 'en' } };
  },
  getIntake: async (api) => ({ params: { id: (await begin(api)).id } }),
  sendIntakeMessage: async (api) => {
    const { id, say } = await begin(api);
    await say('yes', 'a human');
    return { params: { id }, body: { turn: 3, text: uniqueName() } };
  },
  createIntakeUpload: async (api) => {
    const { id, say } = await begin(api);
    await say('yes', 'Jane', 'Miller', `${uniqueName().replaceAll(' ', '.')}@example.com`);
    return { params: { id }, body: { filename: `${uniqueName()}.pdf`, size: 1000 } };
  },
  confirmIntake: async (api) => ({ params: { id: (await toSummary(api)).id } }),
  handOverIntake: async (api) => ({ params: { id: (await begin(api)).id }, body: {} }),
  deleteIntake: async (api) => ({ params: { id: (await begin(api)).id } }),
  getIntakeTranscript: async (api) => ({ params: { id: (await begin(api)).id } }),
};

/** A chat, and what its person says in it, with the token that the chat was given. */
async function begin(api: Api) {
  const { body, text } = await api.post('/v1/intakes', { job_id: await publishedJob(api), locale: 'en' });
  const id = String(body.id);
  if (!body.session_token) throw new Error(`POST /v1/intakes returned ${text}`);
  const headers = { Authorization: `Bearer ${body.session_token}` };
  let turn = 0;
  const say = async (...texts: string[]) => {
    for (const said of texts) {
      const sent = { turn: turn + 1, text: said };
      const answer = await api.send('POST', `/v1/intakes/${id}/messages`, { body: sent, headers });
      if (answer.status !== 200) throw new Error(answer.text);
      turn = answer.body.turn;
    }
  };
  return { id, say };
}

/** A chat that shows its summary. */
async function toSummary(api: Api) {
  const chat = await begin(api);
  const email = `${uniqueName().replaceAll(' ', '.')}@example.com`;
  await chat.say('yes', 'Jane', 'Miller', email, 'skip', 'skip', 'skip', 'skip', 'skip');
  return chat;
}
