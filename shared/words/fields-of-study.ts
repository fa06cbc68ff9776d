import { fold } from './fold.ts';
import { once } from './once.ts';

/**
 * Groups of fields of study after ISCED-F 2013 (UNESCO), each with the beginnings of its words in the languages of the
 * extraction; folded. A beginning with a final space or `$` is a whole word.
 */
const groups = {
  computing:
    'comput|informati|informatyk|informatiek|software|data scien|data engineer|datenwissen|cyber|artificial intelligence|kunstliche intelligenz|intelligence artificielle|wirtschaftsinformat|medieninformat|sistemas|systemes d.information|information (?:system|technolog)|web develop|programm|it$|iti$|mechatronics and it|情報|計算機',
  mathematics: 'mathemat|matemat|statisti|estadist|estatist|actuar|versicherungsmath|wiskund|数学|統計',
  engineering:
    'engineer|wirtschaftsingenieur|ingeni|ingegner|engenhar|inzynier|maschinenbau|mechanic|mechani|mechatro|elektro|electr|elettr|eletr|automat|robot|fahrzeug|automobil|luft- und raumfahrt|aerospace|aeronaut|verfahrenstech|chemietech|werktuig|technik$|工学',
  construction:
    'civil engineer|ingegneria civil|ingegnere civil|ingenieria civil|engenharia civil|inzynieria ladow|civiele|baubetrieb|architec|architek|arquitec|arquitet|archite|bauingenieur|bauwesen|construct|building|genie civil|obras|edilizia|bouwkund|budownict|urban|surveying|建築|土木',
  medicine:
    'pharmazie|medicin|medical (?:degree|school|stud)|medizin|medycyn|geneeskund|dentist|zahnmed|odontolog|pharma|farma|veterin|tiermed|医学|薬学',
  nursing:
    'nursing|nurse|pflege|infirmier|soins|enferm|infermier|verpleg|pielegn|midwif|hebamm|care|physiotherap|ergotherap|therap|paramed|rettungs|gesundheit|health|sante|salud|saude|看護|介護',
  law: 'law|lawyer|jura$|praw[aoe]|jurist|recht|droit|derecho|diritto|giurispruden|direito|legal|llb|法学|法律',
  business:
    'business|wirtschaftsingenieur|wirtschaftsinformat|betriebswirt|bwl|manag|econom|okonom|ekonom|volkswirt|vwl|finan|account|buchhalt|comptab|contab|conta[bd]|rachunk|marketing|commerc|handel|kaufm|kauffrau|gestion|empres|aziend|bedrijfskund|zarzadz|administra|verwaltung|logist|sales|vente|ventas|human resource|hrm$|personalwirt|ressources humaines|recursos humanos|risorse umane|zasob|rachunkow|personal(?:wesen|manag)|hospitality management|経営|経済|商学',
  education:
    'basisonderwijs|profesorado|professorat|education|erziehungswissen|kindheitspad|childcare|early childhood|leraar|lerar|grundschul|magisterio|pabo|scienze della formazione|educat|padagog|pedagog|lehramt|teach|teaching|enseign|docen|didacti|ensenanza|insegn|onderwijs|nauczyc|erzieh|early years|教育',
  social:
    'psycholog|psicolog|sociolog|soziolog|social|socjal|sozial|politi|anthropolog|ethnolog|international relations|心理|社会',
  media: 'journal|communication|kommunikation|comunica|media|publizist|medien',
  sciences:
    'biolog|chem|chim|quim|physi|physik|fisic|fizyk|natuurkund|scheikund|geolog|geograph|geograf|umwelt|environment|biotech|biochem|life science|sciences de la vie|ciencias de la vida|biomed|bioanal|laborato|lebensmittelchem|natural science|naturwissen|生物|化学|物理',
  arts: 'design|diseno|fine arts?|visual arts?|art history|kunst|beaux-arts|bellas artes|belle arti|grafik|graphic|grafic|music|musik|theat|film|fashion|mode$|photograph|fotograf|芸術|デザイン',
  humanities:
    'histor|geschicht|philosoph|filosof|literat|linguist|philolog|filolog|sprach|langues|lingue|lenguas|translation|ubersetz|theolog|archaeolog|english$|german$|germanisti|anglisti|romanisti|文学|歴史',
  agriculture:
    'agri|agro|rolni|lesn|veeteelt|zootec|garten|jardin|landwirt|forst|forest|horticult|gartenbau|landbouw|rolnict|農学',
  services:
    'touris|turism|hotel|gastronom|culinary|cook|koch$|cuisine|cocina|cucina|koken|catering|transport|driving|aviation|sport|hairdress|friseur|coiffure',
} as const;
export type FieldOfStudy = keyof typeof groups;

const patterns = once(() =>
  (Object.entries(groups) as [FieldOfStudy, string][]).map(
    ([field, list]) =>
      [
        field,
        new RegExp(
          list
            .split('|')
            .map((word) =>
              /^\p{Script=Han}|^\p{Script=Katakana}/u.test(word)
                ? word
                : `(?<!\\p{L})${word.replace(/\$$/, '(?!\\p{L})')}`,
            )
            .join('|'),
          'u',
        ),
      ] as const,
  ),
);

/** The groups of the fields of study that a text names; none where it names no field that is known here. */
export function fieldsOfStudy(text: string): Set<FieldOfStudy> {
  const folded = fold(text);
  return new Set(patterns().flatMap(([field, words]) => (words.test(folded) ? [field] : [])));
}
