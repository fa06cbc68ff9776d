type Child = Node | string | false | null | undefined;
type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element with attributes and children. Texts stay texts, so nothing that the API returns becomes markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
    // What the widget's own style can reach, that of the page can reach, too.
    if (name === 'class') element.setAttribute('part', String(value));
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** A button that does something. */
export function button(text: string, kind: string, act: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', class: `button ${kind}` }, text);
  element.addEventListener('click', act);
  return element;
}

/** A link, or its text alone for an address that is none of the web. */
export const link = (href: string | null, text: string, attributes: Attributes = {}): HTMLElement =>
  href !== null && /^https?:\/\//i.test(href)
    ? make('a', { href, ...attributes }, text)
    : make('span', {}, text);

/** The heading of a view, which gets the focus when the view is shown. */
export const heading = (text: string): HTMLElement => make('h2', { class: 'heading', tabindex: -1 }, text);
