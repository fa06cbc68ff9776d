import type { ReadDocument } from '../document.ts';
import { RefusedFile } from '../outcome.ts';
import { readHtmlText } from './html-lines.ts';
import { openZip } from './open-zip.ts';

/** OpenDocument's elements and the equivalent HTML ones. */
const elements: Record<string, string> = {
  'text:h': 'h2',
  'text:p': 'p',
  'text:list-item': 'li',
  'text:a': 'a',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};

export const readOdt = (bytes: Uint8Array): ReadDocument => {
  const content = openZip(bytes, (name) => name === 'content.xml').get('content.xml');
  if (!content) throw new RefusedFile('file_corrupt');
  const xml = Buffer.from(content).toString('utf8');
  const body = xml.slice(Math.max(0, xml.indexOf('<office:body')));
  const html = body
    .replace(/<text:tab\s*\/>/g, '\t')
    .replace(/<text:line-break\s*\/>/g, '<br>')
    .replace(/<text:s\b[^<>]*\/>/g, ' ')
    .replace(/<(\/?)([\w-]+:[\w-]+)(?![\w-])([^<>]*)>/g, (_, slash: string, name: string, rest: string) => {
      const tag = elements[name];
      if (!tag) return '';
      if (slash) return `</${tag}>`;
      const href = /xlink:href="([^"]*)"/.exec(rest)?.[1];
      return `<${tag}${href ? ` href="${href}"` : ''}>${rest.endsWith('/') ? `</${tag}>` : ''}`;
    });
  return readHtmlText(html, 'odt');
};
