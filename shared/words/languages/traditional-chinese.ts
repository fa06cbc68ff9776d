/** Characters of words of CVs that have another form in Taiwan and Hong Kong, each before that form. */
const pairs =
  '凭憑讯訊经經历歷专專业業务務员員师師长長语語话話级級会會计計设設编編译譯记記护護医醫药藥厨廚机機驾駕驶駛营營销銷监監总總导導顾顧问問质質检檢测測试試运運划劃训訓洁潔递遞卖賣发髮组組队隊负負责責购購实實习習论論项項荣榮誉譽奖獎励勵况況关關个個简簡评評价價优優势勢标標签籤单單艺藝术術栈棧办辦应應执執资資现現电電号號码碼联聯动動听聽说說读讀写寫备備兴興爱愛荐薦国國汉漢粤粵广廣东東韩韓学學硕碩职職毕畢结結课課称稱体體团團证證获獲龄齡户戶籍籍况況务務间間时時构構类類积積极極产產车車库庫区區协協银銀饭飯厅廳场場园園诊診续續见見习習师師岗崗题題张張传傳统統线線维維网網络絡绩績业業内內该該报報关關对對';
const traditional = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs.charAt(2 * at), pairs.charAt(2 * at + 1)]),
);
const inTraditional = (word: string) => Array.from(word, (sign) => traditional.get(sign) ?? sign).join('');

/** The words of a list, `|` between them, in simplified and in traditional characters. */
const both = (list: string) => [...new Set([...split(list), ...split(list).map(inTraditional)])].join('|');
/** At the `|` outside of brackets. */
const split = (list: string) => list.match(/(?:[^|(]|\([^)]*\))+/gu) ?? [];

/** Every list of an object in both scripts. */
export const inBothScripts = <Words>(words: Words): Words =>
  (typeof words === 'string'
    ? both(words)
    : Object.fromEntries(
        Object.entries(words as object).map(([key, value]) => [key, inBothScripts(value)]),
      )) as Words;
