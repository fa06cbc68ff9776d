import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePageUrl } from '../place.ts';
import { Icon } from './icon.tsx';

interface PageProps {
  title: string;
  /** Beside the heading: a badge, a count. */
  aside?: ComponentChildren;
  lead?: ComponentChildren;
  actions?: ComponentChildren;
  back?: { path: string; label: string };
  isWide?: boolean;
  children: ComponentChildren;
}

let isFirst = true;

/** The frame of a page. Its heading takes the focus after a navigation, so that screen readers say where one is. */
export function Page({ title, aside, lead, actions, back, isWide, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const url = usePageUrl();
  useEffect(() => {
    if (!isFirst && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  useEffect(() => {
    document.title = `${title} · Hiring`;
  }, [title]);
  return (
    <div class={isWide ? 'page wide' : 'page'}>
      {back && (
        <a class="back" href={url(back.path)}>
          <Icon name="left" /> {back.label}
        </a>
      )}
      <header class="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {aside}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {lead && <p class="lead">{lead}</p>}
      {children}
    </div>
  );
}
