import { type Element, elementsIn, findElement, textLengthOf } from './parse-html.ts';

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
