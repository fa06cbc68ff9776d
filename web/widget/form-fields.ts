import { fileEndings } from '../../shared/contracts/file-endings.ts';
import type { CommonWords } from '../../shared/portal/words/en.ts';
import { type FieldSettings, type FormField, formField } from './form-field.ts';
import { link, make } from './make.ts';
import type { PublicJob } from './public-calls.ts';

type Question = PublicJob['application_form']['fields'][number];

const accept = fileEndings.map((ending) => `.${ending}`).join(',');
/** More options than these are a list to open. */
const maxRadios = 6;

/** The fields of a job's form in groups with their headings. */
export function formFields(job: PublicJob, words: CommonWords): [title: string, fields: FormField[]][] {
  const field = (settings: FieldSettings) => formField(settings, words);
  const { fields: questions, consent } = job.application_form;
  const text = (name: string, label: string, type: string, maxlength: number, autocomplete?: string) =>
    ({ name, label, type, maxlength, autocomplete }) as FieldSettings;
  const person = [
    { ...text('candidate.first_name', words.firstName, 'text', 100, 'given-name'), required: true },
    text('candidate.last_name', words.lastName, 'text', 100, 'family-name'),
    { ...text('candidate.email', words.email, 'email', 254, 'email'), required: true },
    text('candidate.phone', words.phone, 'tel', 40, 'tel'),
    text('candidate.location', words.location, 'text', 200, 'address-level2'),
    text('candidate.links', words.link, 'url', 2000, 'url'),
  ];
  const documents = [
    { name: 'resume', label: words.resume, type: 'file', accept, hint: words.uploadHint },
    text('cover_letter', words.coverLetter, 'textarea', 20_000),
  ];
  const asked = questions.map((question) => settingsOf(question, words));
  const groups: [string, FieldSettings[]][] = [
    [words.aboutYou, person],
    [words.documents, documents],
    [words.questions, asked],
    [words.consent, consents(consent, words)],
  ];
  return groups
    .filter(([, settings]) => settings.length > 0)
    .map(([title, settings]) => [title, settings.map(field)]);
}

/** The control of a type of question, and the most characters that it takes. */
const controls: Partial<Record<Question['type'], [type: string, maxlength?: number]>> = {
  long_text: ['textarea', 20_000],
  boolean: ['radio'],
  multi_select: ['checkbox'],
  number: ['number'],
  date: ['date'],
  file: ['file'],
  phone: ['tel', 40],
  url: ['url', 2000],
  email: ['email', 254],
};

function settingsOf(
  { key, label, type: asked, required, options }: Question,
  words: CommonWords,
): FieldSettings {
  const isFile = asked === 'file';
  const yesOrNo = [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ];
  const ofSelect = options.length > maxRadios ? 'select' : 'radio';
  // A type that is newer than this widget is a line of text.
  const [type, maxlength] = asked === 'single_select' ? [ofSelect] : (controls[asked] ?? ['text', 500]);
  return {
    name: `answers.${key}`,
    label,
    required,
    type,
    maxlength,
    options: asked === 'boolean' ? yesOrNo : options,
    ...(isFile && { accept, hint: words.uploadHint }),
  };
}

function consents(consent: PublicJob['application_form']['consent'], words: CommonWords): FieldSettings[] {
  const { processing_required: required, privacy_url, retention_months: months, ai_notice } = consent;
  const agreement = make('span', {}, words.agree);
  if (privacy_url)
    agreement.append(' ', link(privacy_url, words.privacy, { target: '_blank', rel: 'noopener' }));
  const type = 'checkbox';
  return [
    { name: 'consent.processing', label: agreement, type, required },
    ...(months ? [{ name: 'consent.retention', label: words.retention(months), type }] : []),
    ...(ai_notice ? [{ name: 'consent.ai_processing', label: ai_notice, type }] : []),
  ];
}
