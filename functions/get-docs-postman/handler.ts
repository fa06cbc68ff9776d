import { type ApiDocument, writePostmanCollection } from '../../shared/docs/write-postman-collection.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsPostman = (document: ApiDocument): Handle<typeof routes.getDocsPostman> => {
  const collection = writePostmanCollection(document);
  return async () => collection;
};
