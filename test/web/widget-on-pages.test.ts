/** The widget on the pages of others: styles, policies and origins that are not its own, and texts that attack it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CareerSite, type HostPage, startCareerSite, widgetOf } from './support/career-site.ts';
import { violationsIn } from './support/look.ts';

let site: CareerSite;
let owner: Awaited<ReturnType<CareerSite['newOrganization']>>;
const job = {
  name: 'Nurse',
  is_draft: false,
  job_details: {
    description: '## Tasks\n\nYou **care** for [people](https://example.com).\n\n- Day\n- Night',
  },
};
beforeAll(async () => {
  site = await startCareerSite();
  owner = await site.newOrganization();
  await owner.api.post('/v1/jobs', job);
}, 180_000);
afterAll(() => site?.stop());

const widget = (attributes = '', inner = '') => widgetOf(site.stage, owner.publishableKey, attributes, inner);
const openJob = async (hosted: HostPage, name = 'Nurse') => {
  const opened = await site.open(hosted);
  await opened.page.getByRole('link', { name }).click();
  await opened.page.locator('hiring-jobs .facts').waitFor();
  return opened;
};
/** What a strict page allows beside the service itself. */
const strict = () =>
  `default-src 'none'; style-src 'self'; script-src ${site.stage.baseUrl}; connect-src ${site.stage.baseUrl}; img-src data:; base-uri 'none'`;

describe('an origin that is not listed', { timeout: 120_000 }, () => {
  it('explains why in words, and shows the link to the portal', async () => {
    const { page, events, close } = await site.open(
      { body: widget('', '<a href="https://portal.example">Open jobs</a>') },
      { host: 'elsewhere.example' },
    );
    await page.getByText('the address of this page is not on the list of its key').waitFor();
    expect(await page.getByRole('link', { name: 'Open jobs' }).isVisible()).toBe(true);
    expect(await events()).toMatchObject([{ type: 'hiring:error', detail: { code: 'origin_not_allowed' } }]);
    await close();
  });

  it('sends no key that must not be in a page', async () => {
    const { page, close } = await site.open({ body: widgetOf(site.stage, owner.secretKey) });
    const called: string[] = [];
    page.on('request', (request) => called.push(request.url()));
    await page.getByText('publishable-key must begin with pk_svc_').waitFor();
    expect(called.filter((url) => url.includes('/v1/jobs'))).toEqual([]);
    await close();
  });
});

describe('a hostile page', { timeout: 120_000 }, () => {
  it('cannot reach the inside by its styles', async () => {
    const css = `main *{color:red!important;display:none;font-size:40px!important;visibility:hidden;opacity:.1}
      main{color:red!important;text-transform:uppercase;letter-spacing:1em;line-height:5}`;
    const { page, complaints, close } = await openJob({ head: `<style>${css}</style>`, body: widget() });
    const looks = await page
      .locator('hiring-jobs h2')
      .evaluate(
        `(({ color, textTransform, letterSpacing, visibility }) => [color, textTransform, letterSpacing, visibility])(getComputedStyle(document.querySelector('hiring-jobs').shadowRoot.querySelector('h2')))`,
      );
    expect(looks).toEqual(['rgb(27, 35, 48)', 'none', 'normal', 'visible']);
    expect(await page.locator('hiring-jobs h2').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('with a strict policy sees nothing refused', async () => {
    const { page, complaints, close } = await openJob({ policy: strict(), body: widget('lang="de"') });
    expect(await page.locator('hiring-jobs .text strong').textContent()).toBe('care');
    await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click();
    await page.getByLabel('Vorname').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['allows the policy', 'trusted-types hiring-jobs', 'STRONG'],
    ['forbids every policy', "trusted-types 'none'", undefined],
  ])('that demands Trusted Types and %s shows the description', async (_, types, element) => {
    const policy = `${strict()}; require-trusted-types-for 'script'; ${types}`;
    const { page, complaints, close } = await openJob({ policy, body: widget() });
    const text = page.locator('hiring-jobs .text');
    expect(await text.textContent()).toContain(element ? 'You care for people' : 'You **care** for [people]');
    expect(await text.locator('strong').count()).toBe(element ? 1 : 0);
    // The browser reports the refusal of the policy, which the widget asks for once.
    expect(
      complaints.filter(
        (one) => !/policy 'hiring-jobs'|policy named 'hiring-jobs'|Creating a TrustedTypePolicy/.test(one),
      ),
    ).toEqual([]);
    await close();
  });
});

describe('hostile texts', { timeout: 120_000 }, () => {
  const markup = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>"'><svg onload=window.pwned=1>`;

  it('stay texts in every field of a job and its form', async () => {
    const other = await site.newOrganization();
    await other.api.post('/v1/jobs', {
      name: markup.slice(0, 100),
      is_draft: false,
      department: markup.slice(0, 90),
      locations: [{ city: markup.slice(0, 90), country_code: 'AT', is_primary: true }],
      job_details: {
        description: `${markup}\n\n[x](javascript:window.pwned=1)\n\n<iframe src="javascript:1">`,
        benefits: [markup],
      },
      application_form: {
        fields: [
          { key: 'hasownproperty', label: markup, type: 'short_text', required: true },
          {
            key: 'tostring',
            label: 'To string',
            type: 'multi_select',
            options: [{ value: markup.slice(0, 90), label: markup }],
          },
          { key: 'valueof', label: 'Value of', type: 'number' },
          { key: 'length', label: 'Length', type: 'boolean' },
          { key: 'elements', label: 'Elements', type: 'file' },
          { key: 'submit', label: 'Submit', type: 'date' },
        ],
        consent: { privacy_url: 'https://careers.example/privacy', ai_notice: markup },
      },
    });
    const { page, complaints, close } = await site.open({ body: widgetOf(site.stage, other.publishableKey) });
    await page.locator('hiring-jobs li a').click();
    await page.getByRole('button', { name: 'Apply for this job' }).first().click();
    await page.getByLabel('First name').fill(markup.slice(0, 80));
    await page.getByLabel('E-mail address').fill('ada@example.com');
    await page.getByLabel('window.pwned').first().fill(markup);
    await page.getByRole('group', { name: 'To string' }).getByRole('checkbox').check();
    await page.getByLabel('Value of').fill('1e3');
    await page.getByLabel('Yes').check();
    await page.getByLabel('I agree').check();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: 'Thank you for your application' }).waitFor();
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(await page.locator('hiring-jobs :is(img, script, svg, iframe)').count()).toBe(0);
    const { data } = (await other.api.get('/v1/applications?expand=submission')).body;
    const answers = data[0].submission.answers.map(({ key, value }: { key: string; value: unknown }) => [
      key,
      value,
    ]);
    expect(answers).toEqual([
      ['hasownproperty', markup],
      ['tostring', [markup.slice(0, 90)]],
      ['valueof', 1000],
      ['length', true],
    ]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('what people see', { timeout: 180_000 }, () => {
  it.each(['light', 'dark'] as const)(
    'has no finding of axe in the %s theme, in any view',
    async (colorScheme) => {
      const { page, complaints, close } = await site.open(
        {
          head: '<style>:root{color-scheme:light dark}body{background:Canvas}</style>',
          body: `<header><h1>Careers</h1></header>${widget()}`,
        },
        { colorScheme },
      );
      await page.getByRole('link', { name: 'Nurse' }).waitFor();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('link', { name: 'Nurse' }).click();
      await page.locator('hiring-jobs .facts').waitFor();
      expect(await violationsIn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Apply for this job' }).first().click();
      await page.getByRole('button', { name: 'Send application' }).click();
      await page.getByText('This field is required.').first().waitFor();
      expect(await violationsIn(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('is a long list in parts, with its filters', async () => {
    const large = await site.newOrganization();
    for (let at = 0; at < 130; at += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          large.api.post('/v1/jobs', {
            name: `Job ${at + index}`,
            is_draft: false,
            department: index % 2 ? 'Care' : 'Kitchen',
            locations: [{ city: 'Zürich', country_code: 'CH', is_primary: true }],
            job_details: { work_type: index % 5 === 0 ? 'hybrid' : 'onsite' },
          }),
        ),
      );
    const { page, complaints, close } = await site.open({ body: widgetOf(site.stage, large.publishableKey) });
    const items = page.locator('hiring-jobs li');
    await page.getByText('130 open jobs').waitFor();
    expect(await items.count()).toBe(20);
    await page.getByRole('button', { name: 'Show more jobs' }).click();
    expect(await items.count()).toBe(40);
    await page.getByLabel('Department').selectOption('Care');
    await page.getByText('65 open jobs').waitFor();
    await page.getByLabel('Job title or place').fill('zurich job 12');
    await page.getByText('5 open jobs').waitFor();
    await page.getByLabel('Department').selectOption('');
    await page.getByLabel('Job title or place').fill('');
    await page.getByLabel('Work place').selectOption('Hybrid');
    await page.getByText('26 open jobs').waitFor();
    await page.getByLabel('Job title or place').fill('pilot');
    await page.getByText('No job matches your search.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
