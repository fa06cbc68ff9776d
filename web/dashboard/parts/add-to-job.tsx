import { useState } from 'preact/hooks';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { Dialog } from './dialog.tsx';
import { type Option, SelectField } from './fields.tsx';
import { Empty, Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

interface AddToJobProps {
  candidateId: string;
  /** A job that the person is in already. */
  jobId?: string;
  onClose: () => void;
  onAdded: (applicationId: string) => void;
}

/** A second application of the same person, for another job. */
export function AddToJob({ candidateId, jobId, onClose, onAdded }: AddToJobProps) {
  const [chosen, setChosen] = useState('');
  const { act, isBusy, error } = useAction();
  const jobs = useLoad('open jobs', (client, signal) =>
    client.get('/v1/jobs', { query: { limit: '100', status: 'published,draft' } as never, signal }),
  );
  const add = async (job: string) => {
    const body = { job_id: job, candidate_id: candidateId };
    const made = await act((client) => client.post('/v1/applications', { body: body as never }));
    if (made) onAdded(made.id);
  };
  return (
    <Dialog title={t.application.addToJob} onClose={onClose}>
      <Show of={jobs} lines={2}>
        {({ data }) => {
          const options = data.filter(({ id }) => id !== jobId).map(({ id, name }): Option => [id, name]);
          const job = chosen || options[0]?.[0];
          if (!job) return <Empty title={t.application.noOtherJob} />;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void add(job);
              }}
            >
              <div class="dialog-body">
                {error !== undefined && <Problem error={error} />}
                <p>{t.application.addToJobText}</p>
                <SelectField label={t.jobs.job} value={job} onInput={setChosen} options={options} />
              </div>
              <footer>
                <button type="submit" disabled={isBusy}>
                  {t.application.add}
                </button>
                <button type="button" class="plain" onClick={onClose}>
                  {t.common.cancel}
                </button>
              </footer>
            </form>
          );
        }}
      </Show>
    </Dialog>
  );
}
