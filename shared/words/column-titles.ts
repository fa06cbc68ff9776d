import { anyOf } from './any-of.ts';
import { entryLabels } from './entry-labels.ts';
import { ends, starts } from './period-labels.ts';

/** Titles over the columns of a table of jobs or of courses, as written, by the kind of the cells below them. */
export const columnTitles = {
  title: [
    `${entryLabels.title}|(?:position|role|job|post)s? (?:and|&) duties|posts?|job|work|what|as what|(?:als )?was|wat|quoi|qué|cosa|vad|hvad?`,
    'trabajo|lavoro|categoria|担当|業務',
  ].join('|'),
  employer: [
    `${entryLabels.employer}|who for|for whom|employed by|wo|bei wem|waar|bij wie|où|chez qui|dónde|dove|onde|gdzie|var|hvor|manag(?:er|ing agent)(?: or manning agent)?|manning (?:agent|agency)`,
    'ship ?management|crewing agen(?:t|cy)|근무지',
  ].join('|'),
  school: `${entryLabels.school}|school ?/ ?college|university ?/ ?board|board(?: ?/ ?university)?`,
  area: `${entryLabels.area}|专业（学历）|专业及学历`,
  duties: `${entryLabels.duties}|内容`,
  project: anyOf`
    projects?|project name|projekte?|projets?|proyectos?|progett[oi]|projetos?|projecten|projekty
    プロジェクト|プロジェクト名|プロジェクト概要|案件|案件名|项目|项目名称|프로젝트|프로젝트명
  `,
  aside: anyOf`
    reason for leaving|remarks?|notes?|status|department|bemerkungen?|abteilung|remarques|observaciones|osservazioni|observações|opmerkingen|uwagi
    vessel|vessel name|name of vessel|ship|type ?\/ ?tonnage|vessel ?\/ ?type|name of ship|flag|grt|engine
    証明人|证明人|证明人及电话|离职原因|備考|規模|環境・規模|環境／規模|チーム規模|人数|部门|部署|졸업 ?여부|졸업 ?구분|비고|부서|근무 ?부서|소재지
  `,
  other: [
    `${entryLabels.period}|${entryLabels.place}|${entryLabels.degree}|${starts}|${ends}`,
    anyOf`
      s(?:r|l)?\.?\s?no\.?|lp\.?|nr\.?|no\.?|#|course|examination|exam|standard|programme|country|type
      year(?: of (?:completion|graduation))|passing year|to|years|from\s?[-–]\s?to
      company ?\/ ?position|percentage|%(?: ?\/ ?cgpa)?|cgpa|gpa|grade|marks?(?: ?\(%\))?|result|class|division
      subjects?|certificate|where|with|award|wann|wanneer|quand|cuándo|quando|kiedy|när|hvornår|når|subject\(s\)|von|bis|desde|hasta|dal|al|od|do|från|till|fra|til|van|tot|início|término|inizio|fine|début|fin|inicio|beginn|ende|begin|start|end|tätigkeit|note|einrichtung|centro|curso|opleiding|lata|sign(?:ed)? on|sign(?:ed)? off
      joined|left|专业 ?\/ ?学历|学历 ?\/ ?专业|技術|使用技術|開発環境|環境|年|月|学歴|職歴|学歴・職歴|時間
      전공 ?(?:및|/) ?학위|취득일|자격명|발행처|발급 ?기관
    `,
  ].join('|'),
};

export type Column = keyof typeof columnTitles;

const patterns = Object.entries(columnTitles).map(
  ([kind, titles]) => [kind as Column, new RegExp(`^(?:${titles})[:：]?$`, 'iu')] as const,
);
const kindOfWord = (cell: string) => patterns.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;
/** "Stanowisko / zakres" and "職位・業務内容" are columns of their first word. */
const kindOf = (cell: string) => kindOfWord(cell) ?? kindOfWord(cell.split(/\s?[/／・]\s?/u)[0] ?? '');

const periodTitle = new RegExp(`^(?:${entryLabels.period})$`, 'iu');
const dateTitle = new RegExp(`^(?:${starts}|${ends})$`, 'iu');
const isOfJob = (kind: Column | null) => kind === 'title' || kind === 'employer';

/** "Institution" next to a column of posts names employers, and "Tätigkeit" next to an employer is the post. */
function inTableOfJobs(kinds: (Column | null)[], cells: readonly string[]): (Column | null)[] {
  const [hasTitle, hasEmployer] = [kinds.includes('title'), kinds.includes('employer')];
  // "Dal" is a date in Italian and a field of study in Turkish.
  if (hasTitle && hasEmployer)
    return kinds.map((kind, at) => (kind === 'area' && dateTitle.test(cells[at] ?? '') ? 'other' : kind));
  if (hasTitle) return kinds.map((kind) => (kind === 'school' ? 'employer' : kind));
  const isPost = (at: number) => /^tätigkeit(?: als)?$/i.test(cells[at] ?? '');
  return hasEmployer && !hasTitle ? kinds.map((kind, at) => (isPost(at) ? 'title' : kind)) : kinds;
}

/** The kinds of the columns; null for a row that is no head of a table. */
export function columnsOf(text: string): (Column | null)[] | null {
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length < 2 || cells.some((cell) => /\d/.test(cell) || cell.length > 30)) return null;
  const kinds = cells.map(kindOf);
  const known = kinds.filter((kind) => kind !== null).length;
  // Two cells may be a label and its value, unless they are "Period" and what was then.
  const areColumns =
    cells.length > 2 || (cells.some((cell) => periodTitle.test(cell)) && kinds.some(isOfJob));
  return areColumns && known >= 2 && known >= cells.length * 0.6 ? inTableOfJobs(kinds, cells) : null;
}
