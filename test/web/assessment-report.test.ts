import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestOrganization } from '../support/local-stage.ts';
import { type CareerSite, startCareerSite } from './support/career-site.ts';
import { looks, picturesDir, takePicture, violationsIn } from './support/look.ts';
import { inviteTo } from './support/take-assessment.ts';

let site: CareerSite;
let owner: TestOrganization;
beforeAll(async () => {
  site = await startCareerSite();
  owner = await site.newOrganization();
}, 180_000);
afterAll(() => site?.stop());

/** Takes an assessment to its end by its link; every third response is another one. */
async function take(url: string): Promise<void> {
  const { hash } = new URL(url);
  const { body: session } = await site.stage.api().post('/v1/assessment-sessions', { token: hash.slice(1) });
  const sitting = site.stage.api(session.session_token);
  for (let at = 0; ; at++) {
    const { item } = (await sitting.get('/v1/assessment-sessions/current/next')).body;
    if (!item) break;
    const { status } = await sitting.post('/v1/assessment-sessions/current/answers', {
      item_id: item.id,
      value: item.type === 'task' ? 'function nothing() {}' : item.options ? 1 + (at % 3) : '3',
      ms: 9_000 + 700 * at,
    });
    expect(status).toBe(200);
  }
  expect((await sitting.post('/v1/assessment-sessions/current/finish')).status).toBe(200);
}

/** The sentences of a page. */
const sentencesOf = (html: string) =>
  new Set(
    html
      .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, '\n')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\p{L}{3,} \p{L}{2,} \p{L}{2,}/u.test(line)),
  );

it.each(['disc_o', 'general', 'developer'])(
  'the report on %s is whole in both languages and has no fault',
  { timeout: 120_000 },
  async (kind) => {
    const reports: Record<string, string> = {};
    for (const locale of ['en', 'de']) {
      const { id, url } = await inviteTo(owner, kind, { locale });
      await take(url);
      const { text } = await owner.api.get(`/v1/assessments/${id}/report`);
      reports[locale] = text;
      expect(text).toContain(`<html lang="${locale}"`);
      if (picturesDir) {
        const pdf = await fetch(`${site.stage.baseUrl}/v1/assessments/${id}/report?format=pdf`, {
          headers: { Authorization: `Bearer ${owner.secretKey}` },
        });
        mkdirSync(picturesDir, { recursive: true });
        writeFileSync(join(picturesDir, `${kind}-${locale}.pdf`), Buffer.from(await pdf.arrayBuffer()));
      }
      for (const [look, width, colorScheme] of looks) {
        const context = await site.browser.newContext({ colorScheme, viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.setContent(text);
        await takePicture(page, look, `${kind} report ${locale}`);
        expect(await violationsIn(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false);
        await context.close();
      }
    }
    const english = sentencesOf(reports.en as string);
    expect(english.size).toBeGreaterThan(2);
    expect([...sentencesOf(reports.de as string)].filter((line) => english.has(line))).toEqual([]);
  },
);
