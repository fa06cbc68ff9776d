import { t } from '../words.ts';
import { formatPercent } from './format.ts';

interface Fit {
  score: number | null;
  band: string | null;
  coverage: number | null;
}

/** The fit as a bar: its length is the score, and the part that the CV says nothing about is hatched. */
export function FitBar({ fit, isShort }: { fit: Fit | null | undefined; isShort?: boolean }) {
  if (!fit || fit.score === null) return isShort ? null : <span class="soft">{t.fit.none}</span>;
  const score = Math.round(fit.score);
  const covered = Math.round((fit.coverage ?? 1) * 100);
  return (
    <span class={isShort ? 'fit short' : 'fit'}>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        class={`fit-bar ${fit.band ?? ''}`}
      >
        <rect class="fit-ground" width="100" height="8" />
        <rect class="fit-unknown" x={covered} width={100 - covered} height="8" />
        <rect class="fit-score" width={score} height="8" />
      </svg>
      <span class="fit-text">
        {isShort ? (
          <>
            <span class="only-heard">{t.fit.fit} </span>
            {score}
          </>
        ) : (
          t.fit.text(score, formatPercent(fit.coverage ?? 1))
        )}
      </span>
    </span>
  );
}
