import type { PortalSettings } from '../contracts/organization-settings.ts';
import { contentTypes } from '../contracts/upload.ts';
import { html, type Markup } from '../pages/html.ts';
import { portalScriptUrl } from '../platform/addresses.ts';
import {
  choiceField,
  consentField,
  type FormState,
  inputField,
  selectField,
  textField,
} from './form-fields.ts';
import type { FormJob } from './form-job.ts';
import type { FormProblems } from './form-problem.ts';
import { formValues } from './form-values.ts';
import { renderPortalPage } from './portal-page.ts';
import { receivedText } from './received-page.ts';
import { writeScriptWords } from './script-words.ts';
import { wordsFor } from './words/words-for.ts';

type Question = FormJob['application_form']['fields'][number];

interface ApplicationForm {
  portal: PortalSettings;
  organization: string;
  home: string;
  job: FormJob;
  /** Proves when the form was shown, and identifies the application that it sends. */
  token: string;
  /** The fields of the form as they were sent; empty for a new form. */
  fields?: Record<string, unknown>;
  problems?: FormProblems;
}

const accepted = Object.keys(contentTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** The form for one job. It works without a script: files are sent with it. */
export function renderApplicationForm(form: ApplicationForm): string {
  const { organization, home, portal, job, token, fields = {}, problems = new Map() } = form;
  const words = wordsFor(job.language);
  const state: FormState = { words, values: formValues(fields), problems };
  const { fields: questions, consent } = job.application_form;
  const hasFiles = questions.some(({ type }) => type === 'file');
  const title = words.applyFor(job.name);
  const shown = { title, description: `${title} · ${organization}`, organization, home, portal };
  const body = html`<a class="back" href="${job.urls.portal}">${words.backToJob}</a>
<h1>${title}</h1>
${problems.size > 0 ? problemList(problems, questions, state) : ''}
<form method="post" action="${job.actions}/applications" enctype="multipart/form-data"
data-submissions="${job.actions}/submissions" data-uploads="${job.actions}/uploads" data-words="${writeScriptWords(words)}">
<input type="hidden" name="form_token" value="${token}">
<p class="empty" aria-hidden="true"><label>${words.leaveEmpty} <input name="nickname" tabindex="-1" autocomplete="off"></label></p>
<h2>${words.aboutYou}</h2>
${personFields(state)}<h2>${words.documents}</h2>
${documentFields(state)}${questionFields(questions, state)}${hasFiles ? html`<p class="hint size-note">${words.fileHint}</p>\n` : ''}<h2>${words.consent}</h2>
${consent.ai_notice ? html`<p>${consent.ai_notice}</p>\n` : ''}${consentFields(organization, consent, state)}<button>${words.send}</button>
</form>
<template id="received">${receivedText({ organization, home, name: job.name, words })}</template>`;
  return renderPortalPage({ ...shown, words, body, script: portalScriptUrl() });
}

function personFields(state: FormState): Markup[] {
  const { words } = state;
  return [
    inputField(
      {
        name: 'first_name',
        label: words.firstName,
        required: true,
        autocomplete: 'given-name',
        maxlength: 100,
      },
      state,
    ),
    inputField(
      { name: 'last_name', label: words.lastName, autocomplete: 'family-name', maxlength: 100 },
      state,
    ),
    inputField(
      {
        name: 'email',
        label: words.email,
        type: 'email',
        required: true,
        autocomplete: 'email',
        maxlength: 254,
      },
      state,
    ),
    inputField({ name: 'phone', label: words.phone, type: 'tel', autocomplete: 'tel', maxlength: 40 }, state),
    inputField(
      { name: 'location', label: words.location, autocomplete: 'address-level2', maxlength: 200 },
      state,
    ),
    inputField({ name: 'link', label: words.link, type: 'url', autocomplete: 'url', maxlength: 2000 }, state),
  ];
}

function documentFields(state: FormState): Markup[] {
  const { resume: label, resumeHint: hint, coverLetter } = state.words;
  return [
    inputField({ name: 'resume', label, type: 'file', accept: accepted, hint }, state),
    textField({ name: 'cover_letter', label: coverLetter, maxlength: 20_000 }, state),
  ];
}

const inputTypes: Partial<Record<Question['type'], { type: string; maxlength?: number; step?: string }>> = {
  short_text: { type: 'text', maxlength: 500 },
  number: { type: 'number', step: 'any' },
  date: { type: 'date' },
  url: { type: 'url', maxlength: 2000 },
  phone: { type: 'tel', maxlength: 40 },
  email: { type: 'email', maxlength: 254 },
  file: { type: 'file' },
};
/** More options than these are a list to open. */
const maxRadios = 6;

function questionFields(questions: readonly Question[], state: FormState): Markup {
  if (questions.length === 0) return html``;
  const fields = questions.map((question) => questionField(question, state));
  return html`<h2>${state.words.questions}</h2>
${fields}`;
}

/** One question of the job as the control that fits its type. */
function questionField({ key, label, type, required, options }: Question, state: FormState): Markup {
  const field = { name: `answers.${key}`, label, required };
  const { words } = state;
  if (type === 'long_text') return textField({ ...field, maxlength: 20_000 }, state);
  if (type === 'boolean') {
    const yesOrNo = [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ];
    return choiceField({ ...field, options: yesOrNo }, state);
  }
  if (type === 'multi_select') return choiceField({ ...field, options, several: true }, state);
  if (type === 'single_select') {
    return options.length > maxRadios
      ? selectField({ ...field, options }, state)
      : choiceField({ ...field, options }, state);
  }
  const accept = type === 'file' ? { accept: accepted } : {};
  return inputField({ ...field, ...inputTypes[type], ...accept }, state);
}

function consentFields(
  organization: string,
  { processing_required, retention_months, privacy_url }: FormJob['application_form']['consent'],
  state: FormState,
): Markup[] {
  const { words } = state;
  const policy = privacy_url
    ? html`<p class="hint"><a href="${privacy_url}" rel="noopener">${words.privacy}</a></p>\n`
    : html``;
  const processing = consentField(
    {
      name: 'consent_processing',
      label: words.processing(organization),
      required: processing_required,
      after: policy,
    },
    state,
  );
  if (retention_months === null) return [processing];
  const retention = { name: 'consent_retention', label: words.retention(retention_months) };
  return [processing, consentField(retention, state)];
}

/** The problems above the form, each a link to its field. */
function problemList(problems: FormProblems, questions: readonly Question[], { words }: FormState): Markup {
  const labels: Record<string, string> = {
    first_name: words.firstName,
    last_name: words.lastName,
    email: words.email,
    phone: words.phone,
    location: words.location,
    link: words.link,
    resume: words.resume,
    cover_letter: words.coverLetter,
    consent_processing: words.consent,
    ...Object.fromEntries(questions.map(({ key, label }) => [`answers.${key}`, label])),
  };
  const items = [...problems].map(
    ([field, text]) => html`<li><a href="#${field}">${labels[field] ?? field}: ${text}</a></li>`,
  );
  return html`<div class="problems" role="alert" tabindex="-1" autofocus><p>${words.problems}</p>
<ul>${items}</ul>
<p>${words.chooseFilesAgain}</p></div>`;
}
