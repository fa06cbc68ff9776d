import { expect } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { startLocalStage } from '../../support/local-stage.ts';
import { serveApplicationPage } from './application-page.ts';
import { eventually } from './eventually.ts';
import { fillIn, jobWithForm, pdf } from './fill-in-form.ts';

export interface Where {
  host?: string;
  baseUrl?: string;
  key?: string;
}

/** A stage, a browser, and a career site on two hosts of which an organization's key lists `careers.example`. */
export async function startApplicationStage() {
  const hosts = ['careers.example', 'elsewhere.example'];
  const [stage, browser] = await Promise.all([startLocalStage({ stage: 'prod' }), openBrowser({ hosts })]);
  const site = await serveApplicationPage(browser);

  /** An organization of its own with a published job. */
  async function newJob() {
    const owner = await stage.newOrganization({ origins: [site.originOf('careers.example')] });
    const created = await owner.api.post('/v1/jobs', jobWithForm);
    expect(created.status).toBe(201);
    const jobId: string = created.body.id;
    const open = ({
      host = 'careers.example',
      baseUrl = stage.baseUrl,
      key = owner.publishableKey,
    }: Where = {}) => site.open({ host, baseUrl, key, jobId });
    const applications = async () => (await owner.api.get('/v1/applications')).body.data;
    return {
      owner,
      jobId,
      open,
      applications,
      /** With everything in it that the form cannot do without. */
      async openFilledIn(where?: Where, cv = pdf('ada.pdf')) {
        const form = await open(where);
        expect(await form.said()).toBe('');
        await fillIn(form, cv);
        return form;
      },
      /** The only application, once every file of it has arrived. */
      async applicationWithFiles() {
        const [{ id }, ...others] = await applications();
        expect(others).toEqual([]);
        return eventually(async () => {
          const { body } = await owner.api.get(`/v1/applications/${id}`);
          const isStored = ({ status }: { status: string }) => status === 'stored';
          return body.submission.attachments.every(isStored) && body;
        });
      },
    };
  }

  return {
    ...stage,
    originOf: site.originOf,
    newJob,
    async stop() {
      site.close();
      await browser.close();
      await stage.stop();
    },
  };
}
