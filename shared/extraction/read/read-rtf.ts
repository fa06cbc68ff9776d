import type { ReadDocument } from '../document.ts';
import { readPlainText } from './read-text.ts';

/** Groups with settings and images, never text. `\*` marks the ones that a reader may skip. */
const hiddenGroups =
  /^\{\\(\*|fonttbl|colortbl|stylesheet|info|pict|header|footer|listtable|themedata|datastore)/;
const breaks: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n\f',
  tab: '\t',
  cell: '\t',
  bullet: '• ',
  endash: '–',
  emdash: '—',
  rquote: '’',
  lquote: '‘',
};
const token = /\{|\}|\\'([0-9a-f]{2})|\\u(-?\d+) ?\??|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|[^\\{}\r\n]+/gi;

/** The text of an RTF file without its styles. */
export const readRtf = (bytes: Uint8Array): ReadDocument => {
  const rtf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const cp1252 = new TextDecoder('windows-1252');
  let text = '';
  let depth = 0;
  let hiddenFrom = Number.POSITIVE_INFINITY;
  for (const match of rtf.matchAll(token)) {
    const [all, hex, unicode, word, , symbol] = match;
    if (all === '{') {
      depth++;
      if (depth < hiddenFrom && hiddenGroups.test(rtf.slice(match.index, match.index + 20)))
        hiddenFrom = depth;
    } else if (all === '}') {
      if (depth === hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
      depth--;
    } else if (depth >= hiddenFrom) continue;
    else if (hex) text += cp1252.decode(Uint8Array.of(Number.parseInt(hex, 16)));
    else if (unicode) text += String.fromCharCode(Number(unicode) & 0xffff);
    else if (word) text += breaks[word] ?? '';
    else if (symbol) text += symbol === '~' ? ' ' : '\\{}'.includes(symbol) ? symbol : '';
    else text += all;
  }
  return readPlainText(text, 'rtf');
};
