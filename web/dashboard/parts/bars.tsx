import { t } from '../words.ts';
import { formatNumber } from './format.ts';

export interface Bar {
  label: string;
  /** From the bottom up. */
  parts: { value: number; tone: string }[];
}

interface BarsProps {
  title: string;
  bars: Bar[];
  /** The names of the parts, in their order. */
  names: { tone: string; name: string }[];
  /** Labels under these bars only. */
  labelEvery?: number;
}

const height = 100;

/** Bars over time, drawn as SVG; the same numbers are in a table for whoever cannot see them. */
export function Bars({ title, bars, names, labelEvery = 1 }: BarsProps) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = Math.max(1, ...totals);
  const step = 100 / bars.length;
  return (
    <figure class="chart">
      <figcaption>
        <span class="chart-title">{title}</span>
        <span class="legend">
          {names.map(({ tone, name }, at) => (
            <span key={name}>
              <i class={`dot ${tone}`} aria-hidden="true" /> {name}{' '}
              <b>{formatNumber(bars.reduce((sum, { parts }) => sum + (parts[at]?.value ?? 0), 0))}</b>
            </span>
          ))}
        </span>
      </figcaption>
      <div class="chart-box">
        <span class="chart-most">{formatNumber(most)}</span>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" class="bars" aria-hidden="true">
          {bars.map((bar, at) => {
            let top = height;
            return bar.parts.map(({ value, tone }) => {
              const size = (value / most) * height;
              top -= size;
              const x = at * step + step * 0.14;
              return (
                <rect
                  key={`${bar.label}${tone}`}
                  class={tone}
                  x={x}
                  y={top}
                  width={step * 0.72}
                  height={size}
                />
              );
            });
          })}
        </svg>
        <div class="chart-labels" aria-hidden="true">
          {bars.map(({ label }, at) => (
            <span key={label}>{at % labelEvery === 0 ? label : ''}</span>
          ))}
        </div>
      </div>
      <details class="numbers">
        <summary>{t.common.numbers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.common.time}</th>
              {names.map(({ name }) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, parts }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {parts.map(({ value, tone }) => (
                  <td key={tone} class="number">
                    {formatNumber(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
