/**
 * What a row of an earlier release lacks, by the kind of the row: fields that were added since, with what they were before
 * there was a field for it. Schemas take their defaults from here, and stores fill them in where a row is read.
 */
export const lacking = {
  application: { is_confirmed: true },
  candidate: { proposal: null, consent_application_id: null },
} as const;
