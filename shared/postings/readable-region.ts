import { type Element, elementsIn, findElement, textLengthOf, textOf } from './parse-html.ts';

const furniture = new Set(['nav', 'footer', 'aside', 'form', 'dialog']);
const furnitureClass =
  /(^|[\s_-])(cookie|consent|breadcrumbs?|navbar|menu|share|social|related|similar|newsletter|footer|sidebar)([\s_-]|$)/i;

/**
 * The main part of a page: its main element or largest article, otherwise its body, without menus, forms and footers.
 */
export function readableRegion(root: Element): Element {
  const regions = [...elementsIn(root)].filter(
    ({ name, attributes }) => name === 'main' || name === 'article' || attributes.role === 'main',
  );
  const measured = regions.slice(0, 30).map((region) => ({ region, length: textLengthOf(region) }));
  const [largest] = measured.sort((a, b) => b.length - a.length);
  const isEnough = largest !== undefined && largest.length >= 300;
  const region = isEnough ? largest.region : (findElement(root, ({ name }) => name === 'body') ?? root);
  return withoutFurniture(region);
}

function withoutFurniture(element: Element): Element {
  const children = element.children
    .filter((child) => typeof child === 'string' || !isFurniture(child))
    .map((child) => (typeof child === 'string' ? child : withoutFurniture(child)));
  return { ...element, children };
}

const isFurniture = ({ name, attributes }: Element) =>
  furniture.has(name) ||
  'hidden' in attributes ||
  attributes['aria-hidden'] === 'true' ||
  attributes.role === 'navigation' ||
  furnitureClass.test(`${(attributes.class ?? '').slice(0, 500)} ${(attributes.id ?? '').slice(0, 100)}`);

/** The labelled facts of a page: `Location: Berlin` on a line, in a list of terms, in a table of two columns. */
export function labelledFacts(region: Element, lines: string[]): [label: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const { name, children } of elementsIn(region)) {
    if (name !== 'dl' && name !== 'tr') continue;
    const cells = children.filter((child) => typeof child !== 'string' && /^(dt|dd|th|td)$/.test(child.name));
    for (let index = 0; index + 1 < cells.length; index += 2) {
      const [label, value] = cells.slice(index, index + 2).map((cell) => textOf(cell as Element, 200));
      if (label && value) pairs.push([label.replace(/(?<!\s)\s*:$/, ''), value]);
    }
  }
  for (const line of lines.slice(0, 2000)) {
    const [, label, value] = /^([^:]{2,40}):\s*(\S.{0,150})$/u.exec(line) ?? [];
    if (label && value) pairs.push([label.trim(), value]);
  }
  return pairs.filter(([label, value]) => label.length <= 40 && value.length <= 160);
}
