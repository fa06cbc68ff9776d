import { t } from './words.ts';

const names: Record<string, string> = { javascript: 'JavaScript', python: 'Python', java: 'Java' };

/** A program with numbered lines; screen readers say the numbers as those of a list. */
export function CodeLines({ language, lines }: { language: string; lines: readonly string[] }) {
  return (
    <figure>
      <figcaption>
        {t.question.program} ({names[language] ?? language})
      </figcaption>
      <ol class="code" translate={false}>
        {lines.map((line, at) => (
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </figure>
  );
}
