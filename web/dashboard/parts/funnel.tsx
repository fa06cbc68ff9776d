import './kit.ts';
import type { Pipeline } from '../calls.ts';
import { t } from '../words.ts';
import { formatNumber } from './format.ts';

/** The pipeline as a funnel: a bar for each stage, with its number beside it. */
export function Funnel({ pipeline }: { pipeline: Pipeline }) {
  const { stages, hired, rejected, withdrawn } = pipeline;
  const rows = [
    ...stages
      .filter(({ type }) => type !== 'hired')
      .map(({ stage_id, name, active }) => [stage_id, name, active] as const),
    ['hired', t.board.hired, hired] as const,
  ];
  const most = Math.max(1, ...rows.map(([, , count]) => count));
  return (
    <figure class="funnel">
      <figcaption class="only-heard">{t.board.funnel}</figcaption>
      <ul>
        {rows.map(([id, name, count]) => (
          <li key={id}>
            <span class="funnel-name">{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                class={id === 'hired' ? 'good' : 'main'}
                x={50 - (count / most) * 50}
                width={(count / most) * 100}
                height="10"
                rx="0.6"
              />
            </svg>
            <b>{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
      <p class="soft">{t.board.gone(formatNumber(rejected), formatNumber(withdrawn))}</p>
    </figure>
  );
}
