import { secretsManager } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { keyRingReader } from '../platform/key-ring.ts';
import { assessmentStore } from '../storage/assessments.ts';
import { sittingStore } from '../storage/sittings.ts';
import { candidateStands } from '../storage/standing-candidates.ts';
import type { Table } from '../storage/table.ts';
import { tokenCalls } from '../storage/token-calls.ts';
import type { SittingDesk } from './read-session.ts';

/** The desk of this deployment. */
export const openDesk = ({ table }: { table: Table }): SittingDesk => ({
  stage: environment.stage,
  peppers: keyRingReader(secretsManager(), () => environment.keyPepperSecret),
  assessments: assessmentStore(table),
  sittings: sittingStore(table),
  candidateStands: candidateStands(table),
  tokenCalls: tokenCalls(table),
});
