import { useEffect, useState } from 'preact/hooks';

const firstItems = 12;
const furtherItems = 48;

/** How many of many items to draw: the first ones at once, the others in steps, between which the page answers hands. */
export function useSteps(count: number): number {
  const [shown, setShown] = useState(firstItems);
  const isDone = shown >= count;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setShown(shown + furtherItems));
    return () => clearTimeout(timer);
  }, [shown, isDone]);
  return shown;
}
