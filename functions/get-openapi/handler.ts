import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

type ApiDocument = Awaited<ReturnType<Handle<typeof routes.getOpenapi>>>;

export const getOpenapi = (readDocument: () => Promise<ApiDocument>): Handle<typeof routes.getOpenapi> => {
  let document: ApiDocument | undefined;
  return async () => {
    document ??= await readDocument();
    return document;
  };
};
