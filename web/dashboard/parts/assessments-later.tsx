import { useEffect, useState } from 'preact/hooks';
import type { AssessmentsProps } from './assessments.tsx';

type Section = typeof import('./assessments.tsx').Assessments;

/** The assessments of a person, whose script and words are loaded after the page. */
export function AssessmentsLater(props: AssessmentsProps) {
  const [loaded, setLoaded] = useState<{ Section: Section }>();
  useEffect(() => {
    // Without them the page is whole; the next visit tries again.
    import('./assessments.tsx').then(
      ({ Assessments }) => setLoaded({ Section: Assessments }),
      () => {},
    );
  }, []);
  return loaded ? <loaded.Section {...props} /> : null;
}
