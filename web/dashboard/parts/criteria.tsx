import { useEffect, useState } from 'preact/hooks';
import type { AnswerOf } from '../../../client/src/index.ts';
import { currentLanguage, t } from '../words.ts';
import { Badge, type Tone } from './badge.tsx';

type Fit = NonNullable<AnswerOf<'/v1/scans/{id}', 'get'>['fit']>;

const tones: Record<string, Tone> = { met: 'good', partially_met: 'warn', not_met: 'bad', unknown: 'quiet' };

interface CriteriaProps {
  fit: Fit;
}

type SayReason = typeof import('../words/fit-reasons-de.ts').fitReasonInGerman;
let inGerman: SayReason | undefined;

/** The sentences of a language other than that of the API, which are loaded after the page. */
function useSayReason(): SayReason {
  const [say, setSay] = useState(() => inGerman);
  useEffect(() => {
    if (currentLanguage() !== 'de' || inGerman) return;
    // Without them the sentences of the API are shown.
    import('../words/fit-reasons-de.ts').then(
      ({ fitReasonInGerman }) => {
        inGerman = fitReasonInGerman;
        setSay(() => fitReasonInGerman);
      },
      () => {},
    );
  }, []);
  return say ?? (() => null);
}

/** The reason in the language of the dashboard, or in English where its sentence is not known here. */
function Reasoning({ of }: { of: Fit['criteria'][number] }) {
  const say = useSayReason();
  const sentences = (of.sentences ?? []).map((reason) => say(reason));
  const own = sentences.length > 0 && sentences.every((one) => one !== null) ? sentences.join(' ') : null;
  return (
    <p class="soft" lang={own === null ? 'en' : undefined}>
      {own ?? of.reasoning}
    </p>
  );
}

/** Each requirement with its outcome, the reason, and the lines of the CV that are quoted for it. */
export function Criteria({ fit }: CriteriaProps) {
  const criteria = fit.criteria ?? [];
  if (criteria.length === 0) return <p class="soft">{t.fit.noCriteria}</p>;
  return (
    <ul class="criteria">
      {criteria.map((one) => (
        <li key={one.requirement_id}>
          <p>
            <Badge tone={tones[one.outcome] ?? 'quiet'}>{t.fit.outcomes[one.outcome]}</Badge>{' '}
            <b>{one.label}</b>
            {one.importance === 'must_have' && <span class="soft"> · {t.job.importances.must_have}</span>}
          </p>
          <Reasoning of={one} />
          {one.evidence.map(({ quote, path }) => (
            <blockquote key={path}>{quote}</blockquote>
          ))}
        </li>
      ))}
    </ul>
  );
}
