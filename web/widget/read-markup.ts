/** The part of Trusted Types that is used; not every browser has it. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): unknown };
}

let policy: { createHTML(text: string): unknown } | null | undefined;

/**
 * The policy `hiring-jobs`, or null on a page that forbids it. Its result is parsed into a document that runs nothing, and
 * only known elements are copied from there.
 */
function policyOfPage() {
  if (policy !== undefined) return policy;
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const rules = { createHTML: (text: string) => text };
  try {
    policy = trustedTypes ? trustedTypes.createPolicy('hiring-jobs', rules) : rules;
  } catch {
    policy = null;
  }
  return policy;
}

const kept = /^(p|ul|ol|li|strong|em|br|hr|blockquote|code|pre|a)$/;

/** A description as elements; null where the page allows no markup, and its text is to be shown instead. */
export function readMarkup(markup: string): DocumentFragment | null {
  const fragment = document.createDocumentFragment();
  const trusted = policyOfPage()?.createHTML(markup);
  if (trusted === undefined) return null;
  try {
    const { body } = new DOMParser().parseFromString(trusted as string, 'text/html');
    const highest = [1, 2, 3, 4, 5, 6].find((level) => body.querySelector(`h${level}`)) ?? 1;
    // The headings of a description come below that of the job, and leave out no level.
    copyChildren(body, fragment, 3 - highest);
    return fragment;
  } catch {
    return null;
  }
}

/** Copies known elements without their attributes, and the texts of others. `lower` is added to the level of headings. */
function copyChildren(from: Node, to: Node, lower: number): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.appendChild(document.createTextNode(child.textContent ?? ''));
    if (!(child instanceof HTMLElement)) continue;
    const tag = child.localName;
    if (/^(script|style)$/.test(tag)) continue;
    const level = /^h([1-6])$/.exec(tag)?.[1];
    if (!level && !kept.test(tag)) {
      copyChildren(child, to, lower);
      continue;
    }
    const name = level ? `h${Math.min(Number(level) + lower, 6)}` : tag;
    const copy = document.createElement(name);
    const href = child.getAttribute('href') ?? '';
    if (name === 'a' && /^(https?:|mailto:)/i.test(href)) {
      copy.setAttribute('href', href);
      copy.setAttribute('rel', 'noopener nofollow');
    }
    copyChildren(child, copy, lower);
    to.appendChild(copy);
  }
}
