/** Characters of words of CVs that have another form in Taiwan and Hong Kong, each before that form. */
const pairs =
  '讫訖单單称稱凭憑讯訊经經历歷专專业業务務员員师師长長语語话話级級会會计計编編译譯记記护護医醫药藥厨廚机機营營销銷监監总總导導顾顧问問质質测測试試运運划劃训訓洁潔发發组組队隊负負责責购購实實习習论論项項荣榮誉譽奖獎励勵况況关關个個简簡评評价價优優势勢标標签籤艺藝术術栈棧办辦执執资資现現电電号號码碼联聯动動听聽说說读讀写寫备備兴興爱愛荐薦国國汉漢粤粵广廣东東韩韓学學硕碩职職毕畢结結团團证證获獲龄齡户戶间間时時车車协協银銀饭飯厅廳场場园園诊診岗崗传傳维維绩績内內与與书書从從儿兒兽獸厂廠审審帮幫开開担擔构構点點状狀础礎纳納练練绍紹缝縫视視认認践踐辑輯门門闽閩领領验驗';
const traditional = new Map((pairs.match(/../gu) ?? []).map(([from = '', to]) => [from, to]));
const inTraditional = (words: string) =>
  words.replace(/\P{ASCII}/gu, (sign) => traditional.get(sign) ?? sign);

/** The words of a list, `|` between them, in both scripts, each once. */
const both = (list: string) => [...new Set(wordsOf(list).concat(wordsOf(inTraditional(list))))].join('|');
/** A `|` in brackets parts no words. */
const wordsOf = (list: string) => {
  const words = [''];
  let depth = 0;
  for (const sign of list) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === '|' && !depth) words.push('');
    else words[words.length - 1] += sign;
  }
  return words;
};

/** Every list of an object in both scripts. */
export const inBothScripts = <Words>(words: Words): Words =>
  (typeof words === 'string'
    ? both(words)
    : Object.fromEntries(
        Object.entries(words as object).map(([key, value]) => [key, inBothScripts(value)]),
      )) as Words;
