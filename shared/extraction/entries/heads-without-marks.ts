import { findDegree } from '../../words/degree-words.ts';
import { employerEnds } from '../../words/employer-ends.ts';
import { companyScore } from '../../words/employer-words.ts';
import { titleScore } from '../../words/role-words.ts';

const eastern = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const employerThenPost = new RegExp(
  `^(\\S*${eastern}\\S*(?:${employerEnds}))[\\s　]+(\\S+?)(?:[\\s　]+入社)?$`,
  'u',
);

/** "株式会社みやこ 営業主任": after a Japanese employer a blank separates the post. */
const employerAndPost = (piece: string): string[] => {
  const [, named, work] = employerThenPost.exec(piece.trim()) ?? [];
  if (named && work && titleScore(work) >= 1 && companyScore(work) === 0 && titleScore(named) === 0)
    return [named, work];
  const [, employer, post] = /^(\S*(?:会社|法人|病院|大学|銀行)\S*)[\s　]+(\S+)$/u.exec(piece.trim()) ?? [];
  return employer && post && titleScore(post) >= 1 ? [employer, post] : [piece];
};

/** "삼성전자 소프트웨어 엔지니어": a Korean line names the employer, then the post. */
const koreanPost = (piece: string): string[] => {
  if (/^[가-힣].*\s\/\s/u.test(piece.trim())) return piece.split(/\s\/\s/);
  const words = piece.trim().split(/\s+/);
  if (!/^[가-힣(㈜]/u.test(piece.trim()) || words.length < 2 || words.length > 6) return [piece];
  const named = words.findLastIndex((word) => companyScore(word) > 0 && titleScore(word) === 0);
  // "세무법인 정음": the legal form comes before the name.
  const isForm = /^(?:주식회사|유한회사|[가-힣]{2}법인|\(주\)|㈜)$/.test(words[Math.max(named, 0)] ?? '');
  const cut = Math.max(named, 0) + (isForm && words.length > named + 2 ? 2 : 1);
  const [employer, post] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  return titleScore(post) >= 1 && titleScore(employer) === 0 ? [employer, post] : [piece];
};

const japaneseForm = /[\p{Script=Hiragana}\p{Script=Katakana}]|株式会社|有限会社|合同会社|法人/u;
const chinesePostEnd = /(?:[员师长工生]|师傅|学徒|砧板|经理|主管|助理|司机|顾问|总监|会计)$/u;
/** "佛山市顺泽家电有限公司 仓库主管": two words of a Chinese line, the second a post. */
const chinesePost = (piece: string): string[] => {
  const [, employer, post] =
    /^(\p{Script=Han}[^\s　，。]{3,})[\s　]+([^\s　，。]{2,14})$/u.exec(piece.trim()) ?? [];
  const isPost =
    post !== undefined &&
    findDegree(post) === null &&
    !/[部課室]$/u.test(post) &&
    (titleScore(post) > 0 || chinesePostEnd.test(post));
  return employer && post && isPost && titleScore(employer) < 1 && !japaneseForm.test(piece)
    ? [employer, post]
    : [piece];
};

/** "行政总厨 秦味轩餐饮管理有限公司": the post comes first. */
const postFirst = (piece: string): string[] => {
  const [, post, employer] =
    /^([^\s　，。・]{2,12})[\s　]+(\p{Script=Han}[^\s　，。]{3,})$/u.exec(piece.trim()) ?? [];
  const isPost =
    post !== undefined &&
    findDegree(post) === null &&
    companyScore(post) === 0 &&
    (titleScore(post) > 0 || (chinesePostEnd.test(post) && !japaneseForm.test(piece)));
  return employer && post && isPost && companyScore(employer) > 0 && titleScore(employer) < 1
    ? [post, employer]
    : [piece];
};

const house = '\\S*(?:園|病院|ホーム|センター|クリニック|学校|医院|施設|荘|苑|事業所|ステーション|薬局)';
const corporationAndHouse = new RegExp(
  `^(\\S*法人\\S*(?:[\\s　]+\\S+会)?[\\s　]+${house})(?:[\\s　]+(\\S+(?:[\\s　]+\\S+)?))?$`,
  'u',
);
const longestHead = 80;
/** "社会福祉法人あおぞら会 つくし保育園 保育士": the place of work belongs to the name of the corporation; null for other lines. */
const houseOfCorporation = (piece: string): string[] | null => {
  const [, employer, post] = (piece.length <= longestHead && corporationAndHouse.exec(piece.trim())) || [];
  if (!employer || (post && titleScore(post) < 1)) return null;
  return post ? [employer, post] : [employer];
};

/** The employer and the post of a Japanese or Korean head, which only a blank separates; the text alone where it has one of them. */
export const withoutMarks = (piece: string): string[] =>
  houseOfCorporation(piece) ??
  employerAndPost(piece).flatMap(koreanPost).flatMap(chinesePost).flatMap(postFirst);
