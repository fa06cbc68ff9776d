import { officeView } from '../../contracts/office.ts';
import type { Descriptions } from './texts.ts';

/** Offices. */
export const offices: Descriptions = {
  tags: {
    offices: 'The offices of the organization with their addresses, which jobs refer to.',
  },
  schemas: {
    Office: officeView,
  },
  like: {
    PlaceInput: ['JobLocationInput'],
    UpdateOfficeRequest: ['CreateOfficeRequest'],
  },
  operations: {
    createOffice: { returns: 'The new office.' },
    getOffice: {
      description: 'The office is returned with its address.',
      returns: 'The office with its address.',
    },
    updateOffice: { returns: 'The office after the change.' },
    deleteOffice: { returns: 'The id of the deleted office.' },
    listOffices: {
      description: 'Each office is returned with its address.',
      returns: 'A page of offices, newest first.',
    },
  },
  parameters: {
    'offices.id': 'The id of the office.',
    'offices.external_id': ['Only the office with this id of your system.', 'site-12'],
  },
  fields: {
    'Office.id': 'The id of the office. It never changes.',
    'Office.name': 'The name of the office, unique without regard to case.',
    'Office.location': 'The address of the office. Null if none is set.',
    'CreateOfficeRequest.name': ['The name of the office, unique without regard to case.', 'Rotterdam'],
    'CreateOfficeRequest.location': 'The address of the office. Null clears all of it.',
    'UpdateOfficeRequest.location': 'Fields of the address to change; others stay. Null clears all of it.',
    'CreateOfficeRequest.external_id': [
      'The id of the office in your system, unique among offices. Null clears it.',
      'site-12',
    ],
    'CreateOfficeRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { parking: 'yes' }],
    'UpdateOfficeRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { parking: 'yes' },
    ],
  },
};
