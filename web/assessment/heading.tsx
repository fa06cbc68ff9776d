import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The heading of what is shown now. It takes the focus, so that screen readers read it and the keyboard goes on from there. */
export function Heading({ children, describedBy }: { children: ComponentChildren; describedBy?: string }) {
  const element = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={element} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </h1>
  );
}
