import {
  type AssessmentKind,
  type CreateAssessmentTemplateBody,
  developerPart,
  type UpdateAssessmentTemplateBody,
} from '../contracts/assessment-template.ts';
import { invalid } from './invalid.ts';
import type { AssessmentTemplate } from './stored/vocabulary.ts';
import { newEntry } from './vocabulary.ts';

/** The settings that only one kind of assessment has. */
const ofOneKind = {
  developer_parts: 'developer',
  code_language: 'developer',
  non_visual: 'general',
} as const satisfies Partial<Record<keyof AssessmentTemplate, AssessmentKind>>;

/** Throws {@link ApiError} validation_failed for a setting that the kind does not have. */
function refuseOtherKinds(kind: AssessmentKind, given: UpdateAssessmentTemplateBody): void {
  for (const [name, owner] of Object.entries(ofOneKind)) {
    const value = given[name as keyof typeof ofOneKind];
    if (value !== undefined && value !== false && owner !== kind)
      throw invalid(name, 'contradictory', `${name} is a setting of the kind ${owner}.`);
  }
}

/** In the order of the assessment, each once. */
const inOrder = (parts: readonly string[]) => developerPart.options.filter((part) => parts.includes(part));

/** Throws {@link ApiError} validation_failed. */
export function newTemplate(id: string, body: CreateAssessmentTemplateBody, now: Date): AssessmentTemplate {
  const { kind, external_id, metadata, name, ...settings } = body;
  refuseOtherKinds(kind, settings);
  const isDeveloper = kind === 'developer';
  return {
    ...newEntry(id, { name, external_id, metadata }, now),
    kind,
    ...settings,
    developer_parts: isDeveloper ? inOrder(settings.developer_parts ?? developerPart.options) : [],
    code_language: isDeveloper ? (settings.code_language ?? 'javascript') : null,
  };
}

/** The patch in the form in which it is stored. Throws {@link ApiError} validation_failed. */
export function templatePatch(
  body: UpdateAssessmentTemplateBody,
  { kind }: Pick<AssessmentTemplate, 'kind'>,
): UpdateAssessmentTemplateBody {
  refuseOtherKinds(kind, body);
  return body.developer_parts ? { ...body, developer_parts: inOrder(body.developer_parts) } : body;
}
