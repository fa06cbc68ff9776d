/** `npm run admin -- <command> --stage prod|sandbox …` manages organizations and keys and prints JSON; `npm run admin -- help`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { auditFit, auditWriter, readSelection } from '../shared/administration/audit-fit.ts';
import {
  AdministrationError,
  createKeySet,
  createOrganization,
  revokeKey,
  rollKey,
  setRetention,
} from '../shared/administration/organizations.ts';
import { reindexOrganizations } from '../shared/administration/reindex.ts';
import { setModelKey } from '../shared/administration/set-model-key.ts';
import { dynamoDb, type Place, secretsManager } from '../shared/platform/clients.ts';
import { keyRingReader } from '../shared/platform/key-ring.ts';
import { type DeploymentName, secretName, stages, tableName } from '../shared/platform/names.ts';
import { modelKeyWriter } from '../shared/platform/store-model-key.ts';
import { apiKeyStore } from '../shared/storage/api-keys.ts';
import { everyOrganization } from '../shared/storage/every-organization.ts';
import { fitScoreStore } from '../shared/storage/fit-scores.ts';
import { jobStore } from '../shared/storage/jobs.ts';
import { organizationStore } from '../shared/storage/organizations.ts';
import { reindexChanges } from '../shared/storage/reindex.ts';
import { reindexWords } from '../shared/storage/reindex-words.ts';
import { scanStore } from '../shared/storage/scans.ts';
import { openTable } from '../shared/storage/table.ts';
import { usage } from './admin-usage.ts';
import { readGivenFile } from './read-given-file.ts';
import { readKey } from './read-key.ts';

const localDir = process.env.HIRING_LOCAL_DIR ?? '.local';
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
    peppers: keyRingReader(secrets, () => secretName.keyPepper(stage)),
    clock: () => new Date(),
    jobs: jobStore(table),
    scans: scanStore(table),
    fitScores: fitScoreStore(table),
    everyOrganization: () => everyOrganization(documents, tableName(stage)),
    reindex: async (organizationId: string, now: Date) => ({
      rows: await reindexChanges(table, organizationId, now),
      candidates: await reindexWords(table, organizationId),
    }),
  };
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      stage: { type: 'string' },
      name: { type: 'string' },
      plan: { type: 'string' },
      organization: { type: 'string' },
      scopes: { type: 'string' },
      origins: { type: 'string' },
      key: { type: 'string' },
      overlap: { type: 'string' },
      months: { type: 'string' },
      job: { type: 'string' },
      categories: { type: 'string' },
      'least-score': { type: 'string' },
      band: { type: 'string' },
      format: { type: 'string' },
      'forward-to': { type: 'string' },
      events: { type: 'string' },
      since: { type: 'string' },
      'base-url': { type: 'string' },
      local: { type: 'boolean' },
      deployed: { type: 'boolean' },
    },
  });
  const need = (
    option:
      | 'stage'
      | 'name'
      | 'organization'
      | 'scopes'
      | 'key'
      | 'months'
      | 'job'
      | 'categories'
      | 'forward-to',
  ) => values[option] ?? fail(`--${option} is missing`);
  const list = (text: string | undefined) =>
    text
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean);

  const connectionOf = (stage: DeploymentName) =>
    values.deployed ? undefined : localConnection(stage, values.local);
  const commands: Record<string, (admin: ReturnType<typeof openAdministration>) => Promise<unknown>> = {
    'create-organization': (admin) => createOrganization(admin, { name: need('name'), plan: values.plan }),
    'create-key-set': (admin) =>
      createKeySet(admin, {
        organization: need('organization'),
        name: need('name'),
        scopes: list(need('scopes')) ?? [],
        origins: list(values.origins),
      }),
    'set-retention': (admin) =>
      setRetention(admin, {
        organization: need('organization'),
        months: need('months') === 'none' ? null : Number(need('months')),
      }),
    reindex: (admin) => reindexOrganizations(admin, { organization: values.organization }),
    'roll-key': (admin) =>
      rollKey(admin, {
        key: readKey(need('key')),
        overlapSeconds: values.overlap ? Number(values.overlap) : undefined,
      }),
    'revoke-key': (admin) => revokeKey(admin, { key: readKey(need('key')) }),
    // The key is never an argument, because the shell's history and the process list would show it.
    'set-model-key': ({ stage }) => {
      const secrets = secretsManager(connectionOf(stage)?.secretsManager);
      const keepKey = modelKeyWriter(secrets, () => secretName.modelKey(stage));
      return setModelKey({ stage, keepKey }, process.env.HIRING_MODEL_KEY ?? readFileSync(0, 'utf8'));
    },
    'audit-fit': async (admin) => {
      const write = auditWriter(values.format);
      const audit = await auditFit(admin, {
        organization: need('organization'),
        job: need('job'),
        categories: readGivenFile(need('categories')),
        selection: readSelection(values.band, values['least-score']),
      });
      return write(audit);
    },
  };

  const [name = 'help'] = positionals;
  if (values.help || name === 'help') {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const readStage = () =>
    stages.find((known) => known === need('stage')) ?? fail(`--stage is one of ${stages.join(', ')}`);
  if (name === 'listen') {
    const stage = readStage();
    if (values.local) localConnection(stage, true);
    const { listen } = await import('./listen.ts');
    return listen({
      ...values,
      key: values.key && readKey(values.key),
      stage,
      forwardTo: need('forward-to'),
      baseUrl: values['base-url'],
      events: list(values.events),
      localDir: values.deployed ? undefined : localDir,
    });
  }
  const command = commands[name] ?? fail(`there is no command ${name}`);
  const stage = readStage();
  const admin = openAdministration(stage, connectionOf(stage));
  const done = await command(admin);
  process.stdout.write(`${typeof done === 'string' ? done : JSON.stringify(done, null, 2)}\n`);
}

function localConnection(stage: DeploymentName, demanded = false): Connection | undefined {
  const file = connectionFile(localDir, stage);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Connection;
  return demanded ? fail('the local cloud is not running; start it with `npm start`') : undefined;
}

function fail(problem: string): never {
  throw new AdministrationError(problem);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const known =
      error instanceof AdministrationError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(
      `${known ? (error as Error).message : `failed: ${error}`}\n${known ? `\n${usage}\n` : ''}`,
    );
    process.exitCode = 1;
  });
}
