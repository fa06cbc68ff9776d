import { eventsPage } from '../../shared/docs/events-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import type { Route } from '../../shared/route.ts';
import type * as routes from '../../shared/routes.ts';

export const getDocsEvents = (table: Record<string, Route>): Handle<typeof routes.getDocsEvents> => {
  const text = eventsPage(table);
  return async () => text;
};
