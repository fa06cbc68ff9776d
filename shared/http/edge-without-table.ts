import { environment } from '../platform/environment.ts';
import type { Edge } from './call.ts';

/** The edge of a function that has no right to the table, and so needs no code for it. */
export const edgeWithoutTable = (): Edge => ({
  environmentName: environment.environmentName,
  clock: () => new Date(),
  get table(): never {
    throw new Error('this function has no table');
  },
  get organizations(): never {
    throw new Error('this function has no table');
  },
});
