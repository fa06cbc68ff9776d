import { anyOf } from './any-of.ts';

/** Pauses between jobs, and the search for one, as written. */
export const pauses = anyOf`
  elternzeit|mutterschutz
  parental leave|maternity leave|paternity leave|(?:family |planned )?career break|family (?:care )?leave|sabbatical
  cong[ée] (?:parental|maternit[ée]|sabbatique)
  baja (?:por )?maternidad|excedencia|permiso parental
  congedo (?:parentale|di maternit[àa])|maternit[àa]
  licen[çc]a[- ](?:maternidade|parental)
  ouderschapsverlof|zwangerschapsverlof
  urlop (?:macierzy[ńn]ski|wychowawczy|rodzicielski)
  育児休業|育休|産休
  arbeits?suchend|unterbrechung(?!\p{L})|pflege (?:meiner|meines|der|des|von) (?:eltern|mutter|vaters?|angehörigen)|familienzeit|hemma med (?:barn|sjuk)|at home with (?:my )?(?:child|baby|children)|arbeitslos|erziehungszeit|kinderpause
  f[öo]r[äa]ldraledig(?:het)?|arbetss[öo]kande|barselsorlov|orlov|foreldrepermisjon|육아휴직|待业
  unemployed|job[- ]?seeking|looking for work|stay[- ]at[- ]home|full-time (?:parent|mother|father|carer)|parental time
  recherche d'emploi|demandeu(?:r|se) d'emploi
  desemplead[oa]|en paro
  disoccupat[oa]
  desempregad[oa]
  werkzoekend|bezrobotn[ya]
  career gap|karenz|arbeitssuche|wanderjahre|gesellenwanderung|familienzeit|familienpause|pflege eines angehörigen
  gyermekgondozási|gyes(?!\p{L})|gyed(?!\p{L})|szülési szabadság|mateřská|materská|rodičovská|hoitovapaa|äitiysloma|vanhempainvapaa
  concediu (?:de (?:creștere|maternitate)|pentru creșterea)|декрет|отпуск по уходу|відпустка (?:по|для) догляду|άδεια μητρότητας|doğum izni
  barsel|mammaledig|pappaledig|家庭の事情|求職中|구직
`;
