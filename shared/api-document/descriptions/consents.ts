import { consentView } from '../../contracts/application.ts';
import type { Descriptions } from './texts.ts';

/** Consents to the processing and the retention of data. */
export const consents: Descriptions = {
  schemas: {
    Consent: consentView,
  },
  like: {
    ConsentSnapshot: ['Consent'],
    ConsentSnapshotProcessing: ['ConsentProcessing'],
  },
  fields: {
    'Consent.processing': 'The consent to process the personal data.',
    'Consent.retention': 'The consent to keep the data for later jobs.',
    'Consent.marketing': 'Whether the person agreed to messages about other jobs.',
    'Consent.ai_processing': ['Whether a model may read the CV. Null if the person was not asked.', true],
    'ConsentProcessing.given': 'Whether the person agreed.',
    'ConsentProcessing.at': 'When the person agreed. Null without consent.',
    'ConsentProcessing.policy_url': [
      'The privacy notice that the person saw. Null if none is known.',
      'https://careers.example.com/privacy',
    ],
    'ConsentProcessing.policy_version': [
      'The version of the privacy notice. Null if it was not sent.',
      '2026-01',
    ],
    'ConsentRetention.given': 'Whether the person agreed.',
    'ConsentRetention.months': ['The retention period in months. Null without consent.', 12],
    'ConsentRetention.expires_at': [
      'When the retention period ends. Null without consent.',
      '2027-01-12T08:15:00.000Z',
    ],
  },
};
