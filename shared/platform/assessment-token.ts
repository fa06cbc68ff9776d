import { randomBytes } from 'node:crypto';
import { assessmentLinkPrefix, assessmentSessionPrefix, type DeploymentName } from './names.ts';

/** `link` is in the address that the candidate gets, `session` is what that is exchanged for. */
export type AssessmentTokenKind = 'link' | 'session';

const prefixOf = { link: assessmentLinkPrefix, session: assessmentSessionPrefix } as const;
const body = /^[\w-]{43}$/;

/** 256 bits, in characters that the part of an address after its `#` may have. It is no API key, and no other call takes it. */
export const newAssessmentToken = (stage: DeploymentName, kind: AssessmentTokenKind): string =>
  prefixOf[kind][stage] + randomBytes(32).toString('base64url');

/** Whether a text has the form of a token of this stage and kind. Does not read the table. */
export const isAssessmentToken = (text: string, stage: DeploymentName, kind: AssessmentTokenKind): boolean =>
  text.startsWith(prefixOf[kind][stage]) && body.test(text.slice(prefixOf[kind][stage].length));
