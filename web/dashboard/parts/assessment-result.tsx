import { useState } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { useLoad } from '../use-load.ts';
import { assessments } from './assessment-words.ts';
import { formatNumber } from './format.ts';
import { Show } from './states.tsx';

type Result = AnswerOf<'/v1/assessments/{id}/results', 'get'>;
type Score = Result['scores'][number];

/** The result of an assessment, loaded when it is opened. */
export function AssessmentResult({ id, kind }: { id: string; kind: Result['kind'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{assessments.result}</summary>
      {isOpen && <Scores id={id} kind={kind} />}
    </details>
  );
}

function Scores({ id, kind }: { id: string; kind: Result['kind'] }) {
  const result = useLoad(`result of ${id}`, (client, signal) =>
    client.get('/v1/assessments/{id}/results', { path: { id }, signal }),
  );
  return (
    <Show of={result} lines={3}>
      {({ scores, validity, calibration }) => (
        <>
          <dl class="facts">
            {scores.map((score) => [
              <dt key={score.key}>{assessments.scales[score.key] ?? score.key}</dt>,
              <dd key={`${score.key} value`}>
                <ScoreBar score={score} />
              </dd>,
            ])}
          </dl>
          {validity.map(({ code }) => (
            <p key={code} class="notice">
              {assessments.validity[code] ?? code}
            </p>
          ))}
          {calibration === 'provisional' && <p class="hint">{assessments.provisional}</p>}
          <p class="hint">{kind === 'disc_o' ? assessments.adviceDiscO : assessments.advice}</p>
        </>
      )}
    </Show>
  );
}

/** From T 20 to 80: the 90 % band with the score in it, the middle at 50. A sum without a comparison is a number. */
function ScoreBar({ score: { t: value, ci90, raw, band } }: { score: Score }) {
  if (value === null || !ci90) return <span>{assessments.points(formatNumber(raw))}</span>;
  const at = (score: number) => Math.min(100, Math.max(0, ((score - 20) / 60) * 100));
  const [low = value, high = value] = ci90;
  return (
    <span class="fit">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" class="fit-bar">
        <rect class="fit-ground" width="100" height="8" />
        <rect class="fit-unknown" x={at(low)} width={at(high) - at(low)} height="8" />
        <rect class="fit-unknown" x="49.75" width="0.5" height="8" />
        <rect class="fit-score" x={at(value) - 0.8} width="1.6" height="8" />
      </svg>
      <span class="fit-text">{assessments.score(Math.round(value), assessments.bands[band])}</span>
    </span>
  );
}
