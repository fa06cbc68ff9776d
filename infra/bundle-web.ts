import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { commonWords } from '../shared/portal/words/languages.ts';
import { writeWords } from '../shared/portal/words/written-words.ts';
import { styleTexts } from './style-texts.ts';

const web = fileURLToPath(new URL('../web', import.meta.url));

/** The language in the script itself; the others are files next to it. */
const ownLanguage = 'en';

/** The editor of code is a file next to the script of its page, which imports it when a function is to be written. */
const editorBeside: Plugin = {
  name: 'editor-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/editor\.ts$/ }, () => ({ path: './editor.js', external: true }));
  },
};

const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  charset: 'utf8',
  logLevel: 'error',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [styleTexts(/\.css$/), editorBeside],
} satisfies BuildOptions;

async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({ ...options, entryPoints: [join(web, entry)], define });
  return outputFiles[0]?.text ?? '';
}

/** As the `integrity` of a script and of a fetch has it. */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

let built: Promise<Record<string, string>> | undefined;

/** The files that browsers load, by their names: the widget with its words, and the scripts of the form, the chat and the assessment. */
export function webFiles(): Promise<Record<string, string>> {
  built ??= buildFiles();
  return built;
}

async function buildFiles(): Promise<Record<string, string>> {
  const others = Object.entries(commonWords).filter(([language]) => language !== ownLanguage);
  const words = Object.fromEntries(
    others.map(([language, texts]) => [language, JSON.stringify(writeWords(texts))]),
  );
  const hashes = Object.entries(words).map(([language, text]) => [language, integrityOf(text)]);
  const wordHashes = JSON.stringify(Object.fromEntries(hashes));
  return {
    'hiring-jobs.js': await bundle('widget/hiring-jobs.ts', { wordHashes }),
    'words.json': JSON.stringify(words),
    'portal-form.js': await bundle('portal/form.ts'),
    'intake.js': await bundle('intake/chat.ts'),
    'assessment.js': await bundle('assessment/main.tsx'),
    'assessment-editor.js': await bundle('assessment/editor.ts'),
  };
}
