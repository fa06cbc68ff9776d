import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso/lazy';
import { exec, Route, Router } from 'preact-iso/router';
import type { EnvironmentName } from './api.ts';
import { lazyPage } from './lazy-page.tsx';
import { Problem } from './parts/states.tsx';
import { pageUrl, usePlace } from './place.ts';

const loaders = {
  '/': () => import('./pages/home.tsx'),
  '/key-sets': () => import('./pages/key-sets.tsx'),
  '/jobs': () => import('./pages/jobs.tsx'),
  '/jobs/:id': () => import('./pages/board.tsx'),
  '/jobs/:id/edit': () => import('./pages/job.tsx'),
  '/jobs/:id/ranking': () => import('./pages/ranking.tsx'),
  '/applications/:id': () => import('./pages/application.tsx'),
  '/candidates': () => import('./pages/candidates.tsx'),
  '/candidates/:id': () => import('./pages/candidate.tsx'),
  '/scans': () => import('./pages/scans.tsx'),
  '/scans/:id': () => import('./pages/scan.tsx'),
  '/chats': () => import('./pages/chats.tsx'),
  '/chats/:id': () => import('./pages/chat.tsx'),
  '/webhooks': () => import('./pages/webhooks.tsx'),
  '/webhooks/:id': () => import('./pages/webhook.tsx'),
  '/events': () => import('./pages/events.tsx'),
  '/usage': () => import('./pages/usage.tsx'),
  '/members': () => import('./pages/members.tsx'),
  '/organization': () => import('./pages/organization.tsx'),
  '/audit-log': () => import('./pages/audit-log.tsx'),
};

const pages = Object.entries(loaders).map(
  ([path, load]) => [path, lazyPage(load as () => Promise<{ default: ComponentType }>)] as const,
);

/** Begins to load the script of the page at an address. */
export function loadPageOf(address: string, environment: EnvironmentName): void {
  // A script that is gone is what the page itself will find out.
  for (const [path, load] of Object.entries(loaders))
    if (exec(address, pageUrl(environment, path))) load().catch(() => {});
}

const Nowhere = lazyPage(() => import('./pages/nowhere.tsx'));

export function Pages() {
  const { environment } = usePlace();
  const [error, setError] = useState<unknown>();
  if (error !== undefined) return <Problem error={error} retry={() => setError(undefined)} />;
  return (
    <ErrorBoundary onError={setError}>
      <Router>
        {[
          ...pages.map(([path, page]) => (
            <Route key={path} path={pageUrl(environment, path)} component={page} />
          )),
          <Route key="default" default component={Nowhere} />,
        ]}
      </Router>
    </ErrorBoundary>
  );
}
