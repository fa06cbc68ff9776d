import { timingSafeEqual } from 'node:crypto';
import { computeSignature, SIGNATURE_VERSION, TOLERANCE_SECONDS } from './signature-scheme.ts';

type SignatureFailure =
  | 'missing_header'
  | 'malformed_header'
  | 'signature_mismatch'
  | 'timestamp_too_old'
  | 'timestamp_too_new';

type SignatureVerdict =
  | { readonly ok: true; readonly sentAtEpochSeconds: number }
  | { readonly ok: false; readonly reason: SignatureFailure };

interface ParsedHeader {
  readonly timestamp: number;
  readonly signatures: readonly Buffer[];
}

/**
 * Judges a received `svc-signature` header over the raw body, as a receiver should: any one of its v1 entries may match,
 * and the timestamp must lie within the tolerance in both directions. Never throws on hostile input.
 */
export function verifySignature(received: {
  readonly header: string | undefined;
  readonly body: string | Uint8Array;
  readonly secret: string;
  readonly nowEpochSeconds: number;
  readonly toleranceSeconds?: number;
}): SignatureVerdict {
  const { header, body, secret, nowEpochSeconds, toleranceSeconds = TOLERANCE_SECONDS } = received;
  if (!header) return { ok: false, reason: 'missing_header' };
  const parsed = parseHeader(header);
  if (!parsed) return { ok: false, reason: 'malformed_header' };

  const expected = computeSignature(secret, parsed.timestamp, body);
  // Every entry is compared, so the time taken does not tell which one came close.
  const matches = parsed.signatures.filter((signature) => timingSafeEqual(signature, expected));
  if (matches.length === 0) return { ok: false, reason: 'signature_mismatch' };

  const ageSeconds = nowEpochSeconds - parsed.timestamp;
  if (ageSeconds > toleranceSeconds) return { ok: false, reason: 'timestamp_too_old' };
  if (ageSeconds < -toleranceSeconds) return { ok: false, reason: 'timestamp_too_new' };
  return { ok: true, sentAtEpochSeconds: parsed.timestamp };
}

/** Entries of unknown schemes are skipped, so that a later `v2` can be sent beside `v1` without breaking anyone. */
function parseHeader(header: string): ParsedHeader | null {
  const entries = header.split(',').map((entry) => entry.trim().split('=', 2));
  const valuesOf = (name: string) => entries.filter(([key]) => key === name).map(([, value]) => value ?? '');

  const [timestamp, ...otherTimestamps] = valuesOf('t');
  const signatures = valuesOf(SIGNATURE_VERSION).filter((value) => /^[0-9a-f]{64}$/.test(value));
  if (!timestamp || otherTimestamps.length > 0 || !/^[1-9]\d{0,11}$/.test(timestamp)) return null;
  if (signatures.length === 0) return null;
  return { timestamp: Number(timestamp), signatures: signatures.map((hex) => Buffer.from(hex, 'hex')) };
}
