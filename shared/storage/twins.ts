import { organizationKey } from './keys.ts';
import type { Organization } from './organizations.ts';
import { twinKey } from './people-keys.ts';
import { ConditionFailed, type Item, type Write } from './row.ts';
import type { Table } from './table.ts';

interface Twin {
  organization_id: string;
}

export type TwinStore = ReturnType<typeof twinStore>;

/** In the sandbox: which of its organizations belongs to one of production. */
export function twinStore(table: Table) {
  const find = async (productionId: string): Promise<string | undefined> =>
    (await table.get<Twin>(twinKey(productionId)))?.data.organization_id;
  const link = (productionId: string, organizationId: string): Write => {
    const row: Item<Twin> = { ...twinKey(productionId), data: { organization_id: organizationId } };
    return { put: row, when: { absent: true } };
  };

  return {
    find,

    /** Links an organization that exists; false if production's one has another twin. */
    async link(productionId: string, organizationId: string): Promise<boolean> {
      try {
        await table.commit([link(productionId, organizationId)]);
        return true;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return (await find(productionId)) === organizationId;
      }
    },

    /** The twin's id: that of the one that exists, or else of `organization`, which is created. */
    async findOrCreate(productionId: string, organization: Organization): Promise<string> {
      const found = await find(productionId);
      if (found !== undefined) return found;
      try {
        await table.commit([
          link(productionId, organization.id),
          { put: { ...organizationKey(organization.id), data: organization }, when: { absent: true } },
        ]);
        return organization.id;
      } catch (error) {
        const made = error instanceof ConditionFailed ? await find(productionId) : undefined;
        if (made !== undefined) return made;
        throw error;
      }
    },
  };
}
