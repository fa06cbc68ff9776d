import { shapeOfKey, shapeOfResource } from './missing-statement.ts';
import type { AccessRequest } from './statement.ts';

/** The rights that a role used: action, resource, and the shapes of the DynamoDB keys it touched. */
export type UsedRight = { role: string; action: string; resource: string; keys: string[] };

/** Remembers what each role used of its rights, so that what it never needs can be taken away. */
export class UsedRights {
  readonly #seen = new Map<string, UsedRight>();

  note(role: string, { action, resource, context = {} }: AccessRequest): void {
    const keys = [...new Set([context['dynamodb:leadingkeys'] ?? []].flat().map(shapeOfKey))].sort();
    const used = { role, action, resource: shapeOfResource(resource), keys };
    const id = `${role} ${action} ${used.resource} ${keys}`;
    if (!this.#seen.has(id)) this.#seen.set(id, used);
  }

  list(): UsedRight[] {
    return [...this.#seen.values()];
  }
}
