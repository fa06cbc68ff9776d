import { afterEach, expect, it, vi } from 'vitest';
import { environment } from '../../../shared/platform/environment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('names the variable that is missing', () => {
  vi.stubEnv('TABLE_NAME', undefined);
  expect(() => environment.tableName).toThrow('TABLE_NAME is missing');
});

it.each([
  ['prod', 'production'],
  ['sandbox', 'sandbox'],
])('calls the %s stage %s on the wire', (stage, name) => {
  vi.stubEnv('STAGE', stage);
  expect(environment.environmentName).toBe(name);
});

it('refuses a stage it does not know', () => {
  vi.stubEnv('STAGE', 'staging');
  expect(() => environment.stage).toThrow('STAGE is neither of prod, sandbox');
});

it('sends webhooks to this machine only where the variable says exactly true', () => {
  for (const value of ['', '1', 'TRUE', 'false', undefined]) {
    vi.stubEnv('ALLOW_LOOPBACK_TARGETS', value);
    expect(environment.allowLoopbackTargets).toBe(false);
  }
  vi.stubEnv('ALLOW_LOOPBACK_TARGETS', 'true');
  expect(environment.allowLoopbackTargets).toBe(true);
});
