import { useEffect, useState } from 'preact/hooks';
import { t } from './words.ts';

/** The usual time of an item, in minutes, so that it does not hurry. Only its end is announced; nothing ends with it. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (end - performance.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const isOver = left <= 0;
  return (
    <div class="time soft">
      {!isOver && <p>{left < 60 ? t.question.timeSoon : t.question.timeLeft(Math.round(left / 60))}</p>}
      <p role="status">{isOver && t.question.timeUp}</p>
    </div>
  );
}
