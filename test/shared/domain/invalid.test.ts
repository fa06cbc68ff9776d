import { expect, it } from 'vitest';
import { invalid, invalidFields } from '../../../shared/domain/invalid.ts';

it('an invalid field is named once for all and once in detail', () => {
  const detail = { param: 'name', code: 'required', message: 'name is required.' } as const;
  const { code, particulars } = invalid(detail.param, detail.code, detail.message);
  expect(code).toBe('validation_failed');
  expect(particulars).toStrictEqual({ param: 'name', details: [detail] });
});

it('a value that is taken names the resource that has it', () => {
  const { particulars } = invalid('email', 'taken', 'It is taken.', 'cand_1');
  const detail = { param: 'email', code: 'taken', message: 'It is taken.', id: 'cand_1' };
  expect(particulars).toStrictEqual({ param: 'email', details: [detail] });
});

it('the first of several fields is the one of the error', () => {
  const detail = (param: string) => ({ param, code: 'required' as const, message: 'x' });
  expect(invalidFields([detail('b'), detail('a')]).particulars.param).toBe('b');
  expect(invalidFields([]).particulars).toStrictEqual({ param: undefined, details: [] });
});
