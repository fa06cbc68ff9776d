import { testVectors } from '../../shared/docs/test-vectors.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsTestVectors = (): Handle<typeof routes.getDocsTestVectors> => async () => testVectors;
