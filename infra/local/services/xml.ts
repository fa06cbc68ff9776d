import { decodeXML } from 'entities/decode';
import { escapeUTF8 } from 'entities/escape';

export type XmlNode = string | number | boolean | undefined | XmlNode[] | { [tag: string]: XmlNode };

/** A document with one root. A list repeats its tag; undefined is omitted. */
export function toXml(root: string, node: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderTag(root, node)}`;
}

function renderTag(tag: string, node: XmlNode): string {
  if (node === undefined) return '';
  if (Array.isArray(node)) return node.map((item) => renderTag(tag, item)).join('');
  const content =
    typeof node === 'object'
      ? Object.entries(node)
          .map(([name, child]) => renderTag(name, child))
          .join('')
      : escapeUTF8(String(node)).replaceAll('\r', '&#13;');
  return `<${tag}>${content}</${tag}>`;
}

/** The text of the first `tag` in flat XML such as a Delete request's `<Object>`. */
export function readTag(xml: string, tag: string): string | undefined {
  const text = xml.match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1];
  return text === undefined ? undefined : decodeXML(text);
}
