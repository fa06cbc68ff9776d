import { anyOf } from './any-of.ts';

/** Ends of the names of Chinese and Japanese employers, before which no blank is and after which the post follows. */
export const employerEnds = anyOf`
  公司|集团|银行|医院|学校|中学|小学|大学|学院|厂|酒店|中心|研究所
  苑|園|院|ホーム|センター|クリニック|店|工場|役所|薬局|事務所
`;
