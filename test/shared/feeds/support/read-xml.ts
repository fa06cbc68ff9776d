import { XmlDocument, type XmlElement } from 'libxml2-wasm';

/** An element as tests like it: its text, or its children by name, each name as often as it came. */
export type Read = { [name: string]: (Read | string)[] };

/** Reads XML with libxml2, which throws on whatever is not well-formed. */
export function readXml(text: string): Read {
  const document = XmlDocument.fromString(text);
  try {
    return { [document.root.name]: [readElement(document.root)] };
  } finally {
    document.dispose();
  }
}

function readElement(element: XmlElement): Read | string {
  const read: Read = {};
  for (let child = element.firstChild; child; child = child.next) {
    if (!('name' in child)) continue;
    const one = child as XmlElement;
    read[one.name] = [...(read[one.name] ?? []), readElement(one)];
  }
  return Object.keys(read).length > 0 ? read : element.content;
}
