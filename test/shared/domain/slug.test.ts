import { expect, it } from 'vitest';
import { slugOf } from '../../../shared/domain/slug.ts';

it.each([
  ['Night Nurse', 'night-nurse-wxyz'],
  ['  Zoë & Søn: C++ / 2026!', 'zoe-s-n-c-2026-wxyz'],
  ['看護師', 'wxyz'],
  ['x'.repeat(70), `${'x'.repeat(60)}-wxyz`],
  [`${'x'.repeat(59)} y`, `${'x'.repeat(59)}-wxyz`],
  [`${'x'.repeat(58)} y`, `${'x'.repeat(58)}-y-wxyz`],
])('the slug of %s is %s', (name, slug) => expect(slugOf(name, 'job_01HZZWXYZ')).toBe(slug));
