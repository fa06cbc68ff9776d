import type { ImportWarning } from '../contracts/job-import.ts';
import type { Job } from '../domain/stored/job.ts';
import { readAmount } from './read-amount.ts';
import { readCurrency } from './read-currency.ts';
import { readPeriod } from './read-words.ts';
import { isNode, list, type SchemaNode, textIn } from './schema-node.ts';

type Salary = Pick<Job['job_details'], 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>;

export interface ReadSalary {
  salary: Partial<Salary>;
  warnings: ImportWarning[];
}

const none: ReadSalary = { salary: {}, warnings: [] };
const unclear: ReadSalary = { salary: {}, warnings: ['salary_unclear'] };

/** The consistent facts about a salary. An amount without currency or period is kept, with a warning. */
export function salaryOf(
  given: { min: unknown; max: unknown; currency: unknown; period: unknown },
  country: string | null,
): ReadSalary {
  const min = readAmount(given.min);
  const max = readAmount(given.max);
  if (min === null && max === null) return none;
  if (min !== null && max !== null && min > max) return unclear;
  const currency = readCurrency(textIn(given.currency), country);
  const period = readPeriod(textIn(given.period) ?? '');
  const warnings: ImportWarning[] = [];
  if (currency === null) warnings.push('salary_currency_missing');
  if (period === null) warnings.push('salary_period_missing');
  return {
    salary: { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period },
    warnings,
  };
}

/** schema.org's baseSalary: a MonetaryAmount with a QuantitativeValue, either of them alone, or a number. */
export function readBaseSalary(node: SchemaNode, country: string | null): ReadSalary {
  const given = list(node.baseSalary);
  if (given.length > 1) return { salary: {}, warnings: ['several_salaries'] };
  const [base] = given;
  if (base === undefined) return none;
  if (!isNode(base)) {
    const read = salaryOf({ min: base, max: base, currency: node.salaryCurrency, period: null }, country);
    return Object.keys(read.salary).length > 0 ? read : unclear;
  }
  const values = list(base.value);
  if (values.length > 1) return { salary: {}, warnings: ['several_salaries'] };
  const [value] = values;
  const amount = isNode(value) ? value : base;
  const single = isNode(value) ? value.value : value;
  const min = textIn(amount.minValue) ?? textIn(single);
  const max = textIn(amount.maxValue) ?? (textIn(amount.minValue) === null ? textIn(single) : null);
  const currency = textIn(base.currency ?? amount.currency ?? base.priceCurrency ?? node.salaryCurrency);
  const period = textIn(amount.unitText ?? base.unitText ?? amount.unitCode);
  const read = salaryOf({ min, max, currency, period }, country);
  return Object.keys(read.salary).length === 0 && (min ?? max)
    ? isZero(min) && isZero(max)
      ? none
      : unclear
    : read;
}

/** Forms that leave pay open often write it as 0. */
const isZero = (text: string | null) => text === null || Number(text) === 0;
