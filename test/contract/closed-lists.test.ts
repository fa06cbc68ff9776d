import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../shared/api-document/errors-of.ts';
import { requestSchema } from '../../shared/api-document/openapi-schemas.ts';
import { commonErrors, errorCodes } from '../../shared/contracts/errors.ts';
import { eventNames, isEventPattern } from '../../shared/contracts/events.ts';
import { updateJobBody } from '../../shared/contracts/job-body.ts';
import { allScopes, scopes } from '../../shared/contracts/organization.ts';
import { idPrefixes, requestPrefix } from '../../shared/contracts/primitives.ts';
import { contentTypes, createUploadBody } from '../../shared/contracts/upload.ts';
import { createWebhookEndpointBody } from '../../shared/contracts/webhook-endpoint.ts';
import { adviceOf } from '../../shared/docs/error-advice.ts';
import { refusals } from '../../shared/extraction/outcome.ts';
import { judgeTargetUrl } from '../../shared/outbound/target-address.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routes from '../../shared/routes/route-table.ts';

/** What clients branch on. A name that is gone or new here is a change of the API. */
const events = {
  job: 'created updated published unpublished closed deleted imported import_failed stages_updated',
  scan: 'created started completed failed corrected scored deleted',
  application: 'created updated rejected unrejected withdrawn hired transferred flagged attachment_added',
  candidate:
    'created updated stage_changed merged duplicate_detected consent_updated retention_due anonymized deleted note_added',
  assessment: 'created sent started completed expired canceled failed',
  intake: 'started handover_requested completed abandoned',
  webhook_endpoint: 'disabled',
  usage: 'threshold_reached',
};

const errors: Record<string, string> = {
  '400 invalid_request': 'invalid_json invalid_parameter invalid_cursor invalid_idempotency_key',
  '401 authentication':
    'missing_api_key invalid_api_key revoked_api_key expired_api_key not_signed_in sign_in_failed assertion_invalid assessment_session_invalid',
  '403 permission':
    'insufficient_scope origin_not_allowed key_type_not_allowed wrong_environment not_a_member invitation_of_other',
  '404 not_found': 'not_found invitation_not_found assessment_link_invalid',
  '405 not_found': 'method_not_allowed',
  '410 not_found': 'job_closed',
  '409 conflict':
    'conflict idempotency_in_progress answer_erased invalid_state_transition stage_mismatch stage_not_empty scan_in_progress job_not_accepting_applications endpoint_disabled delivery_in_progress too_many_endpoints too_many_entries name_taken last_owner slug_taken in_use external_id_taken assessment_already_active retake_not_allowed turn_taken',
  '412 invalid_request': 'stale_object',
  '413 invalid_request': 'payload_too_large',
  '415 invalid_request': 'unsupported_media_type',
  '422 validation':
    'validation_failed storage_token_invalid storage_token_used storage_token_expired file_not_uploaded file_too_large unsupported_file_type url_not_reachable',
  '429 rate_limit': 'rate_limited quota_exceeded',
  '500 api': 'internal_error answer_too_large',
  '503 api': 'service_unavailable',
};

describe('event names', () => {
  it('are the 48 that may be delivered', () => {
    const expected = Object.entries(events).flatMap(([family, names]) =>
      names.split(' ').map((name) => `${family}.${name}`),
    );
    expect([...eventNames].sort()).toEqual(expected.sort());
    expect(eventNames).toHaveLength(48);
  });

  it('make the patterns that an endpoint may subscribe to', () => {
    for (const name of eventNames) expect(isEventPattern(name)).toBe(true);
    for (const family of Object.keys(events)) expect(isEventPattern(`${family}.*`)).toBe(true);
    expect(isEventPattern('*')).toBe(true);
    for (const other of ['', 'ping', 'job', 'job.', '.*', 'jobs.*', 'job.*.*', 'scan.requeued', 'toString'])
      expect(isEventPattern(other), other).toBe(false);
  });

  it('are the only ones that a route says it emits', () => {
    for (const { emits } of Object.values(routes as Record<string, Route>))
      for (const name of emits) expect(eventNames).toContain(name);
  });
});

describe('error codes', () => {
  it('are these, each with its status and type', () => {
    const expected = Object.entries(errors).flatMap(([kind, codes]) =>
      codes.split(' ').map((code) => `${kind} ${code}`),
    );
    const actual = Object.entries(errorCodes).map(([code, [status, type]]) => `${status} ${type} ${code}`);
    expect(actual.sort()).toEqual(expected.sort());
  });

  it('are each answered by some route', () => {
    const answered = new Set(Object.values(routes as Record<string, Route>).flatMap(errorsOf));
    const silent = Object.keys(errorCodes).filter((code) => !answered.has(code as keyof typeof errorCodes));
    expect(silent).toEqual([]);
  });

  it('that every route shares are named once, not again in its row', () => {
    const shared = new Set<string>([
      ...commonErrors.everywhere,
      ...commonErrors.withKey,
      ...commonErrors.withSecretKey,
      ...commonErrors.withPublicKey,
      ...commonErrors.withScope,
    ]);
    // A row without a key has its own limits.
    for (const { path, errors, scope } of Object.values(routes as Record<string, Route>))
      expect(
        errors.filter((code) => shared.has(code) && !(scope === 'none' && code === 'rate_limited')),
        path,
      ).toEqual([]);
  });
});

it('scopes are these, and every route asks for one of them', () => {
  const pairs = ['jobs', 'candidates', 'scans', 'applications', 'assessments', 'intake', 'webhooks'];
  const reads = ['events:read', 'exports:read', 'demographics:read'];
  const expected = [...pairs.flatMap((name) => [`${name}:read`, `${name}:write`]), ...reads];
  expect([...scopes].sort()).toEqual(expected.sort());
  for (const { scope } of Object.values(routes as Record<string, Route>))
    expect([...allScopes, 'any', 'none']).toContain(scope);
});

describe('files of CVs', () => {
  const endings = Object.keys(contentTypes);

  it('are of these types, each named where one is refused', () => {
    expect(endings.join(' ')).toBe('pdf docx txt md rtf odt html png jpg jpeg webp');
    for (const ending of endings) {
      expect(refusals.unsupported_file_type).toMatch(new RegExp(`\\b${ending}\\b`));
      expect(adviceOf('unsupported_file_type').cause).toMatch(new RegExp(`\\b${ending}\\b`));
    }
  });

  it('may be called as they are in capitals, in the description as in the code', () => {
    const { properties } = requestSchema(createUploadBody) as {
      properties: { filename: { pattern: string } };
    };
    const shown = new RegExp(properties.filename.pattern, 'u');
    for (const ending of endings) expect(`CV.${ending.toUpperCase()}`).toMatch(shown);
    expect('cv.exe').not.toMatch(shown);
  });
});

it('an endpoint takes an address as long as deliveries may go to', () => {
  const body = (length: number) => ({ url: 'https://example.com/'.padEnd(length, 'x') });
  expect(v.is(createWebhookEndpointBody, body(2048))).toBe(true);
  expect(judgeTargetUrl(body(2048).url, { allowLoopback: false }).ok).toBe(true);
  expect(v.is(createWebhookEndpointBody, body(2049))).toBe(false);
});

describe('prefixes of ids', () => {
  it('are not shared by two kinds, nor by one and the requests', () => {
    const prefixes = [...Object.values(idPrefixes), requestPrefix];
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('name one kind each wherever the examples show an id', () => {
    const kinds = new Map<string, Set<string>>();
    const seen = (id: unknown, kind: string) => {
      const [, prefix] = /^([a-z]+)_[0-9A-Za-z-]{26,36}$/.exec(String(id)) ?? [];
      if (prefix) kinds.set(prefix, (kinds.get(prefix) ?? new Set()).add(kind));
    };
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { object, id, importance } = value as Record<string, unknown>;
      if (typeof object === 'string') seen(id, object);
      if (typeof importance === 'string') seen(id, 'requirement');
      const { request_id, requirement_id } = value as Record<string, unknown>;
      seen(request_id, 'request');
      seen(requirement_id, 'requirement');
      for (const part of Object.values(value)) look(part);
    };
    look(JSON.parse(readFileSync('shared/examples/examples.json', 'utf8')));
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['req', 'rqm', 'cand', 'app', 'att']));
    for (const [prefix, names] of kinds) expect([...names], prefix).toHaveLength(1);
  });

  it('of requirements that an earlier release stored are still accepted', () => {
    const id = `req_${'0'.repeat(26)}`;
    const requirement = { id, type: 'skill', label: 'Triage' };
    expect(v.is(updateJobBody, { requirements: [requirement] })).toBe(true);
    expect(v.is(updateJobBody, { requirements: [{ ...requirement, id: id.replace('req', 'rq') }] })).toBe(
      false,
    );
  });
});
