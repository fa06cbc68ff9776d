import { type ComponentChildren, h, type VNode } from 'preact';

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string },
  ): { createHTML(text: string): unknown };
}
const rules = { createHTML: (text: string) => text };
const { trustedTypes } = globalThis as { trustedTypes?: Policies };
/** Its result is parsed into a document that runs nothing, and only known elements are copied from there. */
const policy = trustedTypes?.createPolicy('assessment', rules) ?? rules;

const tags = /^(svg|g|rect|circle|polygon|line|text|main|section|h[1-3]|p|dl|dt|dd|ul|li)$/;
const attributes =
  /^(viewBox|width|height|[xy][12]?|c[xy]|r|points|fill(-opacity)?|stroke(-opacity|-width|-dasharray)?|transform|font-size|text-anchor|class|role|aria-label)$/;

export const parse = (text: string, type: 'image/svg+xml' | 'text/html'): Document =>
  new DOMParser().parseFromString(policy.createHTML(text) as string, type);

/** Known elements with known attributes as elements of this page; all others are left out. */
export function copy(element: Element, more: Record<string, unknown> = {}): VNode | null {
  if (!tags.test(element.localName)) return null;
  const kept = [...element.attributes].filter(({ name }) => attributes.test(name));
  const children = [...element.childNodes].map((child): ComponentChildren => {
    if (child.nodeType === Node.TEXT_NODE) return child.textContent;
    return child instanceof Element ? copy(child) : null;
  });
  const props = { ...Object.fromEntries(kept.map(({ name, value }) => [name, value])), ...more };
  return h(element.localName, props, children);
}
