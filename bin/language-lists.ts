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

/** The text of shared/words/languages/more-languages.ts for languages that each have a file `<code>.ts` in its folder. */
export function languageLists(codes: readonly string[]): string {
  const sorted = codes.toSorted();
  const types = [...lists.map(([, type]) => type), 'LanguageName'].toSorted();
  const words = `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './language-words.ts';`;
  const imports = [...sorted, 'language-words']
    .toSorted()
    .map((name) => (name === 'language-words' ? words : `import * as ${name} from './${name}.ts';`));
  const ofEach = (constant: string) => sorted.map((code) => `  ${code}: ${code}.${constant},\n`).join('');
  const parts = [
    imports.join('\n'),
    `/**
 * The languages that have a file of their own; \`npm run languages\` writes this file. The nine that came first (en, de, fr, es, it,
 * pt, nl, pl, ja) are in the lists of each subject, where one word often serves several of them.
 */
${exported(`const languages = {\n${ofEach('language')}} satisfies Record<string, LanguageName>;`)}`,
    `/** Of each language. */\n${exported('type OfEach<Words> = Record<keyof typeof languages, Words>;')}`,
    exported(
      `const languageCodes: readonly string[] = [\n${sorted.map((code) => `  '${code}',\n`).join('')}];`,
    ),
    ...lists.map(([name, type, constant]) =>
      exported(`const ${name}: OfEach<${type}> = {\n${ofEach(constant)}};`),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const exported = (declaration: string) => `export ${declaration}`;
