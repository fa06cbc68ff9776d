import { createOfficeBody, officeView, updateOfficeBody } from '../contracts/office.ts';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './vocabulary.ts';

const offices = {
  path: '/v1/offices',
  kind: 'office',
  one: 'an office',
  many: 'offices',
  scope: 'jobs',
  view: officeView,
  rows: 'offices',
  alongside: ['put feeds'],
} as const;

export const listOffices = listEntries(offices, {});
export const createOffice = createEntry(
  offices,
  createOfficeBody,
  'Names are unique without regard to case.',
);
export const getOffice = getEntry(offices);
export const updateOffice = updateEntry(
  offices,
  updateOfficeBody,
  'The fields of `location` are merged. Jobs of the office show a new name at once and keep their own locations.',
);
export const deleteOffice = deleteEntry(offices, 'An office that a job has returns `in_use`.');
