import { html } from '../pages/html.ts';
import { linkFrom, renderPage } from './page.ts';

const path = '/docs';
const viewerScriptPath = '/docs/assets/swagger-ui.js';
const viewerStylePath = '/docs/assets/swagger-ui.css';
const documentPath = '/v1/openapi.json';

/** Calls from the page go to the API that serves it, in any stage. The page's policy allows no other host. */
const startViewer = `
const darkness = matchMedia('(prefers-color-scheme: dark)');
const dress = () => document.documentElement.classList.toggle('dark-mode', darkness.matches);
darkness.addEventListener('change', dress);
dress();
const base = new URL('.', location.href);
fetch('${linkFrom(path, documentPath)}').then((answer) => answer.json()).then((spec) => {
  spec.servers = [{ url: base.href.replace(/[/]$/, '') }];
  SwaggerUIBundle({
    spec,
    dom_id: '#viewer',
    deepLinking: true,
    filter: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis],
    layout: 'BaseLayout',
  });
}).catch(() => {
  document.getElementById('viewer').textContent = 'The document could not be loaded.';
});
`;

/** The OpenAPI document of this API in Swagger UI. All of its files are served by this API. */
export const viewerPage = (): string =>
  renderPage({
    title: 'API reference',
    path,
    styles: [linkFrom(path, viewerStylePath)],
    scripts: { source: linkFrom(path, viewerScriptPath), code: startViewer },
    body: html`<p class="lead">This reference is also available as: <a href="${linkFrom(path, documentPath)}">OpenAPI document</a>,
<a href="${linkFrom(path, '/docs/postman.json')}">Postman collection</a>,
<a href="${linkFrom(path, '/docs/test-vectors.json')}">test vectors</a>,
<a href="${linkFrom(path, '/llms.txt')}">llms.txt</a>.</p>
<div id="viewer"><noscript>This page needs JavaScript. The OpenAPI document above does not.</noscript></div>`,
  });
