import { entryLabels } from './entry-labels.ts';
import { fold, foldWords } from './fold.ts';
import { hasLabel } from './form-labels.ts';

/** Kinds of contract and durations in an entry's head, which are neither title nor employer. */
const employmentTypes =
  /^(?:cdi|cdd|interim|full[- ]?time|part[- ]?time|contract|freelance|permanent|temporary|internship|remote|hybrid|on[- ]?site|vollzeit|teilzeit|festanstellung|befristet|cdi|cdd|stage|alternance|temps plein|temps partiel|tiempo completo|tempo pieno|tempo determinato|voltijd|deeltijd|teletrabajo|(?:plny|castecny|zkraceny) uvazek|(?:plny|skrateny|polovicny) uvazok|hpp|dpp|dpc|brigada|teljes munkaido|reszmunkaido|tavmunka|norma intreaga|jumatate de norma|(?:полная|частичная|проектная) занятость|полный (?:рабочий )?день|неполный (?:рабочий )?день|удаленная работа|удаленно|вахта|(?:повна|часткова|неповна) заинятість|повнии (?:робочии )?день|віддалено|дистанціино|πληρησ απασχοληση|μερικη απασχοληση|εποχικη απασχοληση|τηλεργασια|(?:по )?настоящее время|(?:по )?теперішніи час|σημερα|正社員|契約社員|派遣社員|vikariat|timanstalld|temporal|eventual|stagionale|apprendistato|tirocinio|zlecenie|sazonal|estagio|estival)$/u;
/** Seasons and holidays next to a year: "wakacje 2019". */
const seasons =
  /^(?:(?:i |im )?(?:summers?|winters?|sommer|sommaren|somrarna|vintern|vintrarna|varen|hosten|wakacje|lato|zomer(?:s|vakantie)?|veranos?|estat[ei]|etes?|hivers?|vera(?:o|oes)|ferie|loma|kesa)|暑假|暑期|寒假|夏休み)$/u;
/** Classes of a degree, and ways of studying. */
const studyWords =
  /^\(?(?:(?:first|upper second|lower second|second|third)[- ]class(?: hono?u?rs)?|[12][.:][12]|in teilzeit|berufsbegleitend|zweiter bildungsweg|dalkove|mention (?:tres bien|bien|assez bien)|distans|halvfart|part[- ]time study)\)?$/u;
const durations =
  /^\(?(?:(?:ca\.? ?)?\d+\+?(?:[.,]\d)?\s?(?:years?|yrs?|months?|mos?|weeks?|days?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|anios?|mes(?:es|i|e)?|anni|anno|jaar|jaren|maand(?:en)?|lata?|rok|miesiac\p{L}*(?!\p{L})|mies|roky|let|mesic\p{L}*(?!\p{L})|mesiac\p{L}*(?!\p{L})|ev|honap|ani|luni|luna|лет|год|года|г|месяц\p{L}*(?!\p{L})|мес|рік|роки|років|місяц\p{L}*(?!\p{L})|міс|ετ[οη]σ?|ετων|χρον(?:ια|οσ)|μην(?:ασ|εσ)|年間?|か月|ヶ月|カ月)\.?(?:[\s,]+(?:and |und |et |y |e |en |i |a |si |es |и |і |та |και )?)?)+\)?$/u;

const dutyWords =
  '(?:highlights|(?:key )?(?:responsibilities|achievements|accomplishments|results|tasks|projects)|duties|main tasks|aufgaben(?:schwerpunkte)?|tatigkeiten|erfolge|missions?|taches|realisations|responsabilidades|funciones|logros|tareas|mansioni|responsabilita|attivita|atividades|principais atividades|taken|werkzaamheden|verantwoordelijkheden|obowiazki|zadania|zakres obowiazkow|osiagniecia|(?:pracovni )?napln(?: prace)?|popis (?:prace|pozice|pozicie)|hlavni (?:ukoly|cinnosti)|odpovednosti|zodpovednosti|hlavne (?:ulohy|cinnosti)|(?:fobb |fo )?feladat(?:ok|kor|korok|aim)|(?:fobb )?tevekenysegek|felelossegi kor|eredmenyek|responsabilitati|atributii|activitati(?: si responsabilitati)?(?: principale)?|realizari|(?:(?:основные |должностные |функциональные |рабочие )?(?:обязанности|функции|задачи)|достижения|результаты|функционал|стек|технологии|используемые технологии|причина (?:ухода|увольнения)|описание|проект|сфера деятельности компании|(?:основні |посадові |функціональні |робочі )?(?:обов.язки|функції|завдання)|досягнення|результати|технології|причина звільнення|опис|(?:κυρια |βασικα )?καθηκοντα|αρμοδιοτητεσ|κυριεσ αρμοδιοτητεσ|αντικειμενο εργασιασ|περιγραφη|επιτευγματα|τεχνολογιεσ)|業務内容|実績|担当業務|duties and responsibilities|roles? and responsibilities|technologies(?: used)?|tools(?: used)?|tech(?:nology)? stack|environment|stack|technologien|eingesetzte technologien|umfeld|technologies utilisees|environnement(?: technique)?|tecnologias|tecnologie|technologieen|technologie|narzedzia|reason for leaving|references?|supervisor|referenz|motivo|descripcion|description|beschreibung|descrizione|descricao|omschrijving|opis|team size|project|projekt|client|kunde|sector|branche|industry|使用技術|開発環境|事業内容|従業員数|資本金|担当|成果)';
const dutyLabels = `(?:${dutyWords}|${foldWords(entryLabels.duties)})`;
const labels = new RegExp(`^(?:${dutyLabels}|presso|会社・職務内容|職務内容|期間)\\s*[:：]?$`, 'u');
const labelledDuty = new RegExp(`^${dutyLabels}\\s*[:：]`, 'u');

const dutiesLabel = new RegExp(`^(?:${foldWords(entryLabels.duties)})\\s*[:：]$`, 'u');
/** "Náplň práce:" alone on its line. */
export const isDutiesLabel = (text: string) => dutiesLabel.test(fold(text).trim());

/** "Main tasks: …", "【業務】": the description of a job begins. */
export const tellsDuties = (text: string) =>
  labelledDuty.test(fold(text).trim()) || (text.startsWith('【') && !hasLabel(text));

export const isSeason = (text: string) => seasons.test(fold(text).trim());

export const isAside = (text: string) => {
  const folded = fold(text).trim();
  return (
    employmentTypes.test(folded) || studyWords.test(folded) || durations.test(folded) || labels.test(folded)
  );
};
