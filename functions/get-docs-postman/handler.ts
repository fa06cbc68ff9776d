import { type ApiDocument, writePostmanCollection } from '../../shared/docs/write-postman-collection.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsPostman = (
  readDocument: () => Promise<ApiDocument>,
): Handle<typeof routes.getDocsPostman> => {
  let collection: ReturnType<typeof writePostmanCollection> | undefined;
  return async () => {
    collection ??= writePostmanCollection(await readDocument());
    return collection;
  };
};
