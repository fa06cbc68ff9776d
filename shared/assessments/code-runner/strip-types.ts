import { stripTypeScriptTypes } from 'node:module';

/**
 * The JavaScript of a TypeScript source, lines and columns kept; enums and namespaces are refused with a SyntaxError.
 * Node's own function, because esbuild would add a native program of 10 MB to a function that has nothing else. It runs in
 * the thread: a source that breaks the parser ends the thread only.
 */
export const stripTypes = (source: string): string => stripTypeScriptTypes(source, { mode: 'strip' });
