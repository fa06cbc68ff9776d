import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKeySet, createOrganization } from '../../../shared/administration/organizations.ts';
import { scopes } from '../../../shared/contracts/organization.ts';
import { plans } from '../../../shared/domain/plan.ts';
import { dynamoDb } from '../../../shared/platform/clients.ts';
import { tableName } from '../../../shared/platform/names.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { startReceiver } from '../../e2e/support/receiver.ts';
import type { Api, LocalStage } from '../../support/local-stage.ts';
import { newMember, newSessionToken } from '../../support/signed-in.ts';
import { careersOrigin } from './careers-origin.ts';
import type { Step } from './step.ts';

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Night Nurse',
  description: '<p>Look after people through the night.</p>',
  employmentType: 'PART_TIME',
  hiringOrganization: { '@type': 'Organization', name: 'Harbour Clinic' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Rotterdam', addressCountry: 'NL' },
  },
};

/** Who speaks and who listens in the story: a new organization with its keys, a receiver of its events, and a careers site. */
export async function setScenery(stage: LocalStage) {
  const [receiver, site] = await Promise.all([startReceiver(), startSite()]);
  const { admin } = stage;
  const { id: organization } = await createOrganization(admin, { name: 'Harbour Clinic', plan: 'scale' });
  const keys = async (name: string, held: readonly string[], origins?: string[]) =>
    (await createKeySet(admin, { organization, name, scopes: [...held], origins })).keys;
  const [server, page] = await keys('HR system', scopes, [careersOrigin]);
  const [reader] = await keys('Reporting', ['jobs:read']);
  const callers: Record<NonNullable<Step['by']>, Api> = {
    server: stage.api(server?.secret),
    page: stage.api(page?.secret),
    reader: stage.api(reader?.secret),
    nobody: stage.api(),
    hurried: stage.api(await spentKey(stage)),
    person: stage.api(await signIn(stage, organization)),
  };
  return {
    callers,
    receiver,
    siteUrl: site.url,
    close() {
      receiver.close();
      site.close();
    },
  };
}

export type Scenery = Awaited<ReturnType<typeof setScenery>>;

/** The token of an owner, who has two colleagues. */
async function signIn({ admin }: LocalStage, organizationId: string): Promise<string> {
  const { token } = await newSessionToken(admin, { organizationId, role: 'owner', email: 'ada@example.com' });
  for (const [role, email] of [
    ['recruiter', 'ben@example.com'],
    ['viewer', 'dan@example.com'],
  ] as const)
    await newMember(admin, { organizationId, role, email });
  return token;
}

/** The key of an organization whose calls came too fast: they are spoken for until a minute from now. */
async function spentKey({ admin, places }: LocalStage): Promise<string> {
  const { id } = await createOrganization(admin, { name: 'In a hurry', plan: 'free' });
  const { keys } = await createKeySet(admin, { organization: id, name: 'tests', scopes: ['jobs:read'] });
  const table = openTable(dynamoDb(places.dynamoDb), tableName(admin.stage));
  const lead = (plans.free.burst / plans.free.callsPerSecond) * 1000;
  await organizationStore(table).countCall(id, new Date(Date.now() + lead + 10 * 60_000), 'free');
  return keys[0]?.secret ?? '';
}

async function startSite() {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      request.url === '/jobs/42'
        ? `<!doctype html><title>${posting.title}</title><script type="application/ld+json">${JSON.stringify(posting)}</script>`
        : '<!doctype html><title>About us</title><h1>About us</h1>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
