import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

/** The file is read with the first call; until then a start costs nothing for it. */
export const getDocsViewerStyle = (read: () => Promise<string>): Handle<typeof routes.getDocsViewerStyle> => {
  let text: Promise<string> | undefined;
  return () => {
    text ??= read();
    return text;
  };
};
