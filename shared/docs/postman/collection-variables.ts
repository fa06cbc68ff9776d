/** The variable that holds the id of a kind of resource, by the letters that its ids begin with. */
const variables: Record<string, string> = {
  org: 'organization_id',
  job: 'job_id',
  stg: 'stage_id',
  scan: 'scan_id',
  app: 'application_id',
  att: 'attachment_id',
  cand: 'candidate_id',
  note: 'note_id',
  exp: 'export_id',
  era: 'erasure_id',
  evt: 'event_id',
  we: 'webhook_endpoint_id',
  dlv: 'delivery_id',
  rpl: 'replay_id',
  cf: 'custom_field_id',
  dep: 'department_id',
  off: 'office_id',
  rr: 'rejection_reason_id',
  ast: 'assessment_template_id',
  asm: 'assessment_id',
  ks: 'key_set_id',
  key: 'key_id',
  mem: 'member_id',
  inv: 'invitation_id',
  ses: 'session_id',
  itk: 'intake_id',
};
/** Variables of further path parameters and fields. A GUID is new in each request. */
const named: Record<string, string> = {
  organization: '{{organization_id}}',
  job: '{{job_path}}',
  external_id: '{{$guid}}',
  storage_token: '{{storage_token}}',
  email: 'jane.miller.{{$timestamp}}@example.com',
};

/** The variable of a path parameter, by the pattern of its ids or by its name. Throws if there is none. */
export function variableOf({ name, schema }: { name: string; schema?: { pattern?: string } }): string {
  const kind = /^\^(\w+?)_\[/.exec(schema?.pattern ?? '')?.[1] ?? '';
  const value = kind in variables ? `{{${variables[kind]}}}` : named[name];
  if (value === undefined) throw new Error(`collection-variables.ts lacks ${name} (${schema?.pattern})`);
  return value;
}

/** An example in which ids, and values that must be unique, are variables. */
export function withVariables(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withVariables(one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withVariables(held, key)]));
  if (typeof value !== 'string') return value;
  const [, kind = ''] = /^([a-z]+)_[0-7][0-9A-HJKMNP-TV-Z]{25}$/.exec(value) ?? [];
  return kind in variables ? `{{${variables[kind]}}}` : (named[field] ?? value);
}
