import type { CustomFields } from './custom-field-values.ts';

/**
 * The fields that rows of an earlier release lack, by the kind of the row, each with the value that such a row implies.
 * Schemas take their defaults from here, and stores fill them in when a row is read.
 */
export const lacking = {
  application: { is_confirmed: true, custom_fields: {} as CustomFields },
  job: { department_id: null, office_ids: [] as string[], custom_fields: {} as CustomFields },
  candidate: {
    proposal: null,
    consent_application_id: null,
    consented_at: null,
    other_emails: [] as string[],
    other_phones: [] as string[],
    merged_ids: [] as string[],
    custom_fields: {} as CustomFields,
    joined: [] as { id: string; until: string }[],
  },
} as const;
