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

/** Every literal in these files, and every place that makes an expression of a text. */
export function readLiterals(paths: string) {
  const literals: Found[] = [];
  const makers: string[] = [];
  for (const path of globSync(paths, { cwd: root }).sort()) {
    const text = readFileSync(join(root, path), 'utf8');
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(walk);
      if (typeof node !== 'object' || node === null) return;
      const { type, start, regex, callee } = node as {
        type?: string;
        start: number;
        regex?: { pattern: string; flags: string };
        callee?: { name?: string };
      };
      const at = () => `${path}:${text.slice(0, start).split('\n').length}`;
      if (type === 'Literal' && regex) literals.push({ at: at(), source: regex.pattern, flags: regex.flags });
      if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
        makers.push(at());
      Object.values(node).forEach(walk);
    };
    walk(parseAst(text, { lang: 'ts' }));
  }
  return { literals, makers };
}
