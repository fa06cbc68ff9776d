import type { Job, JobPart } from '../pages/job.tsx';
import { t } from '../words.ts';
import { Check, SelectField, TextField } from './fields.tsx';
import { Rows } from './rows.tsx';

type Requirement = Job['requirements'][number];

export function JobRequirements({ job: { requirements }, change }: JobPart) {
  const set = (next: Requirement[]) =>
    change({ requirements: next.map(({ id, ...one }) => (id ? { id, ...one } : one) as Requirement) });
  const fresh = {
    type: 'skill',
    label: '',
    importance: 'must_have',
    min_years: null,
    level: null,
    weight: 1,
    knockout: false,
  };
  return (
    <>
      <p class="soft">{t.job.requirementsLead}</p>
      <Rows
        items={requirements}
        nameOf={({ label }) => label || t.job.newRequirement}
        onChange={set}
        onAdd={() => set([...requirements, fresh as Requirement])}
        addLabel={t.job.addRequirement}
      >
        {(one, change) => (
          <>
            <TextField
              label={t.job.requirement}
              value={one.label}
              onInput={(label) => change({ label })}
              required
              maxLength={300}
            />
            <SelectField
              label={t.job.requirementType}
              value={one.type}
              onInput={(type) => change({ type: type as Requirement['type'] })}
              options={Object.entries(t.job.requirementTypes)}
            />
            <SelectField
              label={t.job.importance}
              value={one.importance}
              onInput={(importance) => change({ importance: importance as Requirement['importance'] })}
              options={Object.entries(t.job.importances)}
            />
            <Check
              label={t.job.knockout}
              checked={one.knockout}
              onInput={(knockout) => change({ knockout })}
            />
          </>
        )}
      </Rows>
    </>
  );
}
