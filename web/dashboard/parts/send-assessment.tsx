import { useState } from 'preact/hooks';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { assessments } from './assessment-words.ts';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { type Option, SelectField } from './fields.tsx';
import { Empty, Problem, Show } from './states.tsx';
import { useAction } from './use-action.ts';

interface SendAssessmentProps {
  candidateId: string;
  applicationId: string | null;
  onClose: () => void;
  /** The link for the candidate, which is shown once. */
  onSent: (url: string | null) => void;
}

/** Chooses a template and makes the invitation. */
export function SendAssessment({ candidateId, applicationId, onClose, onSent }: SendAssessmentProps) {
  const [chosen, setChosen] = useState('');
  const { act, isBusy, error } = useAction();
  const templates = useLoad('assessment templates', (client, signal) =>
    client.get('/v1/assessment-templates', { query: { limit: '100' } as never, signal }),
  );
  const send = async (template_id: string) => {
    const body = { template_id, candidate_id: candidateId, application_id: applicationId };
    const made = await act((client) => client.post('/v1/assessments', { body: body as never }));
    if (made) onSent('invitation' in made ? (made.invitation?.url ?? null) : null);
  };
  return (
    <Dialog title={assessments.send} onClose={onClose}>
      <Show of={templates} lines={2}>
        {({ data }) => {
          const options = data.map(({ id, name }): Option => [id, name]);
          const template = chosen || options[0]?.[0];
          if (!template)
            return (
              <Empty title={assessments.noTemplate}>
                <p>{assessments.noTemplateLead}</p>
              </Empty>
            );
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void send(template);
              }}
            >
              <div class="dialog-body">
                {error !== undefined && <Problem error={error} />}
                <p>{assessments.sendText}</p>
                <SelectField
                  label={assessments.template}
                  value={template}
                  onInput={setChosen}
                  options={options}
                />
              </div>
              <footer>
                <button type="submit" disabled={isBusy}>
                  {assessments.makeLink}
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

/** The link of an invitation, once. */
export function AssessmentLink({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog title={assessments.linkTitle} onClose={onClose}>
      <div class="dialog-body">
        <p>{assessments.linkText}</p>
        <CopyField label={assessments.link} value={url} />
      </div>
      <footer>
        <button type="button" onClick={onClose}>
          {t.common.done}
        </button>
      </footer>
    </Dialog>
  );
}
