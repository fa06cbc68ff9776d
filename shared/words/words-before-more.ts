import { anyOf } from './any-of.ts';

/** Words that another word must follow. */
export const wordsBeforeMore = anyOf`
  and|of|for|the
  in|und|der|die|des|für|zur|zum|im|am|vom|bei
  et|de|du|des|la|le
  en|y|del|para
  e|di|della|per
  da|do|dos
  van|voor
  i|w|z|dla
  och|för|av|på|vid
`;
