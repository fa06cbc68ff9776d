import type { Line } from '../document.ts';

/** What stands over the columns of a table of jobs or of courses. */
const columnTitle =
  /^(?:s(?:r|l)?\.?\s?no\.?|no\.?|#|course|degree|qualification|examination|exam|standard|level|programme|institut(?:e|ion)(?: name)?|name of (?:the )?(?:institut(?:e|ion)|school|college|company|organi[sz]ation)|school(?: ?\/ ?college)?|college|university(?: ?\/ ?board)?|board(?: ?\/ ?university)?|year(?: of (?:passing|completion|graduation))?|passing year|period|duration|dates?|from|to|years?|percentage|%(?: ?\/ ?cgpa)?|cgpa|gpa|grade|marks?(?: ?\(%\))?|result|class|division|speciali[sz]ation|subjects?|company|employer|organi[sz]ation|designation|position|role|job title|location|place|responsibilities|zeitraum|firma|arbeitgeber|tätigkeit|ort|schule|abschluss|note|période|entreprise|poste|lieu|établissement|diplôme|empresa|puesto|cargo|fechas?|periodo|lugar|institución|título|instituição|curso|período|azienda|ruolo|istituto|titolo|functie|werkgever|periode|opleiding|stanowisko|okres|uczelnia|期間|業務内容|会社名|役職)$/iu;

/** "Course ⟂ Institution ⟂ Year of passing": a row that only names the columns of the rows below it. */
export const isTableHead = ({ text }: Pick<Line, 'text'>): boolean => {
  const cells = text.split('\t').map((cell) => cell.trim());
  return cells.length > 2 && cells.every((cell) => columnTitle.test(cell));
};
