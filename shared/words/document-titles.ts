import { anyOf } from './any-of.ts';

/** Titles of the document, folded. */
export const documentTitles = anyOf`
  curriculum(?: ?vitae)?|c\.? ?v\.?|resume
  lebenslauf|tabellarischer lebenslauf
  europass|europass[- ](?:cv|curriculum vitae|lebenslauf)
  履歴書|経歴書|職務経歴書
  简历|个人简历|求职简历|個人簡歷|이력서|경력기술서|입사지원서
  curriculo|zyciorys|levensloop|meritforteckning|ozgecmis
  bewerbung|bewerbungsunterlagen
  hoja de vida
  (?:strukturovany |profesni |profesijny )?zivotopis|(?:szakmai |amerikai tipusu )?oneletrajz
  резюме|анкета|анкета соискателя|анкета кандидата|биография|біографія|автобиография|автобіографія
  βιογραφικο|βιογραφικο σημειωμα|συντομο βιογραφικο(?: σημειωμα)?
  page|seite|confidential
`;

/** The document before the name: "CV of Anna Weber", as written. */
export const documentPrefixes = anyOf`
  resume|résumé|curriculum(?: vitae)?|cv
  lebenslauf|bewerbung|bewerbungsunterlagen
  currículum|currículo
  životopis|(?:szakmai )?önéletrajz
  резюме|βιογραφικό(?: σημείωμα)?
`;
