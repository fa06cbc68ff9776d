import type { Route } from '../../../shared/routes/route.ts';

/** Whether the response has a secret that is shown once: the key or the link of people, and the link of an assessment. */
const showsOnce = ({ keys, response }: Pick<Route, 'keys' | 'response'>) =>
  keys === 'session' || 'invitation' in ((response as { entries?: object }).entries ?? {});

/** The response as it is repeated: what rows show once, the secrets of keys and the links of invitations, is null. */
export const repeatedText = (route: Pick<Route, 'keys' | 'response'>, text: string): string =>
  showsOnce(route) ? text.replace(/"(secret|url)":"[^"]*"/g, '"$1":null') : text;
