import { useState } from 'preact/hooks';
import { Heading } from './heading.tsx';
import { Report } from './report.tsx';
import type { Sitting } from './sitting.ts';
import type { TakenAssessment } from './use-assessment.ts';
import { t } from './words.ts';

interface EndedProps {
  assessment: TakenAssessment;
  sitting: Sitting;
  onRetry: () => void;
}

/** What is shown after the assessment was finished or declined. */
export function Ended({ assessment, sitting, onRetry }: EndedProps) {
  const [report, setReport] = useState<string>();
  const [problem, setProblem] = useState('');
  const { status, candidate_report, return_url } = assessment;
  const { name } = assessment.organization;
  const read = async () => {
    setProblem('');
    try {
      setReport(await sitting.report('html'));
    } catch {
      setProblem(t.end.noReport);
    }
  };
  if (report !== undefined)
    return <Report text={report} sitting={sitting} onClose={() => setReport(undefined)} />;
  const isFailed = status === 'failed';
  const [title, lead] =
    status === 'canceled'
      ? [t.decline.done, t.decline.doneLead(name)]
      : isFailed
        ? [t.end.later, t.end.laterLead]
        : [t.end.title, t.end.lead(name)];
  return (
    <>
      <Heading key={status}>{title}</Heading>
      <p>{lead}</p>
      {isFailed && (
        <button type="button" onClick={onRetry}>
          {t.end.retry}
        </button>
      )}
      {status === 'completed' && candidate_report && (
        <>
          <p>{t.end.reportTime}</p>
          <button type="button" onClick={read}>
            {t.end.report}
          </button>
          <p role="status" class="problem">
            {problem}
          </p>
        </>
      )}
      {return_url !== null && (
        <p>
          <a href={return_url} rel="noopener noreferrer">
            {t.end.back(name)}
          </a>
        </p>
      )}
    </>
  );
}
