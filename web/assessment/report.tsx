import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copy, parse } from './read-markup.ts';
import type { Sitting } from './sitting.ts';
import { t } from './words.ts';

interface ReportProps {
  /** The report as a page; its known elements are shown in this one. */
  text: string;
  sitting: Sitting;
  onClose: () => void;
}

export function Report({ text, sitting, onClose }: ReportProps) {
  const element = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState('');
  const { language, sections } = useMemo(() => {
    const [, language = 'en'] = /<html lang="([\w-]+)"/.exec(text) ?? [];
    // Its style is left out, because the policy of this page forbids it.
    const [main = ''] = /<main>[\s\S]*<\/main>/.exec(text) ?? [];
    const parts = [...(parse(main, 'text/html').querySelector('main')?.children ?? [])];
    return { language, sections: parts.map((part) => copy(part)) };
  }, [text]);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    const heading = element.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, []);
  const download = async () => {
    setProblem('');
    try {
      const url = URL.createObjectURL(new Blob([await sitting.report('pdf')], { type: 'application/pdf' }));
      const link = Object.assign(document.createElement('a'), { href: url, download: t.end.fileName });
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch {
      setProblem(t.end.noReport);
    }
  };
  return (
    <>
      <article ref={element} lang={language} class="report">
        {sections}
      </article>
      <p class="buttons">
        <button type="button" onClick={download}>
          {t.end.pdf}
        </button>
        <button type="button" class="plain" onClick={onClose}>
          {t.end.close}
        </button>
      </p>
      <p role="status" class="problem">
        {problem}
      </p>
    </>
  );
}
