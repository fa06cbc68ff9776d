import { join } from 'node:path';
import { dynamoDb, type Place, secretsManager } from '../shared/platform/clients.ts';
import { keyRingReader } from '../shared/platform/key-ring.ts';
import { type DeploymentName, secretName, tableName } from '../shared/platform/names.ts';
import { apiKeyStore } from '../shared/storage/api-keys.ts';
import { assessmentStore } from '../shared/storage/assessments.ts';
import { calibrationStore } from '../shared/storage/calibrations.ts';
import { currentIds } from '../shared/storage/current-ids.ts';
import { everyOrganization } from '../shared/storage/every-organization.ts';
import { fitScoreStore } from '../shared/storage/fit-scores.ts';
import { invitationStore } from '../shared/storage/invitations.ts';
import { jobStore } from '../shared/storage/jobs.ts';
import { keyUseStore } from '../shared/storage/key-uses.ts';
import { memberStore } from '../shared/storage/members.ts';
import { organizationStore } from '../shared/storage/organizations.ts';
import { reindexChanges } from '../shared/storage/reindex.ts';
import { reindexCounts } from '../shared/storage/reindex-counts.ts';
import { reindexWords } from '../shared/storage/reindex-words.ts';
import { scanStore } from '../shared/storage/scans.ts';
import { sessionTokenStore } from '../shared/storage/session-tokens.ts';
import { sessionStore } from '../shared/storage/sessions.ts';
import { sittingStore } from '../shared/storage/sittings.ts';
import { openTable } from '../shared/storage/table.ts';
import { twinStore } from '../shared/storage/twins.ts';

/** The file with each stage's connection to the running local cloud; bin/local.ts writes it. */
export const connectionFile = (dir: string, stage: DeploymentName) => join(dir, stage, 'connection.json');
export type Connection = Record<'dynamoDb' | 'secretsManager', Place>;

/** The operator's commands for one stage: on AWS or, with a connection, on this machine. */
export function openAdministration(stage: DeploymentName, connection?: Connection) {
  const documents = dynamoDb(connection?.dynamoDb);
  const table = openTable(documents, tableName(stage));
  const secrets = secretsManager(connection?.secretsManager);
  return {
    stage,
    organizations: organizationStore(table),
    apiKeys: apiKeyStore(table),
    keyUses: keyUseStore(table),
    members: memberStore(table),
    invitations: invitationStore(table),
    sessions: sessionStore(table),
    sessionTokens: sessionTokenStore(table),
    twins: twinStore(table),
    peppers: keyRingReader(secrets, () => secretName.keyPepper(stage)),
    clock: () => new Date(),
    assessments: assessmentStore(table),
    sittings: sittingStore(table),
    calibrations: calibrationStore(table),
    currentIds: currentIds(table),
    jobs: jobStore(table),
    scans: scanStore(table),
    fitScores: fitScoreStore(table),
    everyOrganization: () => everyOrganization(documents, tableName(stage)),
    reindex: async (organizationId: string, now: Date) => ({
      rows: await reindexChanges(table, organizationId, now),
      candidates: await reindexWords(table, organizationId),
      applications: await reindexCounts(table, organizationId, now),
    }),
  };
}
