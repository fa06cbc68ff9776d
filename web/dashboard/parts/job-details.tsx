import type { Job, JobPart } from '../pages/job.tsx';
import { useLoad } from '../use-load.ts';
import { t } from '../words.ts';
import { type Option, SelectField, TextArea, TextField } from './fields.tsx';

const anyOf = (names: Record<string, string>): Option[] => [
  ['', t.common.notGiven],
  ...Object.entries(names),
];
const numberOf = (text: string) => (text === '' ? null : Number(text));

export function JobDetails({ job, change }: JobPart) {
  const { job_details: details } = job;
  const [first] = job.locations;
  const inDetails = (part: Partial<Job['job_details']>) => change({ job_details: { ...details, ...part } });
  const inPlace = (part: { city?: string | null; country_code?: string | null }) => {
    const place = {
      ...(first ?? {
        name: null,
        street: null,
        postal_code: null,
        city: null,
        region: null,
        country_code: null,
        is_primary: true,
      }),
      ...part,
    };
    const isEmpty = !place.city && !place.country_code && !place.name;
    change({ locations: [...(isEmpty ? [] : [place]), ...job.locations.slice(1)] as Job['locations'] });
  };
  return (
    <>
      <TextField
        label={t.job.name}
        value={job.name}
        onInput={(name) => change({ name })}
        required
        maxLength={200}
      />
      <TextArea
        label={t.job.description}
        hint={t.job.descriptionHint}
        rows={10}
        value={details.description ?? ''}
        onInput={(text) => inDetails({ description: text || null })}
      />
      <div class="columns">
        <Department job={job} change={change} />
        <TextField
          label={t.job.openings}
          type="number"
          min={1}
          value={String(job.openings)}
          onInput={(text) => change({ openings: Number(text) || 1 })}
        />
        <SelectField
          label={t.job.employment}
          value={details.employment_type ?? ''}
          onInput={(value) =>
            inDetails({ employment_type: (value || null) as Job['job_details']['employment_type'] })
          }
          options={anyOf(t.job.employments)}
        />
        <SelectField
          label={t.job.experience}
          value={details.experience_level ?? ''}
          onInput={(value) =>
            inDetails({ experience_level: (value || null) as Job['job_details']['experience_level'] })
          }
          options={anyOf(t.job.experiences)}
        />
        <SelectField
          label={t.job.workType}
          value={details.work_type ?? ''}
          onInput={(value) => inDetails({ work_type: (value || null) as Job['job_details']['work_type'] })}
          options={anyOf(t.job.workTypes)}
        />
        <SelectField
          label={t.job.language}
          value={job.language}
          onInput={(language) => change({ language })}
          options={languageOptions(job.language)}
        />
        <TextField
          label={t.job.city}
          value={first?.city ?? ''}
          onInput={(city) => inPlace({ city: city || null })}
        />
        <TextField
          label={t.job.country}
          hint={t.job.countryHint}
          maxLength={2}
          value={first?.country_code ?? ''}
          onInput={(code) => inPlace({ country_code: code.toUpperCase() || null })}
        />
      </div>
      <h2>{t.job.pay}</h2>
      <div class="columns">
        <TextField
          label={t.job.payFrom}
          type="number"
          min={0}
          value={String(details.salary_min ?? '')}
          onInput={(text) => inDetails({ salary_min: numberOf(text) })}
        />
        <TextField
          label={t.job.payTo}
          type="number"
          min={0}
          value={String(details.salary_max ?? '')}
          onInput={(text) => inDetails({ salary_max: numberOf(text) })}
        />
        <TextField
          label={t.job.currency}
          maxLength={3}
          placeholder="EUR"
          value={details.salary_currency ?? ''}
          onInput={(text) => inDetails({ salary_currency: text.toUpperCase() || null })}
        />
        <SelectField
          label={t.job.payPer}
          value={details.salary_period ?? ''}
          onInput={(value) =>
            inDetails({ salary_period: (value || null) as Job['job_details']['salary_period'] })
          }
          options={anyOf(t.job.periods)}
        />
      </div>
      <TextArea
        label={t.job.benefits}
        hint={t.job.benefitsHint}
        rows={3}
        value={details.benefits.join('\n')}
        onInput={(text) =>
          inDetails({
            benefits: text.split('\n').filter((line, at, all) => line.trim() || at === all.length - 1),
          })
        }
      />
    </>
  );
}

function languageOptions(current: string): Option[] {
  const names = new Intl.DisplayNames(document.documentElement.lang, { type: 'language' });
  const codes = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', current]);
  return [...codes].map((code) => [code, names.of(code) ?? code]);
}

/** One of the organization's departments; a text where there are none, or where the job has one that is not on the list. */
function Department({ job, change }: JobPart) {
  const departments = useLoad('departments', (client, signal) =>
    client.get('/v1/departments', { query: { limit: '100' } as never, signal }),
  );
  const known = departments.value?.data ?? [];
  if (known.length === 0 || (job.department && !job.department_id))
    return (
      <TextField
        label={t.job.department}
        value={job.department ?? ''}
        onInput={(text) => change({ department: text || null })}
      />
    );
  return (
    <SelectField
      label={t.job.department}
      value={job.department_id ?? ''}
      onInput={(id) => change({ department_id: id || null })}
      options={[['', t.common.notGiven], ...known.map((one): Option => [one.id, one.name])]}
    />
  );
}
