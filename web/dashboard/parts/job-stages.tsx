import type { Job, JobPart } from '../pages/job.tsx';
import { t } from '../words.ts';
import { SelectField, TextField } from './fields.tsx';
import { Rows } from './rows.tsx';

type Stage = Job['stages'][number];

export function JobStages({ job: { stages }, change }: JobPart) {
  const set = (next: Stage[]) => change({ stages: next });
  const add = () => {
    const fresh = {
      object: 'stage',
      id: '',
      name: '',
      type: 'interview',
      position: 0,
      is_entry: false,
    } as Stage;
    // Before the last stage, which is where people are hired.
    set([...stages.slice(0, -1), fresh, ...stages.slice(-1)]);
  };
  return (
    <>
      <p class="soft">{t.job.stagesLead}</p>
      <Rows
        items={stages}
        nameOf={({ name }) => name || t.job.newStage}
        onChange={set}
        onAdd={add}
        addLabel={t.job.addStage}
        canRemove={() => stages.length > 2}
      >
        {(stage, change) => (
          <>
            <TextField
              label={t.job.stageName}
              value={stage.name}
              onInput={(name) => change({ name })}
              required
              maxLength={100}
            />
            <SelectField
              label={t.job.stageType}
              value={stage.type}
              onInput={(type) => change({ type: type as Stage['type'] })}
              options={Object.entries(t.job.stageTypes)}
            />
          </>
        )}
      </Rows>
    </>
  );
}
