import { anyOf } from './any-of.ts';

/** Words of studies that were broken off, that rest, or that go on; folded, by language: en, de, fr, es, it, pt, nl, pl. */
export const leftOpenStudies = anyOf`
  not (?:yet )?(?:completed|finished|graduated|awarded|obtained)
  did not (?:complete|finish|graduate)|no degree|incomplete|uncompleted|unfinished|discontinued
  dropped out|withdr[ae]wn?|(?:interrupted|suspended|deferred)(?! (?!in |at |after )\p{L})
  on hold|all but dissertation|in progress|ongoing
  (?:expected|anticipated)(?= (?:graduation|completion|date|in|by|\p{L}{3,9}\.?,? \d|\d)|[^\p{L}]*$)
  pursuing|pending|(?:stud(?:ies|ying)|work(?:ing)?|credits?) towards?
  (?:ph\.? ?d\.?|doctoral|masters?|master's|bachelors?|bachelor's|mba|m\.?sc\.?|b\.?sc\.?) (?:candidate|student)(?= (?:in|of|at)(?!\p{L})|[^\p{L} ]|$)
  candidate for
  abgebrochen\p{L}*|(?:studien)?abbruch|unterbrochen|(?:noch )?nicht (?:abgeschlossen|beendet|bestanden)
  ohne (?:studien)?abschluss|laufend|voraussichtlich\p{L}*|vorauss\.?|angestrebt\p{L}*|geplant\p{L}*
  inacheve\p{L}*|interrompue?s?|abandonnee?s?|non (?:obtenu|valide|termine|acheve)\p{L}*
  en cours(?! d'emploi| du soir)|prevue?|en preparation
  incomplet[oa]|inconclus[oa]|trunc[oa]|abandonad[oa]|interrumpid[oa]
  sin (?:terminar|finalizar|concluir|acabar|titulo)
  no (?:finalizad|terminad|concluid|completad|acabad)[oa]|en curso|cursando|en proceso|previst[oa]
  pendiente
  interrott[oa]|abbandonat[oa]|non (?:completat|conseguit|terminat|conclus|ultimat)[oa]|in corso
  in itinere|laureand[oa]|frequentante
  trancad[oa]|interrompid[oa]|inacabad[oa]|nao (?:concluid|terminad|finalizad|completad)[oa]|em andamento
  em curso|a decorrer|previsao
  niet (?:afgerond|afgemaakt|voltooid|behaald)|onvoltooid|afgebroken|lopend|verwachte?|zonder diploma
  nie ?ukonczon[aey]|niedokonczon[aey]|przerwan[aey]|w trakcie|przewidywan[aey]
  не(?:о|за)конченн\p{L}+|не окончен[оа]?|не закончен[оа]?|незавершенн\p{L}+|отчислен[а]?|учусь|обучаюсь|продолжаю (?:обучение|учебу)|студент(?:ка)? \d\s?(?:-?го )?курса|академический отпуск|в процессе обучения|ожидаемое окончание
  незакінчен\p{L}+|незавершен\p{L}+|не закінчен[оа]?|навчаюсь|відрахован[аи]?и?|студент(?:ка)? \d\s?(?:-?го )?курсу|у процесі навчання
  φοιτητησ|φοιτητρια|σε εξελιξη|εκκρεμει(?: πτυχιο| διπλωμα)?|τελειοφοιτ(?:οσ|η)|ημιτελ(?:εσ|ησ)|δεν (?:ολοκληρωθηκε|αποφοιτησα)|επι πτυχιω|αναμενομεν\p{L}+ (?:αποφοιτηση|ολοκληρωση)|υποψηφι(?:οσ|α) διδακτ(?:ωρ|ορασ)
  nedokoncen\p{L}+|neukoncen\p{L}+|prerusen\p{L}+|probiha|prebieha
  folyamatban|felbehagy\p{L}+|befejezetlen|nem fejeztem be|abszolutorium
  neterminat[ae]?|nefinalizat[ae]?|neabsolvit[ae]?|intrerupt[ae]?|abandonat[ae]?|in curs(?: de (?:absolvire|finalizare|desfasurare))?
  planowan[aey] (?:ukonczenie|zakonczenie)|bez dyplomu
`;
