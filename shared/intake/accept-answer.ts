import * as v from 'valibot';
import { formApplicationBody } from '../contracts/application-body.ts';
import { isRefusal } from '../domain/api-error.ts';
import { readAnswers } from '../domain/application-form.ts';
import type { AnswerValue } from './dialogue.ts';
import type { Slot } from './slots.ts';

const person = formApplicationBody.entries.candidate.entries;
const personSchemas: Record<string, v.GenericSchema> = {
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: person.phone,
  location: person.location,
  link: v.pipe(person.links, v.length(1)),
};

/** Whether the application takes the value, by the rules of its form. */
export function isAccepted({ key, type, field }: Slot, value: AnswerValue): boolean {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return false;
  if (type === 'boolean') return typeof value === 'boolean';
  const schema = personSchemas[key];
  if (schema) return v.is(schema, key === 'link' ? [value] : value);
  if (!field) return typeof value === 'string';
  const consent = { processing_required: false, retention_months: null, privacy_url: null, ai_notice: null };
  try {
    const form = { application_form: { fields: [{ ...field, required: true }], consent } };
    const body = { answers: [{ key: field.key, value }], attachments: [] };
    return readAnswers(form as never, body).length === 1;
  } catch (error) {
    if (isRefusal(error, 'validation_failed')) return false;
    throw error;
  }
}
