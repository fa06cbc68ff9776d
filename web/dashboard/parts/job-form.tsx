import type { Job, JobPart } from '../pages/job.tsx';
import { t } from '../words.ts';
import { Check, SelectField, TextArea, TextField } from './fields.tsx';
import { Rows } from './rows.tsx';

type Question = Job['application_form']['fields'][number];

export function JobForm({ job: { application_form: form }, change }: JobPart) {
  const set = (fields: Question[]) =>
    change({
      application_form: {
        ...form,
        fields: fields.map(({ id, ...one }) => (id ? { id, ...one } : one) as Question),
      },
    });
  const add = () => {
    const key = `question_${form.fields.length + 1}`;
    set([
      ...form.fields,
      {
        key,
        label: '',
        type: 'short_text',
        required: false,
        options: [],
        is_knockout: false,
      } as unknown as Question,
    ]);
  };
  return (
    <>
      <p class="soft">{t.job.formLead}</p>
      <Rows
        items={form.fields}
        nameOf={({ label }) => label || t.job.newQuestion}
        onChange={set}
        onAdd={add}
        addLabel={t.job.addQuestion}
      >
        {(one, change) => (
          <>
            <TextField
              label={t.job.question}
              value={one.label}
              onInput={(label) => change({ label })}
              required
              maxLength={300}
            />
            <SelectField
              label={t.job.questionType}
              value={one.type}
              onInput={(type) => change({ type: type as Question['type'] })}
              options={Object.entries(t.job.questionTypes)}
            />
            {one.type.endsWith('_select') && (
              <TextArea
                label={t.job.options}
                hint={t.job.optionsHint}
                rows={3}
                value={one.options.map(({ label }) => label).join('\n')}
                onInput={(text) =>
                  change({ options: text.split('\n').map((label) => ({ value: label.trim(), label })) })
                }
              />
            )}
            <Check
              label={t.job.required}
              checked={one.required}
              onInput={(required) => change({ required })}
            />
          </>
        )}
      </Rows>
      <h2>{t.job.consent}</h2>
      <TextField
        label={t.job.privacyUrl}
        type="url"
        placeholder="https://"
        value={form.consent.privacy_url ?? ''}
        onInput={(url) =>
          change({ application_form: { ...form, consent: { ...form.consent, privacy_url: url || null } } })
        }
      />
      <TextField
        label={t.job.retention}
        hint={t.job.retentionHint}
        type="number"
        min={1}
        max={120}
        value={String(form.consent.retention_months ?? '')}
        onInput={(text) =>
          change({
            application_form: {
              ...form,
              consent: { ...form.consent, retention_months: text ? Number(text) : null },
            },
          })
        }
      />
    </>
  );
}
