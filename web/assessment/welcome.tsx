import { Heading } from './heading.tsx';
import type { TakenAssessment } from './use-assessment.ts';
import { t } from './words.ts';

interface WelcomeProps {
  assessment: TakenAssessment;
  progress: { done: number; total: number };
  onPractise: () => void;
  onBegin: () => void;
}

/** What the invitation says: who asks, what it is, how long it takes, and what is done with it. */
export function Welcome({ assessment, progress, onPractise, onBegin }: WelcomeProps) {
  const { kind, minutes, untimed, candidate_report } = assessment;
  const { name } = assessment.organization;
  const { done, total } = progress;
  const until = new Date(assessment.expires_at).toLocaleString(t.language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <Heading>{t.kinds[kind].title}</Heading>
      <p class="lead">{name ? t.welcome.asks(name) : t.welcome.asksNobody}</p>
      {done > 0 && (
        <div class="notice">
          <p>{t.welcome.back(done, total)}</p>
          <button type="button" onClick={onBegin}>
            {t.welcome.goOn(done + 1)}
          </button>
        </div>
      )}
      <h2>{t.welcome.about}</h2>
      <p>{t.kinds[kind].what}</p>
      <p>{t.kinds[kind].use}</p>
      <h2>{t.welcome.time}</h2>
      <p>
        {t.welcome.minutes(minutes)} {untimed && t.welcome.untimed}
        {!untimed && kind !== 'disc_o' && t.welcome.timed}
      </p>
      <p>{t.welcome.until(until)}</p>
      <h2>{t.welcome.use}</h2>
      <ul>
        <li>{t.welcome.shared(name)}</li>
        <li>{t.welcome.advice}</li>
        {candidate_report && <li>{t.welcome.report}</li>}
        <li>{t.welcome.erased(name)}</li>
      </ul>
      <h2>{t.welcome.before}</h2>
      <ul>
        <li>{t.welcome.alone}</li>
        <li>{t.welcome.help(name)}</li>
      </ul>
      {done === 0 && (
        <p class="buttons">
          <button type="button" onClick={onPractise}>
            {t.welcome.practice}
          </button>
          <button type="button" class="plain" onClick={onBegin}>
            {t.welcome.begin}
          </button>
        </p>
      )}
    </>
  );
}
