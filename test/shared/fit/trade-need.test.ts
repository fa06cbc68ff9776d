import { describe, expect, it } from 'vitest';
import { needOf } from '../../../shared/fit/trade-need.ts';

const needIn = (name: string) => {
  const need = needOf(name);
  return need && [[...need.trades].toSorted(), need.roots, need.isTitle];
};

describe('a required name', () => {
  it.each([
    ['nursing', [['nursing'], [], false]],
    ['nurse', [['nursing'], [], true]],
    ['paediatric nursing', [['nursing', 'paediatric'], [], false]],
    ['store management', [['lead', 'retail'], [], false]],
    ['forklift driving', [['driving', 'forklift'], [], false]],
    ['welding experience', [['welding'], [], false]],
    ['mini excavator', [['excavator'], [], false]],
    ['bread baking', [['bakery'], ['baking'], false]],
  ])('%s asks for %j', (name, need) => expect(needIn(name)).toEqual(need));

  it.each(['java', 'nursing zorblatt', 'harbour nursing', 'harvard', ''])(
    'that names no trade, or anything that is no work, asks for none: %s',
    (name) => expect(needOf(name)).toBeNull(),
  );

  it('is understood as a whole unless a part of a compound is not known', () => {
    expect(needOf('nursing')?.isWhole).toBe(true);
    expect(needOf('krankenpflege')?.isWhole).toBe(true);
    for (const name of ['zorblattleiter', 'zorblattverkäufer']) expect(needOf(name)?.isWhole).toBe(false);
  });
});
