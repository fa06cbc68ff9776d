import { anyOf } from './any-of.ts';

/** Titles over the columns of a table of jobs or of courses, as written, by the kind of the cells below them. */
export const columnTitles = {
  title: anyOf`
    (?:position|role|job|post)s? (?:and|&) duties|post(?: held)?|posts|job|work|title|designation|position(?: held)?|role|job title|rank|what|as what|employed as|occupation
    poste|fonction|emploi|puesto|cargo|função|ruolo|mansione|qualifica|functie|stanowisko|position|funktion|stelle|stellung
    befattning|stilling|tehtävä|nimike|pozice|pozícia|beosztás|munkakör|funcți[ea]|θέση|ειδικότητα|должность|посада|görev|pozisyon|unvan
    役職|職種|职务|職務|职位|岗位|직위|직책|직급
  `,
  employer: anyOf`
    who for|for whom|company(?: name)?|employer|manag(?:er|ing agent)(?: or manning agent)?|manning (?:agent|agency)|ship ?management|crewing agen(?:t|cy)|organi[sz]ation|employed by|name of (?:the )?(?:company|employer|organi[sz]ation)
    firma|arbeitgeber|betrieb|unternehmen|entreprise|employeur|société|empresa|azienda|datore di lavoro|werkgever|bedrijf|pracodawca
    arbetsgivare|arbejdsgiver|arbeidsgiver|työnantaja|zaměstnavatel|zamestnávateľ|munkáltató|munkahely|angajator|compania
    εργοδότης|εταιρεία|организация|компания|работодатель|організація|компанія|роботодавець|işveren|şirket|kurum|firma adı
    会社名|会社|勤務先|单位|单位名称|工作单位|公司|公司名称|회사|회사명|근무처|근무지|직장명
  `,
  school: anyOf`
    institut(?:e|ion)(?: name)?|name of (?:the )?(?:institut(?:e|ion)|school|college)
    school(?: ?\/ ?college)?|college|university(?: ?\/ ?board)?|board(?: ?\/ ?university)?
    schule|établissement|institución|instituição|istituto|uczelnia|szkoła|škola|iskola|intézmény|instituția|skola|skole|oppilaitos|koulu
    σχολή|ίδρυμα|вуз|учебное заведение|(?:навчальний )?заклад|okul|üniversite
    学校名|学校|院校|毕业院校|毕业学校|学校名称|학교|학교명
  `,
  area: anyOf`
    major|field of study|speciali[sz]ation|fachrichtung|studiengang|obor|odbor|szak|specializare|(?:квалификация, )?специальность|(?:кваліфікація, )?спеціальність|bölüm
    学部・学科|学科|专业|专业（学历）|专业及学历|전공|학과
  `,
  duties: anyOf`
    responsibilities|duties|main duties|job description|aufgaben|tätigkeiten|missions|tâches|funciones|actividades|attività|atividades
    taken|obowiązki|arbetsuppgifter|opgaver|arbeidsoppgaver|tehtävät|náplň práce|feladatok|responsabilități|καθήκοντα|обязанности|обов'язки
    内容|業務内容|職務内容|仕事内容|工作内容|职务及工作内容|主要职责|主要工作|工作描述|담당 ?업무|업무|업무 ?내용|주요 ?업무
  `,
  project: anyOf`
    projects?|project name|projekte?|projets?|proyectos?|progett[oi]|projetos?|projecten|projekty
    プロジェクト|プロジェクト名|プロジェクト概要|案件|案件名|项目|项目名称|프로젝트|프로젝트명
  `,
  aside: anyOf`
    reason for leaving|remarks?|notes?|status|department|bemerkungen?|abteilung|remarques|observaciones|osservazioni|observações|opmerkingen|uwagi
    vessel|vessel name|name of vessel|ship|type ?\/ ?tonnage|vessel ?\/ ?type|name of ship|flag|grt|engine
    証明人|证明人|证明人及电话|离职原因|備考|規模|環境・規模|環境／規模|チーム規模|人数|部门|部署|졸업 ?여부|졸업 ?구분|비고|부서|근무 ?부서|소재지
  `,
  other: anyOf`
    s(?:r|l)?\.?\s?no\.?|no\.?|#|course|degree|qualification|examination|exam|standard|level|programme|country|type
    year(?: of (?:passing|completion|graduation))?|passing year|period|duration|dates?|from|to|years?|from\s?[-–]\s?to
    company ?\/ ?position|percentage|%(?: ?\/ ?cgpa)?|cgpa|gpa|grade|marks?(?: ?\(%\))?|result|class|division
    subjects?|certificate|when|where|with|award|subject\(s\)|location|place
    zeitraum|von|bis|tätigkeit|ort|abschluss|note|einrichtung|période|dates|lieu|diplôme|fechas?|periodo|lugar|título|centro
    curso|período|titolo|sede|periode|opleiding|okres|lata|period|periodi|aika|období|obdobie|időszak|perioada|diploma
    περίοδος|τίτλος|период|годы|период работы|період|роки|tarih|dönem
    sign(?:ed)? on|sign(?:ed)? off|joined|left|专业 ?\/ ?学历|学历 ?\/ ?专业|技術|使用技術|開発環境|環境|年|月|学歴|職歴|学歴・職歴|期間|在籍期間|時間|时间|起止时间|起止年月|学历|学位|기간|근무 ?기간|재직 ?기간|재학 ?기간|학위|전공 ?(?:및|/) ?학위|취득일|자격명|발행처|발급 ?기관
  `,
};

export type Column = keyof typeof columnTitles;

const patterns = Object.entries(columnTitles).map(
  ([kind, titles]) => [kind as Column, new RegExp(`^(?:${titles})[:：]?$`, 'iu')] as const,
);
const kindOf = (cell: string) => patterns.find(([, pattern]) => pattern.test(cell))?.[0] ?? null;

/** The kinds of the columns; null for a row that is no head of a table. */
export function columnsOf(text: string): (Column | null)[] | null {
  const cells = text.split('\t').map((cell) => cell.trim());
  if (cells.length < 3 || cells.some((cell) => /\d/.test(cell) || cell.length > 30)) return null;
  const kinds = cells.map(kindOf);
  const known = kinds.filter((kind) => kind !== null).length;
  return known >= 2 && known >= cells.length * 0.6 ? kinds : null;
}
