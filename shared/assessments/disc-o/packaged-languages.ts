/** The package's row of one item; ids, domains and keys are the same in all languages. */
interface PackagedItem {
  id: string;
  text: string;
  keyed: string;
  domain: string;
  facet: number;
}
interface PackagedLanguage {
  items: Promise<{ default: PackagedItem[] }>;
  labels: Promise<{ default: { plus: { score: number; text: string }[] } }>;
}

/**
 * The files of each offered language, loaded when that language is asked for. They are named one by one, because the
 * package builds paths at run time, which no bundler follows. Left out are he and ro, where two of the 40 items have the
 * same text, and et, hr and ur, whose answers are in English; a test computes this list from the package.
 */
export const packagedLanguages: Readonly<Record<string, () => PackagedLanguage>> = {
  ar: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ar/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ar/choices.js'),
  }),
  ca: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ca/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ca/choices.js'),
  }),
  da: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/da/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/da/choices.js'),
  }),
  de: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/de/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/de/choices.js'),
  }),
  en: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/en/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/en/choices.js'),
  }),
  es: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/es/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/es/choices.js'),
  }),
  fa: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fa/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fa/choices.js'),
  }),
  fi: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fi/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fi/choices.js'),
  }),
  fr: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fr/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/fr/choices.js'),
  }),
  hi: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/hi/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/hi/choices.js'),
  }),
  hu: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/hu/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/hu/choices.js'),
  }),
  id: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/id/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/id/choices.js'),
  }),
  is: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/is/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/is/choices.js'),
  }),
  it: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/it/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/it/choices.js'),
  }),
  ja: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ja/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ja/choices.js'),
  }),
  ko: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ko/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ko/choices.js'),
  }),
  nl: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/nl/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/nl/choices.js'),
  }),
  no: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/no/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/no/choices.js'),
  }),
  pl: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/pl/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/pl/choices.js'),
  }),
  'pt-br': () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/pt-br/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/pt-br/choices.js'),
  }),
  ru: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ru/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/ru/choices.js'),
  }),
  sq: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/sq/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/sq/choices.js'),
  }),
  sv: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/sv/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/sv/choices.js'),
  }),
  th: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/th/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/th/choices.js'),
  }),
  uk: () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/uk/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/uk/choices.js'),
  }),
  'zh-cn': () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/zh-cn/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/zh-cn/choices.js'),
  }),
  'zh-hk': () => ({
    items: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/zh-hk/questions.json', {
      with: { type: 'json' },
    }),
    labels: import('@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/zh-hk/choices.js'),
  }),
};
