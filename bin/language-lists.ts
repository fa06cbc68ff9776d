import { readdirSync } from 'node:fs';

/** Each list, the type of its items, and the constant of a language's file that is one. */
const lists = [
  ['detects', 'DetectWords', 'detects'],
  ['sections', 'SectionWords', 'sections'],
  ['careers', 'CareerWords', 'career'],
  ['entries', 'EntryWords', 'entries'],
  ['forms', 'FormLabels', 'forms'],
  ['summaries', 'SummaryWords', 'summary'],
  ['personalLabels', 'PersonalLabels', 'personal'],
] as const;

/** The codes of the languages that have a file `<code>.ts` in the folder, in their order. */
export const languageFiles = (folder: URL): string[] =>
  readdirSync(folder)
    .flatMap((name) => /^([a-z]{2,3})\.ts$/.exec(name)?.[1] ?? [])
    .toSorted();

/** The text of shared/words/languages/more-languages.ts for these languages. */
export function languageLists(codes: readonly string[]): string {
  const types = [...lists.map(([, type]) => type), 'LanguageName'].toSorted();
  const words = `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './language-words.ts';`;
  const imports = [...codes, 'language-words']
    .toSorted()
    .map((name) => (name === 'language-words' ? words : `import * as ${name} from './${name}.ts';`));
  const ofEach = (constant: string) => codes.map((code) => `  ${code}: ${code}.${constant},\n`).join('');
  const parts = [
    imports.join('\n'),
    `/**
 * The languages that have a file of their own; \`npm run languages\` writes this file. The nine that came first (en, de, fr, es, it,
 * pt, nl, pl, ja) are in the lists of each subject, where one word often serves several of them.
 */
${exported(`const languages = {\n${ofEach('language')}} satisfies Record<string, LanguageName>;`)}`,
    `/** Of each language. */\n${exported('type OfEach<Words> = Record<keyof typeof languages, Words>;')}`,
    exported(
      `const languageCodes: readonly string[] = [\n${codes.map((code) => `  '${code}',\n`).join('')}];`,
    ),
    ...lists.map(([name, type, constant]) =>
      exported(`const ${name}: OfEach<${type}> = {\n${ofEach(constant)}};`),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const exported = (declaration: string) => `export ${declaration}`;
