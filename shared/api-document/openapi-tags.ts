import type { Route } from '../routes/route.ts';
import { tagOf } from './openapi.ts';

/** The subject of the operations of each tag. */
const tagTexts: Record<string, string> = {
  applications: 'Applications of people for jobs, with their files and their way through the pipeline.',
  candidates: 'People with all of their applications, notes, consents and their history.',
  careers: 'The careers portal of an organization: pages for applicants, which need no key.',
  'custom-fields':
    'The fields of the organization’s own, which jobs, candidates and applications have values of.',
  departments: 'The departments of the organization, which jobs refer to.',
  docs: 'The documentation of this API, which needs no key.',
  erasures: 'Orders to erase personal data, with their receipts.',
  'event-types': 'The types of events, with their schemas.',
  events: 'The events of the last 30 days.',
  exports: 'Files with all data about one person.',
  feeds: 'Public lists of open jobs, which need no key.',
  jobs: 'Jobs with their requirements, pipelines and application forms.',
  me: 'The organization of the key.',
  offices: 'The offices of the organization with their addresses, which jobs refer to.',
  'openapi-publishable.json': 'The calls that take a publishable key as an OpenAPI document.',
  'openapi-without-webhooks.json': 'This API as an OpenAPI document without webhooks.',
  'openapi.json': 'This API as an OpenAPI document.',
  'rejection-reasons': 'The reasons with which the organization rejects applications.',
  scans: 'CVs, their extraction, and their fit scores.',
  uploads: 'Addresses that accept a file.',
  'webhook-deliveries': 'Events on their way to a webhook endpoint.',
  'webhook-endpoints': 'URLs that receive events, with their deliveries and replays.',
};

/** The tags of the routes in alphabetical order. Throws for one without a text. */
export function tagsOf(routes: Record<string, Route>) {
  const names = [...new Set(Object.values(routes).map(tagOf))].sort();
  return names.map((name) => {
    const description = tagTexts[name];
    if (description === undefined) throw new Error(`shared/api-document/openapi-tags.ts lacks ${name}`);
    return { name, description };
  });
}
