import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../../shared/api-document/openapi.ts';
import { aboutEvent, isReserved } from '../../../shared/contracts/about-events.ts';
import { type ErrorCode, errorCodes } from '../../../shared/contracts/errors.ts';
import { eventNames } from '../../../shared/contracts/events.ts';
import { importErrorCodes } from '../../../shared/contracts/job-import.ts';
import { fallbackReasons, readingWarnings, reviewReasons } from '../../../shared/contracts/reading-words.ts';
import { scanErrorCodes } from '../../../shared/contracts/scan.ts';
import { linkFrom } from '../../../shared/docs/page.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { exampleEvent } from '../../../shared/examples/event-examples.ts';
import { errorResponse } from '../../../shared/http/response.ts';
import { html } from '../../../shared/pages/html.ts';
import { environment } from '../../../shared/platform/environment.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { documentOf, idsOf, pagePaths, pages } from './support/pages.ts';

const routes: Record<string, Route> = routeTable;
const openPaths = Object.values(routes)
  .filter(({ scope }) => scope === 'none')
  .map(({ path }) => path);
const document = openapiDocument(routes);
/** `/jobs/createJob`, as Swagger UI numbers its operations. */
const operations = Object.values(document.paths).flatMap((methods) =>
  (Object.values(methods) as { tags: string[]; operationId: string }[]).map(
    ({ tags, operationId }) => `/${tags[0]}/${operationId}`,
  ),
);

/** What a page loads or links to. */
const referencesOf = (path: string) =>
  [...documentOf(path).querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((reference) => reference !== 'data:,');

describe.each(pagePaths)('%s', (path) => {
  it('links to nothing that is not there', () => {
    const references = referencesOf(path).filter((reference) => !reference.startsWith('https:'));
    expect(references.length).toBeGreaterThan(4);
    for (const reference of references) {
      // Below a base path as well as at the root of a host.
      for (const base of ['', '/live']) {
        const { pathname, hash } = new URL(reference, `https://host${base}${path}`);
        expect(pathname.startsWith(`${base}/`), reference).toBe(true);
        const target = pathname.slice(base.length);
        expect(openPaths, reference).toContain(target);
        if (hash === '') continue;
        const anchors = target === '/docs' ? operations : idsOf(target);
        expect(anchors, reference).toContain(decodeURIComponent(hash.slice(1)));
      }
    }
  });

  it('names no other host, but for the RFCs it links to and what stands for nobody in an example', () => {
    const hosts = [...(pages[path] ?? '').matchAll(/(?:https?:)?\/\/([\w.-]+\.\w+)/g)]
      .map(([, host = '']) => host)
      .filter((host) => !host.endsWith('.example.com'));
    expect(new Set([...hosts, 'www.rfc-editor.org'])).toEqual(new Set(['www.rfc-editor.org']));
  });

  it('has each anchor once, one heading of the first order at most, and a title', () => {
    const ids = idsOf(path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(documentOf(path).querySelectorAll('h1').length).toBeLessThanOrEqual(1);
    expect(documentOf(path).title).toMatch(/ · Hiring Service$/);
  });

  it('lets the browser run and load only what it names itself', () => {
    const document = documentOf(path);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const inline = [...document.querySelectorAll('style, script:not([src])')];
    for (const { textContent } of inline) {
      const hash = createHash('sha256')
        .update(textContent ?? '')
        .digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const isPlain = path !== '/docs';
    expect(document.querySelectorAll('script').length === 0, 'a page without script').toBe(isPlain);
    expect(document.querySelectorAll('[style], [onclick], [onload]')).toHaveLength(0);
  });
});

describe('errors', () => {
  const codes = Object.keys(errorCodes) as ErrorCode[];

  it.each(codes)('%s is where its doc_url says', (code) => {
    const { body } = errorResponse(new ApiError(code), 'req_x');
    const { pathname, origin, hash } = new URL(JSON.parse(body).error.doc_url);
    expect([origin, pathname, hash]).toEqual([environment.apiUrl, routeTable.getDocsErrors.path, `#${code}`]);
    const heading = documentOf(pathname).querySelector(`h3[id="${code}"]`);
    expect(heading?.textContent).toBe(code);
    const facts = heading?.parentElement?.textContent ?? '';
    for (const word of ['Cause', 'What to do', 'Retry', String(errorCodes[code][0])])
      expect(facts).toContain(word);
  });
});

describe('errors that come after the answer', () => {
  const named = [
    ...scanErrorCodes.map((code) => [`scan.error.${code}`, code]),
    ...importErrorCodes.map((code) => [`import.error.${code}`, code]),
  ];

  it.each(named)('%s is explained', (anchor, code) => {
    const heading = documentOf('/docs/errors').querySelector(`h3[id="${anchor}"]`);
    expect(heading?.textContent).toBe(code);
    const facts = heading?.nextElementSibling?.textContent ?? '';
    for (const word of ['Cause', 'What to do', 'Retry']) expect(facts).toContain(word);
  });
});

it('warnings of scans, and why no model was heard, have their sentence each', () => {
  const section = documentOf('/docs/errors').querySelector('section:has(> #scan-warnings)');
  const terms = [...(section?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(terms).toEqual(Object.entries({ ...readingWarnings, ...fallbackReasons, ...reviewReasons }));
});

describe('events', () => {
  const page = documentOf('/docs/events');
  /** What stands under the heading of an event. */
  const entryOf = (name: string) => {
    const after = [...page.querySelectorAll(`h3[id="${name}"] ~ *`)];
    const end = after.findIndex(({ tagName }) => tagName === 'H3');
    return end < 0 ? after : after.slice(0, end);
  };

  it('each have a sentence, their cause where no call is one, and an example', () => {
    for (const name of eventNames) {
      const { says, cause = '' } = aboutEvent(name);
      const entry = entryOf(name);
      const text = entry.map(({ textContent }) => textContent).join('\n');
      expect(text).toContain(says);
      expect(text).toContain(cause);
      const shown = entry.find(({ tagName }) => tagName === 'DETAILS')?.querySelector('pre')?.textContent;
      expect(JSON.parse(shown ?? ''), name).toEqual(exampleEvent(name));
    }
  });

  it('are distinguished from tests, which show a ping', () => {
    const section = page.querySelector('section:has(> #tests)');
    expect(section?.textContent).toContain('data.context.test');
    const ping = JSON.parse(section?.querySelector('pre')?.textContent ?? '');
    expect(ping).toMatchObject({
      type: 'ping',
      data: { object: { object: 'webhook_endpoint' }, context: { test: true } },
    });
  });

  it('that nothing sends yet say so, and no other', () => {
    const marked = eventNames.filter((name) => entryOf(name)[0]?.textContent?.includes('Reserved'));
    expect(marked).toEqual(eventNames.filter(isReserved));
  });

  it('are all there, each with every call that emits it and no other', () => {
    const headings = [...page.querySelectorAll('h3')];
    expect(headings.map(({ id }) => id)).toEqual(eventNames);
    for (const heading of headings) {
      const links = entryOf(heading.id).flatMap((element) =>
        [...element.querySelectorAll('li code')].map(({ textContent }) => textContent),
      );
      const emitting = Object.values(routes)
        .filter(({ emits }) => (emits as readonly string[]).includes(heading.id))
        .map(({ method, path }) => `${method} ${path}`);
      expect(links.sort(), heading.id).toEqual(emitting.sort());
    }
  });
});

it('escapes what is put into a page, unless it was made as part of one', () => {
  const wrong = `<img src=x onerror="alert('1')">&`;
  const escaped = '&lt;img src=x onerror=&quot;alert(&apos;1&apos;)&quot;&gt;&amp;';
  expect(String(html`<p title="${wrong}">${[wrong, html`<b>${wrong}</b>`]}${7}</p>`)).toBe(
    `<p title="${escaped}">${escaped}<b>${escaped}</b>7</p>`,
  );
});

it('links from any page to any other, and to itself', () => {
  for (const from of ['/docs', '/docs/errors', '/llms.txt'])
    for (const to of ['/docs', '/docs/errors', '/v1/openapi.json', '/llms.txt'])
      expect(new URL(linkFrom(from, to), `https://host/base${from}`).pathname).toBe(`/base${to}`);
});
