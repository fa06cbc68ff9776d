import { describe, expect, it } from 'vitest';
import { hole, withoutNeverExtracted } from '../../../shared/redaction/never-extracted.ts';

describe('a line loses what is never extracted', () => {
  it.each([
    ['Date of birth: 12 March 1990', hole],
    ['Married, two children', hole],
    ['Religion: Catholic', hole],
    ['Staatsangehörigkeit:\tdeutsch', hole],
    ['Jane Miller | Nationality: British | Nurse', `Jane Miller | ${hole}| Nurse`],
    ['Born 1990 in Ghana, nurse at Northwind', `${hole}, nurse at Northwind`],
    ['[remote] Designer | Religion: Catholic', `${hole} Designer | ${hole}`],
  ])('%s', (line, told) => {
    expect(withoutNeverExtracted([line])).toEqual([told]);
  });

  it('to the name and the address beside it', () => {
    expect(withoutNeverExtracted(['Name: Jane Miller | Sex: female'])).toEqual([`${hole}| ${hole}`]);
  });

  it('where the label stands above it', () => {
    const lines = ['Religion', 'Catholic', 'Nurse', 'Religion', 'r'.repeat(61)];
    expect(withoutNeverExtracted(lines)).toEqual([hole, hole, 'Nurse', hole, 'r'.repeat(61)]);
  });

  it('but what stands above a list of work labels nothing', () => {
    const lines = ['Children', 'Led the reading club for 40 pupils'];
    expect(withoutNeverExtracted(lines)[1]).toBe(lines[1]);
  });
});

it.each([
  'Name: Jane Miller',
  'Address: 12 Mill Lane, Leeds',
  'Nurse, [remote], 2019 – 2021',
  'Wohnort:\tKiel',
])('%s keeps every word', (line) => {
  expect(withoutNeverExtracted(['Name', line])).toEqual(['Name', line]);
});
