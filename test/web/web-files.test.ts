/** What browsers load: its size, its words, and its versions. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { versionOf } from '../../functions/widget/release.ts';
import { widgetFiles } from '../../functions/widget/widget-files.ts';
import { integrityOf, webFiles } from '../../infra/bundle-web.ts';
import { portalLanguages } from '../../shared/contracts/organization-settings.ts';
import type { Edge } from '../../shared/http/call.ts';
import { renderTryPage } from '../../shared/portal/try-page.ts';
import { commonEnglish } from '../../shared/portal/words/en.ts';
import { commonWords } from '../../shared/portal/words/languages.ts';
import { readWords, writeWords } from '../../shared/portal/words/written-words.ts';
import * as routes from '../../shared/routes/widget.ts';
import { callerOf } from '../support/call-endpoint.ts';

let files: Record<string, string>;
beforeAll(async () => {
  files = await webFiles();
}, 60_000);

/** 12 kB. */
const most = 12 * 1024;
const packed = (name: string) => gzipSync(files[name] ?? '', { level: 9 }).byteLength;

it.each(['hiring-jobs.js', 'portal-form.js'])('%s has at most 12 kB', (name) => {
  expect(packed(name)).toBeLessThanOrEqual(most);
  expect(packed(name)).toBeGreaterThan(1000);
});

describe('the words', () => {
  it('exist in each language that a portal can have', () => {
    expect(Object.keys(commonWords).sort()).toEqual([...portalLanguages].sort());
  });

  it.each(Object.entries(commonWords))('of %s lack none and are none too many', (_, words) => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(commonEnglish).sort());
    for (const [key, word] of Object.entries(words)) expect(word, key).not.toBe('');
  });

  it.each(Object.entries(commonWords))('of %s are the same after they were written and read', (_, words) => {
    const read = readWords(JSON.parse(JSON.stringify(writeWords(words)))) as Record<string, unknown>;
    for (const [key, word] of Object.entries(words as Record<string, unknown>)) {
      const again = read[key];
      if (typeof word !== 'function' || typeof again !== 'function') expect(again, key).toEqual(word);
      else for (const value of [1, 2, 5, 'a $& b']) expect(again(value), key).toBe(word(value));
    }
  });
});

describe('the files of the widget', () => {
  const read = (name: string) => files[name] ?? '';
  const edge = { environmentName: 'production', clock: () => new Date() } as Edge;
  const rows = { ...routes };
  const caller = <Name extends keyof typeof routes>(name: Name) =>
    callerOf(
      rows[name] as typeof routes.getWidgetScript,
      async (call) => widgetFiles(read)[name](call as never) as string,
      edge,
    );
  const sent = async (name: keyof typeof routes, params: Record<string, string> = {}) =>
    caller(name)({ params });

  it('are readable by pages of every origin, and cached for five minutes', async () => {
    const script = await sent('getWidgetScript');
    expect(script.headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  });

  it('of a version never change, and are gone with the version', async () => {
    const version = `v${versionOf(read('hiring-jobs.js'))}`;
    const script = await sent('getPinnedWidgetScript', { version });
    expect(script.text).toBe(read('hiring-jobs.js'));
    expect(script.headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect((await sent('getPinnedWidgetScript', { version: 'v1.0.1' })).status).toBe(404);
    expect(versionOf('another script')).not.toBe(versionOf(read('hiring-jobs.js')));
  });

  it('have the hashes that the release and the script name', async () => {
    const { body } = await sent('getWidgetRelease');
    expect(body.integrity).toBe(integrityOf(read('hiring-jobs.js')));
    expect(body.pinned_snippet).toContain(`integrity="${body.integrity}"`);
    expect(body.snippet).toContain(body.script_url);
    for (const language of body.languages.filter((one: string) => one !== 'en')) {
      const words = await sent('getWidgetWords', { language });
      expect(read('hiring-jobs.js')).toContain(integrityOf(words.text));
    }
    expect((await sent('getWidgetWords', { language: 'xx' })).status).toBe(404);
  });

  it('show the page to try them, whose key is text', async () => {
    const key = '"><script>alert(1)</script>';
    const tryIt = callerOf(routes.tryWidget, async (call) => widgetFiles(read).tryWidget(call), edge);
    expect(await tryIt({ query: { key: 'pk_svc_live_1' } })).toMatchObject({
      status: 200,
      text: expect.stringContaining('publishable-key="pk_svc_live_1"'),
    });
    const refused = await tryIt({ query: { key } });
    expect(refused.status).toBe(400);
    expect(refused.text).not.toContain('<script>alert');
    // Nor would the page itself run it.
    const text = renderTryPage({ key, language: undefined, snippet: '' });
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('publishable-key="&quot;&gt;&lt;script');
  });
});
