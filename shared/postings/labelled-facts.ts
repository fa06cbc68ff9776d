import { type Element, elementsIn, textOf } from './parse-html.ts';

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
