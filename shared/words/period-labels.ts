import { anyOf } from './any-of.ts';

/** Labels of the dates on which a job or a course began, and titles over them in a table. */
export const starts = anyOf`
  start(?:ed|(?: ?date)?)|(?:date )?(?:joined|started|hired)|began|commenced|from|begin|ab|anfang|eintritt(?:sdatum)?|beginn|von
  (?:date d['’])?entrée|du|de|arrivée|(?:date de )?début|desde|(?:fecha de )?(?:ingreso|inicio|entrada|alta)|comienzo
  (?:data (?:di )?)?(?:inizio|assunzione|entrata)|dal?|(?:data de )?(?:admissão|entrada|início)|desde
  van|in dienst|startdatum|begindatum|indiensttreding|från|början|fr\.? ?o\.? ?m\.?|od|początek|(?:data )?(?:rozpoczęci|zatrudnieni)[ae]
  開始|入社(?:年月|日)?|自|入学|开始(?:时间|日期)?|入职(?:时间|日期)?|起|由
`;
/** Those of the dates on which it ended. */
export const ends = anyOf`
  end(?:ed|(?: ?date)?)|(?:date )?(?:left|ended|finished)|until|to|austritt(?:sdatum)?|ende|bis
  (?:date de )?(?:fin|sortie|départ)|au|à|(?:fecha de )?(?:egreso|fin|salida|baja|término|retiro)
  (?:data (?:di )?)?(?:fine|cessazione|uscita|termine)|al?|(?:data de )?(?:saída|demissão|fim|término|desligamento)|até
  tot|hasta|till|do|uit dienst|einde?|einddatum|uitdiensttreding|slut(?:datum)?|t\.? ?o\.? ?m\.?|koniec|(?:data )?zakończeni[ae]
  終了|退社(?:年月|日)?|至|卒業|结束(?:时间|日期)?|离职(?:时间|日期)?|止
`;
