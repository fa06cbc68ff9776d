import { maxNameOfSet, maxOriginCharacters, maxOrigins, originPattern } from '../contracts/key-set.ts';

const isOrigin = (text: string) => text.length <= maxOriginCharacters && originPattern.test(text);

/**
 * The error in the name of an organization or key set, or in its origins, as a message for the operator; null when both
 * are valid.
 */
export function mistakeIn({ name, origins = [] }: { name: string; origins?: string[] }): string | null {
  if (name.length > maxNameOfSet) return `a name has at most ${maxNameOfSet} characters`;
  if (origins.length > maxOrigins) return `a key set has at most ${maxOrigins} origins`;
  const bad = origins.find((origin) => !isOrigin(origin));
  return bad === undefined
    ? null
    : `${bad.slice(0, 300)} is not an origin such as https://careers.example.com`;
}
