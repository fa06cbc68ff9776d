/**
 * The characters that XML 1.0 forbids (section 2.2): control characters, halves of surrogate pairs, two noncharacters.
 */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as a CDATA section; the one sequence that would end it early is split over two sections. */
const cdata = (text: string) =>
  `<![CDATA[${text.replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** One element with text; an empty text for a field without a value. */
export const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<${name}>${cdata(String(text))}</${name}>`;

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';
