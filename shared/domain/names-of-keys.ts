/** Names and origins are in rows of 400 KB. A key must fit its row with its revocation. */
const maxName = 200;
const maxOrigins = 100;
/** Scheme, host name and port. A host name has at most 253 characters. */
const maxOrigin = 267;
const isOrigin = (text: string) =>
  text.length <= maxOrigin && /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(text);

/** What an operator must change of the name of an organization or key set, and of its origins; null where both are fine. */
export function mistakeIn({ name, origins = [] }: { name: string; origins?: string[] }): string | null {
  if (name.length > maxName) return `a name has at most ${maxName} characters`;
  if (origins.length > maxOrigins) return `a key set has at most ${maxOrigins} origins`;
  const bad = origins.find((origin) => !isOrigin(origin));
  return bad === undefined
    ? null
    : `${bad.slice(0, 300)} is not an origin such as https://careers.example.com`;
}
