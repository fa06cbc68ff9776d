import type { Finding } from './finding.ts';
import { indexChanges } from './index-changes.ts';
import { lostExports } from './lost-exports.ts';
import type { Stack } from './read-stacks.ts';
import { replacedResources } from './replaced-resources.ts';
import { takenIdentities } from './taken-identities.ts';

/**
 * Everything that one deployment of `after` cannot do where `before` is deployed, or that would lose data; empty when
 * `npx cdk deploy '<stage>/*'` is safe.
 */
export const findConflicts = (before: Stack[], after: Stack[]): Finding[] => [
  ...lostExports(before, after),
  ...replacedResources(before, after),
  ...indexChanges(before, after),
  ...takenIdentities(before, after),
];
