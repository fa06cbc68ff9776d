import type { openapiDocument } from '../../shared/contracts/openapi.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getOpenapi =
  (document: ReturnType<typeof openapiDocument>): Handle<typeof routes.getOpenapi> =>
  async () =>
    document;
