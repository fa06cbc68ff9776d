/**
 * The cookies of sign-in. Browsers accept a name that begins with `__Host-` only from the host itself over HTTPS, for all
 * of its paths, so that no other host of the domain can set one.
 */
interface Cookie {
  name: `__Host-${string}`;
  sameSite: 'Strict' | 'Lax';
  seconds: number;
}

/** The value of a cookie; none for a name that was sent twice. */
export function readCookie(header: string | undefined, name: Cookie['name']): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return values.length === 1 ? values[0]?.slice(name.length + 1) : undefined;
}

/** A `Set-Cookie` line that no script can read. The value has no characters that cookies cannot have. */
export const writeCookie = ({ name, sameSite, seconds }: Cookie, value: string): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=${sameSite}`;

/** The line that removes the cookie. */
export const removeCookie = (cookie: Cookie): string => writeCookie({ ...cookie, seconds: 0 }, '');
