import { html } from '../pages/html.ts';
import { environment } from '../platform/environment.ts';
import { renderPortalPage } from './portal-page.ts';
import { english } from './words/en.ts';

interface TryPage {
  key: string | undefined;
  language: string | undefined;
  snippet: string;
}

/** A page with the widget, for one who builds a career site. It is in English like the documentation. */
export function renderTryPage({ key = '', language, snippet }: TryPage): string {
  const origin = new URL(environment.apiUrl).origin;
  const widget = html`<hiring-jobs publishable-key="${key}"${language ? html` lang="${language}"` : ''}></hiring-jobs>`;
  const choices = ['', 'en', 'de'].map(
    (one) =>
      html`<option value="${one}"${one === (language ?? '') ? html` selected` : ''}>${one || 'Default'}</option>`,
  );
  const body = html`<h1>Try the widget</h1>
<p>The key must be a publishable one (<code>pk_svc_…</code>), and <code>${origin}</code> must be on its list of origins.</p>
<form class="search" action="${environment.apiUrl}/widget/try">
<div class="field"><label for="key">Publishable key</label><input id="key" name="key" maxlength="100" autocomplete="off" value="${key}"></div>
<div class="field"><label for="lang">Language</label><select id="lang" name="lang">${choices}</select></div>
<button>Show jobs</button>
</form>
${key ? widget : ''}
<h2>To copy into a page</h2>
<pre><code>${snippet}</code></pre>`;
  const script = `${environment.apiUrl}/widget/v1/hiring-jobs.js`;
  return renderPortalPage({ words: english, title: 'Try the widget', script, body });
}
