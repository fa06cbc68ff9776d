/** A browser without a screen: follows redirects and keeps the cookies of each origin. */
export interface Visitor {
  /** By name, of one origin. */
  cookies(origin: string): Map<string, string>;
  /** One request, without following where it leads. */
  ask(url: string, request?: RequestInit): Promise<Response>;
  /** Follows redirects until a page or, with `until`, an address that begins so. */
  follow(
    url: string,
    request?: RequestInit & { until?: string },
  ): Promise<{ url: string; response: Response }>;
}

export function newVisitor(): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { origin } = new URL(url);
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const ask: Visitor['ask'] = async (url, request = {}) => {
    const jar = jarOf(url);
    const headers = new Headers(request.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { redirect: 'manual', ...request, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    cookies: (origin) => jarOf(origin),
    ask,
    async follow(url, { until, ...request } = {}) {
      let at = url;
      let response = await ask(at, request);
      for (let hops = 0; hops < 10; hops++) {
        const location = response.headers.get('location');
        if (location === null) break;
        at = new URL(location, at).href;
        if (until !== undefined && at.startsWith(until)) break;
        response = await ask(at);
      }
      return { url: at, response };
    },
  };
}

/** Signs in at a stage through the local provider's page, and returns where the browser was led in the end. */
export async function signInAs(
  visitor: Visitor,
  baseUrl: string,
  form: { account: string } | { email: string },
  returnTo = '/dashboard',
): Promise<string> {
  const start = `${baseUrl}/auth/sign-in?return_to=${encodeURIComponent(returnTo)}`;
  const page = await visitor.follow(start);
  const body = new URLSearchParams(form);
  return (await visitor.follow(page.url, { method: 'POST', body, until: `${baseUrl}/dashboard` })).url;
}

/** The headers that a browser sends with a script's call of the page's own origin. */
export const ownHeaders = (origin: string) => ({
  Origin: origin,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
});
