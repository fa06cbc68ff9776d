const form = document.querySelector('form');

/** An element with these properties and children; text stays text, so nothing that the API says becomes markup. */
const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Adds the job's questions and consents to the form. */
export function addQuestions({ fields, consent }) {
  const agreement = make('span', {}, 'I agree that my data is processed for this application.');
  const { privacy_url: href, retention_months: months } = consent;
  if (href) agreement.append(' ', make('a', { href, target: '_blank', rel: 'noopener' }, 'Privacy notice'));
  const consents = [
    consent.processing_required && tick('consent.processing', agreement, { required: true }),
    months && tick('consent.retention', `Keep my data for ${months} months, for other jobs too.`),
    consent.ai_notice && tick('consent.ai_processing', consent.ai_notice),
  ];
  const rows = consents.filter(Boolean).map((row) => make('div', { className: 'field' }, row));
  form.querySelector('#questions').append(...fields.map(fieldOf), ...rows);
}

const tick = (name, label, properties = {}) =>
  make(
    'label',
    { className: 'choice' },
    make('input', { type: 'checkbox', name, ...properties }),
    make('span', {}, label),
  );

const inputTypes = { number: 'number', date: 'date', file: 'file', url: 'url', phone: 'tel', email: 'email' };
const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** A question as a field. A type that is new to this page becomes a line of text. */
function fieldOf({ key, label, type, required, options }) {
  const name = `answers.${key}`;
  const title = [label, required ? '' : make('i', {}, ' optional')];
  if (type === 'multi_select') {
    const choices = options.map((option) => tick(name, option.label, { value: option.value }));
    return make('fieldset', { className: 'field' }, make('legend', {}, ...title), ...choices);
  }
  const properties = { id: name, name, required };
  const select = (choices) => {
    const listed = choices.map(({ value, label }) => make('option', { value }, label));
    return make('select', properties, make('option', { value: '' }), ...listed);
  };
  const controls = {
    long_text: () => make('textarea', { ...properties, rows: 6, maxLength: 20_000 }),
    single_select: () => select(options),
    boolean: () => select(yesOrNo),
  };
  const input = () => make('input', { ...properties, type: inputTypes[type] ?? 'text', step: 'any' });
  const control = (controls[type] ?? input)();
  return make('div', { className: 'field' }, make('label', { htmlFor: name }, ...title), control);
}

/** How the API takes an answer, where it is not text; null for a question left open. */
const answerOf = {
  number: ([text]) => (text ? Number(text) : null),
  boolean: ([text]) => (text ? text === 'true' : null),
  multi_select: (values) => values,
};

/** What stands in the form: the application as the API takes it, and its files, in the order in which it declares them. */
export function readForm(job) {
  const { fields, consent } = job.application_form;
  const data = new FormData(form);
  const text = (name) => data.get(name).trim() || undefined;
  const [asked, fileQuestions] = [false, true].map((isFile) =>
    fields.filter(({ type }) => (type === 'file') === isFile),
  );
  const answers = asked.map(({ key, type }) => {
    const values = data.getAll(`answers.${key}`);
    return { key, value: answerOf[type] ? answerOf[type](values) : values[0] };
  });
  const fileFields = [
    { kind: 'resume', name: 'resume' },
    ...fileQuestions.map(({ key }) => ({ kind: key, name: `answers.${key}` })),
  ];
  const files = fileFields
    .map((field) => ({ ...field, file: data.get(field.name) }))
    .filter(({ file }) => file.name);
  const resume = files.find(({ name }) => name === 'resume');
  const others = files.filter((one) => one !== resume);
  const application = {
    job_id: job.id,
    candidate: {
      first_name: text('candidate.first_name'),
      last_name: text('candidate.last_name'),
      email: text('candidate.email'),
      phone: text('candidate.phone'),
    },
    resume: resume && { filename: resume.file.name },
    attachments: others.map(({ kind, file }) => ({ kind, filename: file.name })),
    answers,
    consent: {
      processing: data.has('consent.processing'),
      retention: data.has('consent.retention'),
      ai_processing: consent.ai_notice ? data.has('consent.ai_processing') : undefined,
    },
    locale: navigator.language,
    honeypot: data.get('honeypot'),
  };
  return { application, files };
}

/**
 * Puts each message of a refusal beside the field it speaks of and goes to the first of them. Answers with the messages
 * that belong to no field. `files` are those that the refused application declared.
 */
export function showNotes(details, files) {
  const strays = [];
  for (const { param, message } of details) {
    const [, position, rest] = /^attachments\.(\d+)(.*)$/.exec(param) ?? [];
    const others = files.filter(({ name }) => name !== 'resume');
    const place = position === undefined ? (param ?? '') : `${others[position]?.name}${rest}`;
    const control = [...form.elements].find(({ name }) => name && `${place}.`.startsWith(`${name}.`));
    if (!control) {
      strays.push(message);
      continue;
    }
    // The API names the field in its own words; here the sentence stands beside it.
    const sentence = message.replace(param, 'This');
    const note = make('p', { className: 'note', id: `${control.name}-note` }, sentence);
    control.closest('.field').append(note);
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', note.id);
  }
  form.querySelector('[aria-invalid]')?.focus();
  return strays;
}

export function clearNotes() {
  for (const note of form.querySelectorAll('.note')) note.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}
