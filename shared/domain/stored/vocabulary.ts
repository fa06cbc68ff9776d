import type * as v from 'valibot';
import type { assessmentTemplateView } from '../../contracts/assessment-template.ts';
import type { customFieldView } from '../../contracts/custom-field.ts';
import type { departmentView } from '../../contracts/department.ts';
import type { officeView } from '../../contracts/office.ts';
import type { rejectionReasonView } from '../../contracts/rejection-reason.ts';

/** Entries of vocabularies as they are stored. */
type Stored<View extends v.GenericSchema> = Omit<v.InferOutput<View>, 'object'>;
export type AssessmentTemplate = Stored<typeof assessmentTemplateView>;
export type CustomField = Stored<typeof customFieldView>;
export type Department = Stored<typeof departmentView>;
export type Office = Stored<typeof officeView>;
export type RejectionReason = Stored<typeof rejectionReasonView>;
