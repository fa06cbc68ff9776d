import { AdministrationError } from './organizations.ts';

interface Reach {
  organizations: { find: (id: string) => Promise<object | undefined> };
  everyOrganization: () => AsyncIterable<string>;
  reindex: (
    organizationId: string,
    now: Date,
  ) => Promise<{ rows: number; candidates: number; applications: number }>;
  clock: () => Date;
}

/**
 * Gives the rows of an earlier release their entries in the index of changes, candidates their words, and applications their place in the counts of
 * jobs, of one organization or of all. It is safe to repeat. Throws {@link AdministrationError}.
 */
export async function reindexOrganizations(
  { organizations, everyOrganization, reindex, clock }: Reach,
  { organization }: { organization?: string },
) {
  if (organization !== undefined && !(await organizations.find(organization)))
    throw new AdministrationError('there is no such organization on this stage');
  const done = { organizations: 0, rows: 0, candidates: 0, applications: 0 };
  for await (const id of organization === undefined ? everyOrganization() : [organization]) {
    const { rows, candidates, applications } = await reindex(id, clock());
    done.rows += rows;
    done.candidates += candidates;
    done.applications += applications;
    done.organizations++;
  }
  return { object: 'reindexing' as const, ...done };
}
