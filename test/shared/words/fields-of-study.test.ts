import { expect, it } from 'vitest';
import { fieldsOfStudy } from '../../../shared/words/fields-of-study.ts';

it.each([
  ['Bachelor in Computer Science', ['computing']],
  ['Ingeniería Informática', ['computing', 'engineering']],
  ['Wirtschaftsinformatik', ['computing', 'business']],
  ['Wirtschaftsingenieurwesen', ['engineering', 'business']],
  ['Maschinenbau', ['engineering']],
  ['BSc Nursing', ['nursing']],
  ['Licence en droit', ['law']],
  ['Betriebswirtschaftslehre', ['business']],
  ['Lehramt Mathematik', ['mathematics', 'education']],
  ['Leraar basisonderwijs', ['education']],
  ['B.A. in History', ['humanities']],
  ['Communication design', ['media', 'arts']],
  ['Psychology', ['social']],
  ['看護学', ['nursing']],
  ['Bachelor of Arts', []],
  ['Bachelor of Science', []],
  ['Abitur', []],
  ['Bachelor in a related field', []],
])('%s', (text, fields) => {
  expect([...fieldsOfStudy(text)].sort()).toEqual([...fields].sort());
});
