import { cvPdf } from '../../support/bad-files.ts';
import type { ApplicationPage } from './application-page.ts';

export const person = { name: 'Ada Lindqvist', email: 'ada.lindqvist@example.com' };
export const pdf = (name: string, bytes: Uint8Array = cvPdf(person)) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

const question = (key: string, label: string, type: string, more = {}) => ({ key, label, type, ...more });
export const offices = ['Vienna', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }));

/** A job that asks one question of each type, and for every consent. */
export const jobWithForm = {
  name: 'Backend engineer',
  is_draft: false,
  application_form: {
    fields: [
      question('headline', 'Your work in one line', 'short_text'),
      question('motivation', 'Why this job?', 'long_text', { required: true }),
      question('permit', 'May you work here?', 'boolean'),
      question('office', 'Which office?', 'single_select', { options: offices }),
      question('visits', 'Which offices would you visit?', 'multi_select', { options: offices }),
      question('years', 'Years of experience', 'number'),
      question('start', 'Earliest start', 'date'),
      question('sample', 'A sample of your work', 'file'),
      question('site', 'Your site', 'url'),
      question('office_phone', 'Phone at work', 'phone'),
      question('referee', 'E-mail of a referee', 'email'),
    ],
    consent: { privacy_url: 'https://careers.example/privacy', ai_notice: 'A machine may read my CV.' },
  },
};

/** What the page says at the end. */
export const thanks = `Thank you. Your application for ${jobWithForm.name} has arrived.`;

/** Fills in what the form cannot do without. */
export async function fillIn({ page }: ApplicationPage, cv = pdf('ada.pdf')): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('CV, 10 MB at most').setInputFiles(cv);
  await page.getByLabel('Why this job?').fill('Because of its people.');
  await page.getByLabel('I agree that my data is processed').check();
}

/** Fills in the rest. */
export async function fillInRest({ page }: ApplicationPage): Promise<void> {
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Your work in one line').fill('Ten years of queues');
  await page.getByLabel('May you work here?').selectOption('No');
  await page.getByLabel('Which office?').selectOption('Oslo');
  for (const { label } of offices) await page.getByRole('checkbox', { name: label }).check();
  await page.getByLabel('Years of experience').fill('7.5');
  await page.getByLabel('Earliest start').fill('2027-03-01');
  await page.getByLabel('A sample of your work').setInputFiles(pdf('sample.pdf'));
  await page.getByLabel('Your site').fill('https://ada.example');
  await page.getByLabel('Phone at work').fill('+46 8 123 456');
  await page.getByLabel('E-mail of a referee').fill('bo@example.com');
  await page.getByLabel('A machine may read my CV.').check();
}

/** Presses the button, and answers what the page says then. */
export async function send({ page, said }: ApplicationPage): Promise<string> {
  await page.locator('[type=submit]').click();
  return said();
}

/** The sentence beside a field, and whether it is tied to it for those who hear the page. */
export async function noteBeside({ page }: ApplicationPage, label: string): Promise<string | null> {
  const field = page.locator('.field', { has: page.getByLabel(label) });
  const note = field.locator('.note');
  const control = field.locator('[aria-invalid=true]');
  const isTied = (await control.getAttribute('aria-describedby')) === (await note.getAttribute('id'));
  return isTied ? note.textContent() : null;
}
