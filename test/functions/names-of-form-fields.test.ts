/** Questions may have the names of the form's own fields: neither text nor file comes under the other one's name. */
import { beforeAll, describe, expect, it } from 'vitest';
import { matchUploads } from '../../web/portal/match-uploads.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { portalCalls, questions } from './support/portal-calls.ts';

let backend: Backend;
let portal: ReturnType<typeof portalCalls>;
let applications: ReturnType<typeof applicationCalls>;
let names: string[];
beforeAll(async () => {
  backend = await sharedBackend();
  portal = portalCalls(backend);
  applications = applicationCalls(backend);
  const { caller, job } = await hiring(backend);
  const { text } = await portal.form(caller, job);
  names = [...new Set([...text.matchAll(/\sname="([a-z_]+)"/g)].map(([, name = '']) => name))];
  names = names.filter((name) => name !== 'viewport' && name !== 'robots');
});

const person = { first_name: 'Jana', email: 'jana@example.com', consent_processing: 'true' };
const cv = { name: 'resume', filename: 'cv-of-form.pdf', size: 7 };
interface Upload {
  kind: string;
  filename: string;
  upload_url: string;
}

it('the form has the fields that the tests below name', () => {
  for (const one of ['first_name', 'email', 'resume', 'cover_letter', 'form_token', 'nickname'])
    expect(names).toContain(one);
});

describe('questions with the keys of all fields of the form', () => {
  it('are answered beside them', async () => {
    const fields = questions(...names.map((key) => ({ key, label: key, type: 'short_text' as const })));
    const { caller, job } = await hiring(backend, { application_form: { fields } });
    const answers = Object.fromEntries(names.map((key) => [key, `answer to ${key}`]));
    const form_token = await portal.token(caller, job);
    const sent = { ...person, cover_letter: 'Own letter', form_token, answers, files: [cv] };
    const { status, body } = await portal.send(caller, job, sent);
    expect(status).toBe(201);
    const { submission } = (await applications.get({ caller, params: { id: body.id } })).body;
    const read = submission.answers.map(({ key, value }: { key: string; value: string }) => [key, value]);
    expect(Object.fromEntries(read)).toEqual(answers);
    expect(submission).toMatchObject({
      first_name: 'Jana',
      email: 'jana@example.com',
      cover_letter: 'Own letter',
    });
  });

  it('get each file under its own upload, whichever are sent', async () => {
    const keys = names.filter((name) => name !== 'resume');
    for (let from = 0; from < keys.length; from += 10) {
      const some = keys.slice(from, from + 10);
      const fields = questions(...some.map((key) => ({ key, label: key, type: 'file' as const })));
      const { caller, job } = await hiring(backend, { application_form: { fields } });
      // The order of the fields in the page is not that of the uploads.
      const files = [
        ...some.map((key) => ({ name: `answers.${key}`, filename: `${key}.pdf`, size: 9 })).reverse(),
        cv,
      ];
      const form_token = await portal.token(caller, job);
      const { status, body } = await portal.send(caller, job, { ...person, form_token, files });
      expect(status).toBe(201);
      const matched = matchUploads(files, body.attachments as Upload[]);
      for (const file of files) expect(matched.get(file)?.filename).toBe(file.filename);
      const urls = [...matched.values()].map((upload) => upload?.upload_url);
      expect(new Set(urls).size).toBe(files.length);
    }
  });
});

it('a question may not ask for a second CV', async () => {
  const fields = questions({ key: 'resume', label: 'Portfolio', type: 'file' });
  const message = 'resume is the key of the CV; choose another one for this file.';
  const refused = { code: 'validation_failed', particulars: { details: [{ code: 'reserved', message }] } };
  await expect(hiring(backend, { application_form: { fields } })).rejects.toMatchObject(refused);
});

describe('a question of an earlier release that asks for a file under the key of the CV', () => {
  const [own, asked] = [{ name: 'resume' }, { name: 'answers.resume' }];
  const upload = (id: number, kind = 'resume') => ({ id, kind });

  it('gets its own upload, beside the CV, without it, and where the question is gone', () => {
    for (const files of [
      [own, asked],
      [asked, own],
    ]) {
      const both = matchUploads(files, [upload(1), upload(2, 'other'), upload(3)]);
      expect([both.get(own)?.id, both.get(asked)?.id]).toEqual([1, 3]);
      expect(matchUploads(files, [upload(1)]).get(asked)).toBeUndefined();
    }
    expect(matchUploads([asked], [upload(1)]).get(asked)?.id).toBe(1);
  });
});
