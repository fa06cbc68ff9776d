import { anyOf } from './any-of.ts';
import type { FormLabels } from './languages/language-words.ts';
import { forms } from './languages/more-languages.ts';

/** The languages without a file of their own. */
const withoutFile: FormLabels = {
  employer: anyOf`
    company(?: name)?|employer|organi[sz]ation|name of (?:the )?(?:hospital|company|employer|agency|facility|firm|organi[sz]ation)
    firma|arbeitgeber|(?:name des )?unternehmens?|betrieb|(?:nom de (?:l['’])?)?entreprise|nombre de la empresa|nom de l['’]employeur|société|societe|employeur|empresa|empleador|compañía|organización
    organizacao|organização|empregador|(?:nome dell['’])?azienda|ditta|nome da empresa|naam (?:van het )?bedrijf|(?:nome (?:e indirizzo )?del )?datore di lavoro|bedrijf|werkgever|organisatie
    firm|workplace|dienstgeber|organisme|entidad|società|entidade(?: patronal)?|instytucja|企業|企业
    pracodawca|nazwa firmy|zakład pracy|会社名?|勤務先名?|企業名|就業先
  `,
  title: anyOf`
    position(?: held)?|post held|rank|role|(?:job )?title|designation|occupation|occupation or position held|employed as
    stelle|stellung|funktion|poste(?: occupé)?|fonction|intitulé du poste|emploi|puesto|cargo|cargo desempeñado
    function|beruf|aufgabe|tätig als|métier|función|ocupación|incarico|posição|ocupação|rol|beroep|yrke|funkcja|zawód|rola
    função|funcao|ruolo|mansione|posizione|qualifica|functie|functietitel|stanowisko|役職名?|役職[・/／](?:担当|職種)|役目|enquadramento funcional|職種|職位|ポジション
  `,
  school: anyOf`
    institut(?:e|ion)(?: name)?|name of (?:the )?(?:institut(?:e|ion)|school|college)|school|university|college
    hochschule|universität|schule|bildungseinrichtung|établissement|école|université|institución|universidad|instituição
    centro de estudios|centro educativo|institución educativa|estabelecimento(?: de ensino)?|instituição de ensino|escola|scuola
    nome dell['’]istituto|istituto|università|ente|instelling|instituut|onderwijsinstelling|uczelnia|szkoła|nazwa (?:szkoły|uczelni)|学校名?|大学名
  `,
  area: anyOf`
    major|field(?: of study)?|speciali[sz]ation|studiengang|fachrichtung|studienfach|filière|spécialité|especialidad
    especialización|carrera|área|corso di (?:laurea|studi)|studierichting|kierunek|specjalność|specjalizacja|専攻|学部|学科|学部・学科
  `,
  degree: anyOf`
    degree|qualification|abschluss|diplôme|diplôme obtenu|título(?: obtenido)?|titulación(?: obtenida)?|titolo(?: della qualifica)?|titolo di studio|diploma
    grado o título|grado obtenido|grado académico|habilitações|niveau|tytuł|学位|level
  `,
  period: anyOf`
    period|dates?|duration|from|when|inclusive dates?|years attended|year(?: of passing)?|school years?|zeitraum|dauer|datum|période|durée
    fechas?|período|periodo|años?|duración|data|periode|duur|okres|期間|在籍期間|勤務期間|就業期間|在職期間|在学期間|年月
  `,
  place: anyOf`
    location|place|city|standort|ort|lieu|ville|lugar|ubicación|local|luogo|sede|plaats|miejsce|miasto|所在地|勤務地
  `,
  duties: anyOf`
    (?:main |key )?responsibilities|(?:main )?duties|job description|aufgaben|tätigkeiten|missions|tâches|funciones|actividades
    attività|atividades|taken|obowiązki|業務内容|職務内容|仕事内容|担当業務|主な業務
  `,
};

const withLanguages = (kind: keyof FormLabels): string =>
  [withoutFile[kind], ...Object.values(forms).map((of) => of[kind])].join('|');

/** Labels of the facts of a job or of a course, in a form and over the columns of a table, as written. */
export const entryLabels: FormLabels = {
  employer: withLanguages('employer'),
  title: withLanguages('title'),
  school: withLanguages('school'),
  area: withLanguages('area'),
  degree: withLanguages('degree'),
  period: withLanguages('period'),
  place: withLanguages('place'),
  duties: withLanguages('duties'),
};
