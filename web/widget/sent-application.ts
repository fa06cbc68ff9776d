import type { FormField } from './form-field.ts';
import type { ApplicationBody, PublicJob } from './public-calls.ts';

/** What the form has: the application as the API takes it, and its files in the order in which it declares them. */
export interface SentForm {
  body: ApplicationBody;
  files: { name: string; file: File }[];
}

/** Reads the form. A question left open is null. */
export function readForm(job: PublicJob, fields: readonly FormField[], honeypot: string): SentForm {
  const named = new Map(fields.map((field) => [field.name, field]));
  const text = (name: string) => named.get(name)?.text() || null;
  const isChecked = (name: string) => text(name) === 'true';
  const { fields: questions, consent } = job.application_form;
  const fileOf = (name: string) => named.get(name)?.file();
  const answers = questions
    .filter(({ type }) => type !== 'file')
    .map(({ key, type }) => ({ key, value: answerOf(type, text(`answers.${key}`)) }));
  const resume = fileOf('resume');
  const others = questions.flatMap(({ key, type }) => {
    const file = type === 'file' ? fileOf(`answers.${key}`) : undefined;
    return file ? [{ kind: key, file }] : [];
  });
  const link = text('candidate.links');
  const body: ApplicationBody = {
    job_id: job.id,
    candidate: {
      first_name: text('candidate.first_name') ?? '',
      email: text('candidate.email') ?? '',
      last_name: text('candidate.last_name'),
      phone: text('candidate.phone'),
      location: text('candidate.location'),
      links: link ? [link] : [],
    },
    ...(resume && { resume: { filename: resume.name, size: resume.size } }),
    attachments: others.map(({ kind, file }) => ({ kind, filename: file.name, size: file.size })),
    cover_letter: text('cover_letter'),
    answers,
    consent: {
      processing: isChecked('consent.processing'),
      retention: isChecked('consent.retention'),
      ...(consent.ai_notice && { ai_processing: isChecked('consent.ai_processing') }),
    },
    source: sourceOfPage(),
    locale: navigator.language,
    honeypot,
  };
  const files = [
    ...(resume ? [{ name: 'resume', file: resume }] : []),
    ...others.map(({ kind, file }) => ({ name: `answers.${kind}`, file })),
  ];
  return { body, files };
}

function answerOf(type: string, text: string | null): string | number | boolean | string[] | null {
  if (text === null) return null;
  if (type === 'multi_select') return text.split('\n');
  if (type === 'boolean') return text === 'true';
  if (type === 'number') return Number(text);
  return text;
}

const campaignFields = ['source', 'medium', 'campaign', 'term', 'content'];

/** Where the visitor came from, within the limits of the API: no link may make an application invalid. */
function sourceOfPage() {
  const given = new URLSearchParams(location.search);
  const utm: Record<string, string> = {};
  for (const name of campaignFields) {
    const value = given
      .get(`utm_${name}`)
      ?.replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
      .trim()
      .slice(0, 200);
    if (value) utm[name] = value.toWellFormed();
  }
  const referrer = document.referrer.slice(0, 2000);
  return { utm, ...(referrer && { referrer }) };
}

/** The field that a detail of an error is about: `attachments.0.filename` is that of the first file beside the CV. */
export function fieldAt(param: string, { body, files }: SentForm): string {
  const [, list, index] = /^(answers|attachments)\.(\d+)(?:\.|$)/.exec(param) ?? [];
  if (list === 'attachments')
    return files.filter(({ name }) => name !== 'resume')[Number(index)]?.name ?? param;
  if (list === 'answers') return `answers.${body.answers?.[Number(index)]?.key ?? ''}`;
  return param;
}
