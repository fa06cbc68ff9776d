import { anyOf } from './any-of.ts';

/** Titles over the columns of a table of jobs or of courses, as written. */
export const columnTitles = anyOf`
  s(?:r|l)?\.?\s?no\.?|no\.?|#
  course|degree|qualification|examination|exam|standard|level|programme
  institut(?:e|ion)(?: name)?
  name of (?:the )?(?:institut(?:e|ion)|school|college|company|organi[sz]ation)
  school(?: ?\/ ?college)?|college|university(?: ?\/ ?board)?|board(?: ?\/ ?university)?
  year(?: of (?:passing|completion|graduation))?|passing year|period|duration|dates?|from|to|years?
  percentage|%(?: ?\/ ?cgpa)?|cgpa|gpa|grade|marks?(?: ?\(%\))?|result|class|division|speciali[sz]ation
  subjects?|certificate|post(?: held)?|posts|when|where|with|job|work|title|employed (?:by|as)|name of employer|award|subject\(s\)
  company|employer|organi[sz]ation|designation|position|role|job title|location|place|responsibilities
  zeitraum|firma|arbeitgeber|tätigkeit|ort|schule|abschluss|note
  période|entreprise|poste|lieu|établissement|diplôme
  empresa|puesto|cargo|fechas?|periodo|lugar|institución|título
  instituição|curso|período
  azienda|ruolo|istituto|titolo
  functie|werkgever|periode|opleiding
  stanowisko|okres|uczelnia
  期間|業務内容|会社名|役職|会社|職種|学校名|学部・学科|勤務先
  時間|时间|起止时间|单位|工作单位|公司|职务|职位|岗位|工作内容|主要职责|学校|院校|专业|学历|学位
  기간|회사|회사명|근무처|부서|직위|직책|직급|담당 ?업무|업무|업무 ?내용|학교|학교명|전공|학위|졸업 ?여부
  betrieb|position|aufgaben|tätigkeiten|funktion|einrichtung
  mansione|periodo|datore di lavoro|attività|sede
  período|empresa|cargo|função|atividades|funciones|actividades|centro
  period|arbetsgivare|befattning|arbetsuppgifter|arbejdsgiver|stilling|opgaver
`;
