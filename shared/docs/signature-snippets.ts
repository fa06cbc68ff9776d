/** What a receiver of webhooks may copy. The tests run both against the published vectors. */
export const nodeSnippet = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the raw bytes or text as received, before any JSON parsing. */
export function verify(secret, header, body, now = Date.now() / 1000) {
  const entries = (header ?? '').split(',').map((entry) => entry.trim().split('='));
  const values = (name) => entries.filter(([key]) => key === name).map(([, value]) => value ?? '');
  const [timestamp, ...others] = values('t');
  if (others.length > 0 || !/^[1-9][0-9]{0,11}$/.test(timestamp ?? '')) return false;
  if (Math.abs(now - Number(timestamp)) > 300) return false;
  const expected = createHmac('sha256', secret).update(timestamp + '.').update(body).digest();
  return values('v1').some((hex) => {
    const given = Buffer.from(hex, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;

export const pythonSnippet = `import hashlib, hmac, re, time

def verify(secret: str, header: str, body: bytes, now: float | None = None) -> bool:
    """body: the raw bytes as received, before any JSON parsing."""
    entries = [entry.strip().partition("=")[::2] for entry in (header or "").split(",")]
    times = [value for key, value in entries if key == "t"]
    if len(times) != 1 or not re.fullmatch(r"[1-9][0-9]{0,11}", times[0]):
        return False
    if abs((time.time() if now is None else now) - int(times[0])) > 300:
        return False
    expected = hmac.new(secret.encode(), times[0].encode() + b"." + body, hashlib.sha256).hexdigest()
    given = [value.encode() for key, value in entries if key == "v1"]
    return any([hmac.compare_digest(value, expected.encode()) for value in given])
`;
