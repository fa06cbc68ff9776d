import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';
import { idPrefixes } from '../../../shared/contracts/primitives.ts';

/** When the story is said to begin, and what its steps are apart. */
const beginning = Date.UTC(2026, 0, 12, 8);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds after the request: what happens once the answer is sent. */
const afterTheAnswer: Record<string, number> = { started_at: 1, completed_at: 3, scored_at: 4 };

/** Fields that differ from run to run without a meaning. */
const constants: Record<string, unknown> = {
  duration_ms: 240,
  last_four: '7Kq2',
  upload_token: 'mr2k1x0c.h2Qx8cWq0fA1bC3d.dXBsb2FkLXRva2VuLXNpZ25hdHVyZQ',
  form_token: 'mr2k1x0c.h2Qx8cWq0fA1bC3d.Zm9ybS10b2tlbi1zaWduYXR1cmU',
  secret: `whsec_${Buffer.from('example of a webhook secret, 32').toString('base64')}`,
  next_cursor: 'S3nwWfH4OQ-pT1xD0v6Zkm1hLmsxLmpvYl8wMUpH',
  'If-Match': '"h5Yt0QkzR3mWc2Vb"',
};

/** A key, which the prefix shows to be one; and the links of invitations and assessments, whose ends are secrets. */
const apiKey = /^((?:Bearer )?(?:svc_sk|svc_ct|pk_svc)_(?:live|test)_)\w{38}$/;
const invitation = /(?<=\/dashboard\/invitation#|svc_a[ls]_(?:live|test)_)[\w-]{43}$/;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const digest = (text: string) => createHash('sha256').update(text).digest();
const digits = (text: string, length: number) =>
  [...digest(text)]
    .slice(0, length)
    .map((byte) => alphabet[byte % 32])
    .join('');

const anyId = new RegExp(`\\b(${Object.values(idPrefixes).join('|')})_[0-7][0-9A-HJKMNP-TV-Z]{25}\\b`, 'g');
const addressEnd = /(?<=^|[-/])[0-7][0-9a-hjkmnp-tv-z]{25}(?=[/?]|$)/g;
const requestId = /\breq_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const storageToken = /\bst_[\w-]{43}/g;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Turns what differs from one run to the next into values that look alike and stay: each id, request and token into the
 * same one wherever it stands, numbered in order of appearance; each instant of the run into that of its step.
 * @param steps when each step began (Unix ms); nothing before the first `setupMs` before them is of the run
 * @param addresses addresses of this run and what stands for them
 */
export function fixedValues(steps: readonly number[], addresses: Record<string, string>) {
  const known = new Map<string, string>();
  const counted = new Map<string, number>();
  const instants = new Map<string, string>();
  const setupStart = (steps[0] ?? 0) - 10 * minute;
  const end = Date.now();

  const numberOf = (kind: string) => {
    const number = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, number);
    return number;
  };
  const replaced = (real: string, make: () => string): string => {
    const made = known.get(real) ?? make();
    known.set(real, made);
    return made;
  };
  const exampleId = (prefix: string) => {
    const number = numberOf(prefix);
    return `${prefix}_${encodeTime(beginning + number * minute, 10)}${digits(`${prefix} ${number}`, 16)}`;
  };
  const exampleRequest = () => {
    const hex = digest(`request ${numberOf('request')}`).toString('hex');
    return `req_${[hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
  };

  const stepAt = (time: number) => steps.findLastIndex((startedAt) => startedAt <= time);
  const begun = (step: number) => beginning + step * minute;

  function instantFor(name: string, real: string): string {
    const time = Date.parse(real);
    if (name === 'reset_at') return '2026-02-01T00:00:00.000Z';
    if (/(^|_)expires_at$|^kept_until$/.test(name)) return instants.get(real) ?? remember(real, expiry(time));
    if (time < setupStart || time > end) return real;
    return instants.get(real) ?? lastBefore(real) ?? new Date(begun(stepAt(time))).toISOString();
  }
  /** What is written once a scan has begun is not older than its beginning. */
  function lastBefore(real: string): string | undefined {
    const step = stepAt(Date.parse(real));
    const known = [...instants.keys()].filter((other) => other < real && stepAt(Date.parse(other)) === step);
    const last = known.sort().at(-1);
    return last && instants.get(last);
  }
  const remember = (real: string, time: number) => {
    const fixed = new Date(time).toISOString();
    instants.set(real, fixed);
    return fixed;
  };
  let current = 0;
  /** As long after its step as it really was: in whole minutes, in hours from half a day on, or in months. */
  function expiry(time: number): number {
    const after = time - (steps[current] ?? 0);
    if (after < day / 2) return begun(current) + Math.floor(after / minute) * minute;
    if (after < 20 * day) return begun(current) + Math.round(after / hour) * hour;
    const fixed = new Date(begun(current));
    return fixed.setUTCMonth(fixed.getUTCMonth() + Math.round(after / (30.44 * day)));
  }

  function textFor(name: string, real: string): string {
    if (instant.test(real)) return instantFor(name, real);
    if (real.includes('X-Amz-Signature')) return signedUrl(real);
    let text = real.replace(invitation, 'example'.repeat(6));
    for (const [address, stand] of Object.entries(addresses)) text = text.replaceAll(address, stand);
    text = text
      .replace(anyId, (id, prefix: string) => replaced(id, () => exampleId(prefix)))
      .replace(requestId, (id) => replaced(id, exampleRequest))
      .replace(storageToken, (token) =>
        replaced(token, () => `st_${digits(`token ${numberOf('token')}`, 32)}`),
      );
    // The address of a job's page ends in the digits of its id, in lower case.
    text = text.replace(addressEnd, (tail) =>
      replaced(`job_${tail.toUpperCase()}`, () => exampleId('job'))
        .slice('job_'.length)
        .toLowerCase(),
    );
    // A slug ends like the id of its job.
    const slugEnd = /-([0-9a-z]{4})(?=\/|\?|$)/g;
    return name === 'slug' || text.includes('://') ? text.replace(slugEnd, slugOf) : text;
  }
  const slugOf = (whole: string, tail: string) => {
    const job = [...known].find(([real]) => real.startsWith('job_') && real.endsWith(tail.toUpperCase()));
    return job ? `-${job[1].slice(-4).toLowerCase()}` : whole;
  };

  function fix(value: unknown, name = ''): unknown {
    const [, prefix] = apiKey.exec(String(value)) ?? [];
    if (prefix) return `${prefix}${'example'.repeat(5)}7Kq2`;
    if (value !== null && value !== undefined && Object.hasOwn(constants, name)) return constants[name];
    if (Array.isArray(value)) return value.map((inner) => fix(inner, name));
    if (typeof value === 'string') return textFor(name, value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fix(inner, field)]));
  }

  /** Instants that are told apart from their step are known before anything is fixed, wherever else they stand. */
  function foresee(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [field, inner] of Object.entries(value)) {
      const seconds = afterTheAnswer[field];
      if (seconds !== undefined && typeof inner === 'string' && instant.test(inner)) {
        const time = Date.parse(inner);
        if (time >= setupStart && time <= end) remember(inner, begun(stepAt(time)) + seconds * 1000);
      }
      foresee(inner);
    }
  }

  return {
    foresee,
    /** A value of the given step. */
    fix<T>(value: T, step: number): T {
      current = step;
      return fix(value) as T;
    },
  };
}

/** What of a signed URL is of interest: that it is one, and for how long. */
function signedUrl(real: string): string {
  const seconds = new URL(real).searchParams.get('X-Amz-Expires');
  const query = `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=${seconds}&X-Amz-Signature=${digest('signature').toString('hex')}`;
  return `https://storage.example/files/jane-miller.txt?${query}`;
}
