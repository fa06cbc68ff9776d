import type { CvDocument, Line } from '../document.ts';
import { cutOff } from './wrapped-address.ts';

const email = /(?<![\p{L}\d._%+@-])[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/giu;

/** "comfort.adjei@" over "example.com": a narrow column breaks an address at its sign. */
const openEnd = /(?<![\p{L}\d._%+@-])[\p{L}\d._%+-]{2,40}@$/u;
const domainAlone = /^[a-z\d-]{2,40}(?:\.[a-z\d-]{2,20}){0,3}\.[a-z]{2,12}$/;

/** The target of a link; as it is where it is no valid encoding. */
const decoded = (target: string): string => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

interface FoundEmail {
  address: string;
  line: Line | null;
}

/** Addresses in the text, then hidden mailto targets. Addresses of referees are in a section of their own and come last. */
export const findEmails = (document: CvDocument, others: ReadonlySet<number>): FoundEmail[] => {
  const found: FoundEmail[] = [];
  const add = (address: string, line: Line | null) => {
    const clean = address.replace(/\s/g, '');
    if (!found.some((other) => other.address.toLowerCase() === clean.toLowerCase()))
      found.push({ address: clean, line });
  };
  for (const line of document.lines) {
    if (others.has(line.number) && found.length > 0) continue;
    for (const match of line.text.matchAll(email))
      add(match[0] + cutOff(document, line, match.index + match[0].length), line);
  }
  for (const line of document.lines) {
    const [local] = openEnd.exec(line.text) ?? [];
    const below = document.lines[line.number];
    const domain = below?.column === line.column ? domainAlone.exec(below.text)?.[0] : undefined;
    if (local && domain && !(others.has(line.number) && found.length > 0)) add(local + domain, line);
  }
  for (const link of document.links) {
    const target = /^mailto:([^?]+)/i.exec(link.url)?.[1];
    if (target?.includes('@') && (found.length === 0 || !link.line || !others.has(link.line))) {
      add(decoded(target), document.lines.find((line) => line.number === link.line) ?? null);
    }
  }
  return found;
};
