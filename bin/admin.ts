/** `npm run admin -- <command> --stage prod|sandbox …` manages organizations and keys and prints JSON; `npm run admin -- help`. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { auditAssessments } from '../shared/administration/audit-assessments.ts';
import { auditFit, readSelection } from '../shared/administration/audit-fit.ts';
import { calibrateGeneral } from '../shared/administration/calibrate-general.ts';
import { addKey, listKeySets, showKeySet, updateKeySet } from '../shared/administration/operate-keys.ts';
import {
  AdministrationError,
  createKeySet,
  createOrganization,
  revokeKey,
  rollKey,
  setRetention,
} from '../shared/administration/organizations.ts';
import { inviteMember, linkTwin } from '../shared/administration/people.ts';
import { reindexOrganizations } from '../shared/administration/reindex.ts';
import { setModelKey } from '../shared/administration/set-model-key.ts';
import { auditWriter } from '../shared/administration/write-audit.ts';
import { secretsManager } from '../shared/platform/clients.ts';
import { type DeploymentName, secretName, stages } from '../shared/platform/names.ts';
import { modelKeyWriter } from '../shared/platform/store-model-key.ts';
import { options } from './admin-options.ts';
import { usage } from './admin-usage.ts';
import { dashboardAddress } from './dashboard-address.ts';
import { type Connection, connectionFile, openAdministration } from './open-administration.ts';
import { readGivenFile } from './read-given-file.ts';
import { readKey } from './read-key.ts';

const localDir = process.env.HIRING_LOCAL_DIR ?? '.local';
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options,
  });
  const need = (
    option:
      | 'stage'
      | 'name'
      | 'organization'
      | 'scopes'
      | 'key'
      | 'key-set'
      | 'months'
      | 'email'
      | 'role'
      | 'production'
      | 'job'
      | 'categories'
      | 'forward-to',
  ) => values[option] ?? fail(`--${option} is missing`);
  const setNamed = () => ({ organization: need('organization'), keySet: need('key-set') });
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
    'list-key-sets': (admin) => listKeySets(admin, { organization: need('organization') }),
    'show-key-set': (admin) => showKeySet(admin, setNamed()),
    'update-key-set': (admin) =>
      updateKeySet(admin, {
        ...setNamed(),
        name: values.name,
        scopes: list(values.scopes),
        origins: list(values.origins),
      }),
    'add-key': (admin) => addKey(admin, { ...setNamed(), type: values.type }),
    'set-retention': (admin) =>
      setRetention(admin, {
        organization: need('organization'),
        months: need('months') === 'none' ? null : Number(need('months')),
      }),
    'invite-member': (admin) =>
      inviteMember(admin, {
        organization: need('organization'),
        email: need('email'),
        role: need('role'),
        baseUrl: dashboardAddress(admin.stage, {
          baseUrl: values['base-url'],
          localDir: values.deployed ? undefined : localDir,
        }),
      }),
    'link-sandbox': (admin) => {
      if (admin.stage !== 'sandbox')
        fail('--stage is sandbox: its organization becomes the twin of one of production');
      return linkTwin(admin, { organization: need('organization'), production: need('production') });
    },
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
    'calibrate-general': calibrateGeneral,
    'audit-fit': async (admin) => {
      const write = auditWriter(values.format);
      const { template } = values;
      if (template !== undefined) {
        if (values.job ?? values.band ?? values['least-score'])
          fail('--template is without --job, --band and --least-score: the rate is that above the median');
        const [organization, categories] = [need('organization'), readGivenFile(need('categories'))];
        return write(await auditAssessments(admin, { organization, template, categories }));
      }
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
