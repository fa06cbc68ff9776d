import { useMemo } from 'preact/hooks';
import { copy, parse } from './read-markup.ts';

/** A drawing in the colour of the text around it. Without a label it is described by its neighbours. */
export function Drawing({ svg, label }: { svg: string; label?: string }) {
  const more = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
  return useMemo(
    () => copy(parse(svg, 'image/svg+xml').documentElement, { ...more, class: 'drawing' }),
    [svg],
  );
}
