import { writeLlmsText } from '../../shared/docs/write-llms-text.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { Route } from '../../shared/route.ts';
import type * as routes from '../../shared/routes.ts';

export const getLlmsText = (table: Record<string, Route>): Handle<typeof routes.getLlmsText> => {
  const text = writeLlmsText(table);
  return async () => text;
};
