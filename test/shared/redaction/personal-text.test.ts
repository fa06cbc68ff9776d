import { expect, it } from 'vitest';
import { isPersonal, withoutPersonalSentences } from '../../../shared/redaction/personal-text.ts';
import { withoutLabelled } from '../../../shared/words/personal-labels.ts';
import { otherLines, personalLines } from './support/personal-lines.ts';

const lines = Object.values(personalLines)
  .flat()
  .map((marked) => marked.replace(/[‹›]/g, ''));
const wholly = lines.filter((line) => /^(?:\[[a-z_]+\][\s.,]*)+$/.test(withoutLabelled(line)));

it('finds each line that labels and phrases mark as personal', () => {
  expect(wholly.length).toBeGreaterThan(200);
  expect(wholly.filter((line) => !isPersonal(line))).toEqual([]);
});

it.each([...otherLines, 'Nurse, married', 'Single page applications, female health', '', '[birth]'])(
  '%s is not personal, or not alone',
  (text) => expect(isPersonal(text)).toBe(false),
);

it('leaves out the sentences that tell nothing else', () => {
  expect(withoutPersonalSentences('I am married. I nurse with care. Born in 1990.')).toBe(
    'I nurse with care.',
  );
  expect(withoutPersonalSentences('Married with two children.')).toBeNull();
});
