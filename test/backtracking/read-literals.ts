import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';

const root = join(import.meta.dirname, '../..');

/** A pattern, and the file and line where it is written or made. */
export interface Found {
  at: string;
  source: string;
  flags: string;
}

interface Node {
  type?: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every literal in the files of a glob, and every place that makes an expression of a text. */
export function readLiterals(glob: string): { literals: Found[]; makers: string[] } {
  const literals: Found[] = [];
  const makers: string[] = [];
  for (const path of globSync(glob, { cwd: root }).sort()) {
    const text = readFileSync(join(root, path), 'utf8');
    const walk = (node: unknown): void => {
      if (!isNode(node)) return;
      const { type, start, regex, callee } = node;
      const at = () => `${path}:${text.slice(0, start).split('\n').length}`;
      if (type === 'Literal' && regex) literals.push({ at: at(), source: regex.pattern, flags: regex.flags });
      if (/^(New|Call)Expression$/.test(type ?? '') && callee?.name === 'RegExp') makers.push(at());
      for (const part of Object.values(node)) walk(part);
    };
    walk(parseAst(text, { lang: 'ts' }));
  }
  return { literals, makers };
}
