import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sent } from './support/application-page.ts';
import { startApplicationStage } from './support/application-stage.ts';
import { fillIn, noteBeside, pdf, send, thanks } from './support/fill-in-form.ts';
import { startRelay } from './support/relay.ts';

let stage: Awaited<ReturnType<typeof startApplicationStage>>;
beforeAll(async () => {
  stage = await startApplicationStage();
}, 120_000);
afterAll(() => stage?.stop());

let job: Awaited<ReturnType<typeof stage.newJob>>;
beforeEach(async () => {
  job = await stage.newJob();
});

describe('a form that is refused', { timeout: 120_000 }, () => {
  it('shows each message at its field, and sends what was put right', async () => {
    const form = await job.openFilledIn();
    const { page } = form;
    await page.evaluate(`document.querySelector('form').noValidate = true`);
    await page.getByLabel('Why this job?').fill('');
    await page.getByLabel('Your site').fill('ada');
    await page.getByLabel('I agree that my data is processed').uncheck();
    expect(await send(form)).toBe('Please correct the marked fields.');
    expect(await noteBeside(form, 'Why this job?')).toBe('This is required.');
    expect(await noteBeside(form, 'Your site')).toBe(
      'This must be an http or https address without a user name.',
    );
    expect(await noteBeside(form, 'I agree that my data is processed')).toMatch(/requires consent/);
    expect(await page.locator('.note').count()).toBe(3);
    expect(await page.locator(':focus').getAttribute('name')).toBe('answers.motivation');

    await page.getByLabel('E-mail', { exact: true }).fill('ada at example');
    expect(await send(form)).toBe('Please correct the marked fields.');
    expect(await noteBeside(form, 'E-mail')).toBe('This must be an e-mail address.');
    expect(await page.locator('.note').count()).toBe(1);
    expect(await job.applications()).toEqual([]);

    await fillIn(form);
    await page.getByLabel('Your site').fill('https://ada.example');
    expect(await send(form)).toBe(thanks);
    expect(await job.applications()).toHaveLength(1);
    await form.close();
  });

  it('shows that the job was closed meanwhile', async () => {
    const form = await job.openFilledIn();
    expect((await job.owner.api.post(`/v1/jobs/${job.jobId}/close`)).status).toBe(200);
    expect(await send(form)).toBe('This job does not accept applications now.');
    expect(await job.applications()).toEqual([]);
    await form.close();
  });

  it('shows at its field which files are not taken, before anything is stored', async () => {
    const untaken = /^The filename must end in one of pdf, /;
    const form = await job.openFilledIn({}, pdf('ada.exe'));
    expect(await send(form)).toMatch(untaken);
    expect(await noteBeside(form, 'CV, 10 MB at most')).toMatch(untaken);

    await fillIn(form);
    const sample = form.page.getByLabel('A sample of your work');
    await sample.setInputFiles(pdf('sample.exe'));
    expect(await send(form)).toMatch(untaken);
    expect(await noteBeside(form, 'A sample of your work')).toMatch(untaken);
    await sample.setInputFiles([]);

    await fillIn(form, pdf('ada.pdf', new Uint8Array(11 * 1024 * 1024)));
    expect(await send(form)).toBe('Nothing was sent yet. Please choose a smaller file.');
    expect(await noteBeside(form, 'CV, 10 MB at most')).toBe('This file is larger than 10 MB.');
    expect(await job.applications()).toEqual([]);
    await form.close();
  });
});

describe('a form that gets no answer', { timeout: 120_000 }, () => {
  it('says so, and arrives once however often it is sent', async () => {
    let isLost = true;
    const relay = await startRelay(stage.baseUrl, (text) => (isLost ? 'lost' : text));
    const form = await job.openFilledIn(relay);
    const unreachable = 'We could not be reached. Please check your connection and try again.';
    expect(await send(form)).toBe(unreachable);
    expect(await send(form)).toBe(unreachable);
    isLost = false;
    expect(await send(form)).toBe(thanks);
    expect(new Set(sent(form, 'POST').map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await job.applicationWithFiles();
    relay.close();
    await form.close();
  });

  it('says that the application has arrived when its file has not, and sends the file alone again', async () => {
    const relay = await startRelay(stage.baseUrl, (text) => text.replace('X-Amz-Signature=', '$&0'));
    const form = await job.openFilledIn(relay);
    const missing = /^Your application has arrived, but ada\.pdf has not\./;
    expect(await send(form)).toMatch(missing);
    expect(await form.page.getByLabel('First name').isVisible()).toBe(false);
    expect(await send(form)).toMatch(missing);
    expect(sent(form, 'POST')).toHaveLength(1);
    expect(sent(form, 'PUT')).toHaveLength(2);
    expect(await job.applications()).toHaveLength(1);
    relay.close();
    await form.close();
  });

  it('takes a file for arrived that an earlier try has left there', async () => {
    const relay = await startRelay(stage.baseUrl, async (text) => {
      const [{ upload_url, method, headers }] = JSON.parse(text).attachments;
      await fetch(upload_url, { method, headers, body: pdf('ada.pdf').buffer });
      return text;
    });
    const form = await job.openFilledIn(relay);
    expect(await send(form)).toBe(thanks);
    await expect.poll(() => form.complaints, { timeout: 30_000 }).toEqual([expect.stringContaining('412')]);
    await job.applicationWithFiles();
    relay.close();
    await form.close();
  });
});
