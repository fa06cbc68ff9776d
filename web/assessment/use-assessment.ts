import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AssessmentSession, ShownItem } from '../../shared/contracts/assessment-session.ts';
import { openSitting, Refusal } from './sitting.ts';
import { chooseWords, t } from './words.ts';

export type TakenAssessment = AssessmentSession['assessment'];

type Place =
  | { at: 'opening' | 'lost' | 'failed' | 'welcome' | 'practice' | 'finishing' | 'ended' }
  | { at: 'item'; item: ShownItem };

/** Where the candidate is, and the steps from there. */
export function useAssessment() {
  const [place, setPlace] = useState<Place>({ at: 'opening' });
  const [assessment, setAssessment] = useState<TakenAssessment>();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const sitting = useMemo(() => openSitting(setWaiting), []);

  /** Takes a step. A link that is over and any other error lead to a page that says so. */
  const take = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      setWaiting(false);
      const isLost = error instanceof Refusal && (error.status === 401 || error.status === 404);
      setPlace({ at: isLost ? 'lost' : 'failed' });
    }
  };
  const know = (known: TakenAssessment) => {
    chooseWords(known.locale);
    document.title = t.page.title;
    setAssessment(known);
  };
  const finish = async () => {
    setPlace({ at: 'finishing' });
    const ended = await sitting.finish();
    know(ended.assessment);
    setProgress(ended.progress);
    setPlace({ at: 'ended' });
  };
  const goOn = async () => {
    const next = await sitting.next();
    setProgress(next.progress);
    if (next.item) setPlace({ at: 'item', item: next.item });
    else await finish();
  };
  const open = async () => {
    if (!sitting.hasLink()) throw new Refusal(404, 'no_link');
    try {
      const opened = await sitting.open();
      know(opened.assessment);
      setProgress(opened.progress);
      // A reload goes on at once; a link that is opened later says first where it goes on.
      if (sitting.wasOpen && opened.progress.done > 0) await goOn();
      else setPlace({ at: 'welcome' });
    } catch (error) {
      // The link of a finished assessment ends, but the session of this tab still leads to its report.
      if (!sitting.wasOpen || !(error instanceof Refusal) || error.status !== 404) throw error;
      await finish();
    }
  };
  useEffect(() => {
    void take(open);
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);

  return {
    place,
    assessment,
    progress,
    isWaiting,
    sitting,
    practise: () => setPlace({ at: 'practice' }),
    goOn: () => take(goOn),
    finish: () => take(finish),
    answer: (itemId: string, value: string | number, ms: number) =>
      take(async () => {
        await sitting.answer(itemId, value, ms).catch((error) => {
          // It was answered in another tab.
          if (!(error instanceof Refusal) || error.status !== 409) throw error;
        });
        await goOn();
      }),
    decline: () =>
      take(async () => {
        const ended = await sitting.decline();
        setAssessment(ended.assessment);
        setPlace({ at: 'ended' });
      }),
  };
}
