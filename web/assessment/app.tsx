import { useState } from 'preact/hooks';
import { Connection } from './connection.tsx';
import { Decline } from './decline.tsx';
import { Ended } from './ended.tsx';
import { Heading } from './heading.tsx';
import { Practice } from './practice.tsx';
import { Question } from './question.tsx';
import { useAssessment } from './use-assessment.ts';
import { Welcome } from './welcome.tsx';
import { t } from './words.ts';

export function App() {
  const taking = useAssessment();
  const { place, assessment, progress, isWaiting, sitting } = taking;
  const [isDeclining, setDeclining] = useState(false);
  const askDecline = () => setDeclining(true);
  const isInside = place.at === 'item' || place.at === 'practice';

  return (
    <>
      {assessment && (
        <header>
          <div class="inner">
            <p class="from">
              {assessment.organization.name} <span class="soft">{t.kinds[assessment.kind].title}</span>
            </p>
            {isInside && (
              <progress
                max={progress.total}
                value={progress.done}
                aria-label={t.page.progress(progress.done, progress.total)}
              />
            )}
          </div>
        </header>
      )}
      <main class="inner">
        <Connection isWaiting={isWaiting} />
        {place.at === 'opening' && <p class="soft">{t.page.opening}</p>}
        {place.at === 'finishing' && <Heading>{t.end.finishing}</Heading>}
        {place.at === 'lost' && (
          <>
            <Heading>{t.lost.title}</Heading>
            <p>{t.lost.lead}</p>
            <p>{t.lost.next}</p>
          </>
        )}
        {place.at === 'failed' && (
          <>
            <Heading>{t.trouble.failed}</Heading>
            <p>{t.trouble.failedLead}</p>
            <button type="button" onClick={() => location.reload()}>
              {t.trouble.reload}
            </button>
          </>
        )}
        {assessment && place.at === 'welcome' && (
          <Welcome
            assessment={assessment}
            progress={progress}
            onPractise={taking.practise}
            onBegin={taking.goOn}
          />
        )}
        {assessment && place.at === 'practice' && <Practice assessment={assessment} onBegin={taking.goOn} />}
        {assessment && place.at === 'item' && (
          <Question
            key={place.item.id}
            item={place.item}
            number={t.question.number(progress.done + 1, progress.total)}
            locale={assessment.kind === 'disc_o' ? assessment.locale : 'en'}
            onAnswer={(value, ms) => taking.answer(place.item.id, value, ms)}
            onRun={(source) => sitting.run(place.item.id, source)}
          />
        )}
        {assessment && place.at === 'ended' && (
          <Ended assessment={assessment} sitting={sitting} onRetry={taking.finish} />
        )}
        {(isInside || place.at === 'welcome') && (
          <p class="aside">
            <button type="button" class="quiet" onClick={askDecline}>
              {t.decline.action}
            </button>
          </p>
        )}
      </main>
      {isDeclining && (
        <Decline
          organization={assessment?.organization.name ?? ''}
          onClose={() => setDeclining(false)}
          onDecline={() => {
            setDeclining(false);
            void taking.decline();
          }}
        />
      )}
    </>
  );
}
