import { seededRandom } from '../seeded-random.ts';
import { type Ability, estimateAbility, informationOf } from './eap.ts';
import type { Family, GeneralItem } from './item.ts';
import { type GeneralForm, itemPool } from './item-pool.ts';
import { isRightAnswer } from './right-answer.ts';
import { generalTestLength } from './test-length.ts';

/** A soft cap: the page shows it, and an answer that comes later still counts. */
export const secondsPerItem = 120;

/** One is drawn from the most informative, so that two tests of equal answers differ. */
const bestToDrawFrom = 5;

interface GivenItem {
  item: GeneralItem;
  isCorrect: boolean;
}
interface GeneralProgress {
  given: GivenItem[];
  ability: Ability;
  /** The item to show next; null after the last. */
  next: GeneralItem | null;
}

/**
 * A test as far as it was taken: each next item follows from the form and the answers so far, in their order. An empty
 * answer is a wrong one. Answers after the twentieth are ignored.
 */
export const followGeneralTest = (form: GeneralForm, answers: readonly string[]): GeneralProgress =>
  takeGeneralTest(form, (item, at) => {
    const answer = answers[at];
    return answer === undefined ? null : isRightAnswer(item, answer);
  });

/** A test with someone who solves items, or null where they stop; `at` counts from 0. */
export function takeGeneralTest(
  form: GeneralForm,
  solves: (item: GeneralItem, at: number) => boolean | null,
): GeneralProgress {
  const pool = itemPool(form);
  const given: GivenItem[] = [];
  while (given.length < generalTestLength) {
    const item = takeNext(form, pool, given);
    const isCorrect = solves(item, given.length);
    if (isCorrect === null) return { given, ability: estimateFrom(given), next: item };
    given.push({ item, isCorrect });
  }
  return { given, ability: estimateFrom(given), next: null };
}

const estimateFrom = (given: readonly GivenItem[]) =>
  estimateAbility(given.map(({ item, isCorrect }) => ({ parameters: item.parameters, isCorrect })));

/** Takes an item out of the pool: of the family given least so far, one of those with the most information. */
function takeNext(
  form: GeneralForm,
  pool: Map<Family, GeneralItem[]>,
  given: readonly GivenItem[],
): GeneralItem {
  const random = seededRandom(`${form.seed}/choice/${given.length}`);
  const { theta } = estimateFrom(given);
  const timesGiven = (family: Family) => given.filter(({ item }) => item.family === family).length;
  const [family] = random.shuffle([...pool.keys()]).sort((a, b) => timesGiven(a) - timesGiven(b));
  const rest = family ? (pool.get(family) ?? []) : [];
  const best = rest
    .map((item) => ({ item, information: informationOf(theta, item.parameters) }))
    .sort((a, b) => b.information - a.information)
    .slice(0, bestToDrawFrom);
  const { item } = random.pick(best);
  rest.splice(rest.indexOf(item), 1);
  return item;
}
