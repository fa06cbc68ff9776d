import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { basePath, type EnvironmentName, type Grant, type SessionInfo } from './api.ts';

/** Where the person is: the environment in the address, and what they may do there. */
interface Place {
  environment: EnvironmentName;
  grant: Grant;
  session: SessionInfo;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('only pages know their place');
  return place;
}

/** Whether to show what needs this scope. The API decides; this only saves people from buttons that are refused. */
export const useCan = (): ((scope: string) => boolean) => {
  const { scopes } = usePlace().grant;
  return (scope) => scopes.includes(scope);
};

export const environmentAt = (path: string): EnvironmentName =>
  new RegExp(`^${basePath()}/dashboard/sandbox(/|$)`).test(path) ? 'sandbox' : 'production';

/** The address of a page in an environment: `/dashboard/jobs`, and `/dashboard/sandbox/jobs` in the sandbox. */
export const pageUrl = (environment: EnvironmentName, path: string): string =>
  `${basePath()}/dashboard${environment === 'sandbox' ? '/sandbox' : ''}${path === '/' ? '' : path}`;

export const usePageUrl = (): ((path: string) => string) => {
  const { environment } = usePlace();
  return (path) => pageUrl(environment, path);
};
