/** What the one function of the widget answers, with made-up files beside it. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { versionOf } from '../../functions/widget/release.ts';
import { widgetFiles } from '../../functions/widget/widget-files.ts';
import type { Edge } from '../../shared/http/call.ts';
import * as rows from '../../shared/routes/widget.ts';
import { callerOf, type Sent } from '../support/call-endpoint.ts';

const beside: Record<string, string> = {
  'hiring-jobs.js': 'the script of the widget',
  'portal-form.js': 'the script of the form',
  'intake.js': 'the script of the chat',
  'words.json': JSON.stringify({ nl: '{"language":"nl"}', de: '{"language":"de","jobs":"Stellen"}' }),
};
const table = { ...rows };
const made = widgetFiles((name) => beside[name] ?? '');
const edge = { environmentName: 'production', clock: () => new Date() } as Edge;
const ask = (name: keyof typeof rows, sent: Sent = {}) =>
  callerOf(
    table[name] as typeof rows.getWidgetScript,
    async (call) => made[name](call as never) as string,
    edge,
  )(sent);

const api = 'http://127.0.0.1:4010';
const version = versionOf('the script of the widget');
const integrity = `sha384-${createHash('sha384').update('the script of the widget').digest('base64')}`;

it.each([
  ['getWidgetScript', 'the script of the widget'],
  ['getPortalScript', 'the script of the form'],
  ['getIntakeScript', 'the script of the chat'],
] as const)('%s is the file of its name, as a script', async (name, text) => {
  const { body, headers } = await ask(name);
  expect([body, headers['Content-Type']]).toEqual([text, 'text/javascript; charset=utf-8']);
});

describe('the release', () => {
  it('has a version and a hash of the script, and the languages in their order', async () => {
    const { body } = await ask('getWidgetRelease');
    expect(body).toMatchObject({
      object: 'widget_release',
      version,
      integrity,
      languages: ['de', 'en', 'nl'],
    });
    expect(body.script_url).toBe(`${api}/widget/v1/hiring-jobs.js`);
    expect(body.pinned_url).toBe(`${api}/widget/v${version}/hiring-jobs.js`);
  });

  it('has texts to copy that load the script and link to the portal where scripts do not run', async () => {
    const { body } = await ask('getWidgetRelease');
    const element = `<hiring-jobs publishable-key="pk_svc_…">\n  <a href="${api}/careers/org_…">Open jobs</a>\n</hiring-jobs>`;
    expect(body.snippet).toBe(`<script type="module" src="${body.script_url}"></script>\n${element}`);
    expect(body.pinned_snippet).toBe(
      `<script type="module" src="${body.pinned_url}" integrity="${integrity}" crossorigin="anonymous"></script>\n${element}`,
    );
  });

  it('has another version where the script is another, which any address can have', () => {
    expect(version).toMatch(/^1\.0\.\d{1,10}$/);
    expect(versionOf('another script')).not.toBe(version);
  });
});

describe('a script of one version', () => {
  it('is served by its version, and no other is', async () => {
    const found = await ask('getPinnedWidgetScript', { params: { version: `v${version}` } });
    expect([found.status, found.body]).toEqual([200, 'the script of the widget']);
    expect(found.headers['Cache-Control']).toContain('immutable');
    const other = await ask('getPinnedWidgetScript', { params: { version: 'v1.0.1' } });
    expect(other.body.error.code).toBe('not_found');
  });
});

describe('the words of a language', () => {
  it('are those beside the function; English is in the script', async () => {
    expect((await ask('getWidgetWords', { params: { language: 'de' } })).body).toEqual({
      language: 'de',
      jobs: 'Stellen',
    });
    for (const language of ['en', 'xx'])
      expect((await ask('getWidgetWords', { params: { language } })).body.error.code).toBe('not_found');
  });
});

describe('the page to try the widget', () => {
  it('shows the element with the key and the language that were asked for, and what to copy', async () => {
    const { body } = await ask('tryWidget', { query: { key: 'pk_svc_live_1', lang: 'de' } });
    expect(body).toContain('<hiring-jobs publishable-key="pk_svc_live_1" lang="de"></hiring-jobs>');
    expect(body).toContain('<option value="de" selected>de</option>');
    expect(body).toContain('publishable-key=&quot;pk_svc_…&quot;');
  });

  it('shows no element without a key, and no language where none was chosen', async () => {
    expect((await ask('tryWidget')).body).not.toContain('</hiring-jobs>');
    const { body } = await ask('tryWidget', { query: { key: 'pk_svc_live_1', lang: '' } });
    expect(body).toContain('<hiring-jobs publishable-key="pk_svc_live_1"></hiring-jobs>');
    expect(body).toContain('<option value="" selected>Default</option>');
  });
});
