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
  subjects?
  company|employer|organi[sz]ation|designation|position|role|job title|location|place|responsibilities
  zeitraum|firma|arbeitgeber|tätigkeit|ort|schule|abschluss|note
  période|entreprise|poste|lieu|établissement|diplôme
  empresa|puesto|cargo|fechas?|periodo|lugar|institución|título
  instituição|curso|período
  azienda|ruolo|istituto|titolo
  functie|werkgever|periode|opleiding
  stanowisko|okres|uczelnia
  期間|業務内容|会社名|役職
`;
