/** "上海市浦东新区", "广东省深圳市南山区科技路1号". */
const chinesePlace =
  /^(?:中国)?\p{Script=Han}{2,8}(?:省|市|自治区)(?:\p{Script=Han}{1,8}(?:市|区|县|州|新区))(?:[\p{Script=Han}\d-]{0,24})$/u;
/** "서울특별시 강남구", "경기도 성남시 분당구 정자동 12". */
const koreanPlace =
  /^(?:대한민국\s)?[가-힣]{1,8}(?:특별시|광역시|특별자치시|특별자치도|도|시)(?:\s[가-힣]{1,8}(?:시|군|구))(?:\s[가-힣\d-]{1,12}){0,4}$|^[가-힣]{2,4}(?:특별시|광역시|특별자치시)$|^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:\s[가-힣]{1,6}(?:시|군|구))?$/u;

/** 0.8 or 0.7 for a Japanese, Chinese or Korean address or town, whose parts have no commas between them; 0 for any other text. */
export const easternPlaceScore = (text: string): number => {
  if (chinesePlace.test(text) || koreanPlace.test(text)) return 0.8;
  // A Japanese address from the prefecture on.
  if (/^(?:〒?\d{3}-?\d{4}\s*)?(?:東京都|北海道|\p{Script=Han}{2,3}[府県])\p{Script=Han}/u.test(text))
    return 0.8;
  if (/^[\p{Script=Han}ヶケ]{1,7}[都道府県市区町村](?:[\p{Script=Han}ヶケ]{1,7}[市区町村])?$/u.test(text))
    return 0.7;
  return 0;
};
