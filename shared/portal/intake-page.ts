import type { PortalSettings } from '../contracts/organization-settings.ts';
import { contentTypes } from '../contracts/upload.ts';
import { type IntakeLanguage, languages } from '../intake/words/languages.ts';
import { pageLanguages } from '../intake/words/page-languages.ts';
import { html } from '../pages/html.ts';
import { intakeScriptUrl, intakesUrl } from '../platform/addresses.ts';
import type { FormJob } from './form-job.ts';
import { intakeStyle } from './intake-style.ts';
import { pageWords } from './intake-words.ts';
import { renderPortalPage } from './portal-page.ts';

interface IntakePage {
  organization: string;
  home: string;
  portal: PortalSettings;
  job: FormJob;
  language: IntakeLanguage;
  /** Proves that the page was shown, and starts a chat. */
  token: string;
}

const accepted = Object.keys(contentTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** The page of a chat. Its script starts it; without a script it leads to the form. */
export function renderIntakePage({ organization, home, portal, job, language, token }: IntakePage): string {
  const page = pageLanguages[language];
  const title = page.chat;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const choices = Object.keys(languages).map(
    (one) =>
      html`<a href="?lang=${one}" hreflang="${one}" lang="${one}"${one === language ? html` aria-current="true"` : ''}>${
        new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? names.of(one) ?? one
      }</a> `,
  );
  const body = html`<a class="back" href="${job.urls.portal}">${job.name}</a>
<h1>${title}</h1>
<p><a href="${job.urls.apply}">${page.form}</a></p>
<noscript><p><a class="button" href="${job.urls.apply}">${page.form}</a></p></noscript>
<section class="chat" aria-label="${title}" data-start="${job.actions}/intakes" data-api="${intakesUrl()}" data-token="${token}"
data-locale="${language}" data-accept="${accepted}" data-words="${JSON.stringify(pageWords(language))}"></section>
<nav class="languages">${choices}</nav>`;
  return renderPortalPage({
    words: { language },
    title: `${title}: ${job.name}`,
    organization,
    home,
    portal,
    style: intakeStyle,
    script: intakeScriptUrl(),
    body,
  });
}
