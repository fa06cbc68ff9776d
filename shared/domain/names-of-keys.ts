/** Names and origins are stored in rows of 400 KB. A key and its revocation must fit into its row. */
const maxName = 200;
const maxOrigins = 100;
/** Scheme, host name and port. A host name has at most 253 characters. */
const maxOrigin = 267;
const isOrigin = (text: string) =>
  text.length <= maxOrigin && /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(text);

/**
 * The error in the name of an organization or key set, or in its origins, as a message for the operator; null when both
 * are valid.
 */
export function mistakeIn({ name, origins = [] }: { name: string; origins?: string[] }): string | null {
  if (name.length > maxName) return `a name has at most ${maxName} characters`;
  if (origins.length > maxOrigins) return `a key set has at most ${maxOrigins} origins`;
  const bad = origins.find((origin) => !isOrigin(origin));
  return bad === undefined
    ? null
    : `${bad.slice(0, 300)} is not an origin such as https://careers.example.com`;
}
