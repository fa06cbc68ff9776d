import { fold } from './fold.ts';

/** Words that name what someone does, by stem, in the nine languages; a German or Dutch compound ends in one. */
const roleStems =
  /(?:jefe|jefa|achete|kundig|handwerk|receptionist|rezeptionist|recepcionist|concierge|hostess|housekeep|engineer|ingenieur|ingegner|ingenier|engenheir|inzynier|develop|entwickl|desarroll|sviluppat|desenvolved|ontwikkel|programm|programad|programist|manager|managing|gerente|gestor|impiegat|addett|operai|magazzinier|commess|mozo|peon|operari|albanil|fontaner|limpiador|vigilante|dependient|repositor|pedreir|vendeus|magasinier|caissier|ouvrier|macon|plombier|monteur|schlosser|schweisser|tischler|maler|dreher|fraser|lagerist|disponent|hausmeister|erzieh|hebamme|magazynier|sprzedawc|kasjer|ksiegowa|ratownik|kurier|monter|slusarz|spawacz|murarz|budownic|piekarz|bakker|schilder|lasser|stukadoor|chef-kok|winkel|vakken|baliemedewerk|lehrkraft|fachkraft|hilfskraft|aushilfe|bediening|postbod|superv|inspector|inspektor|inspecteur|ispettor|inspetor|examiner|underwriter|broker|trader|banker|teller|adjuster|actuar|aktuar|analysist|dietit|nutrition|optic|optometr|veterin|dental|dentist|zahn|orthop|radiolog|surgeon|chirurg|paramedic|midwife|caregiver|carer|nanny|babysit|au pair|detective|officer|firefight|feuerwehr|police|lifeguard|blogger|copywriter|columnist|reporter|presenter|moderator|animator|illustrat|illustrad|decorat|dancer|actor|actress|musician|singer|composer|choreograph|curador|kurator|konserwator|archivist|archiv|archeolog|historian|linguist|lektor|proofread|tester|installer|fitter|machinist|toolmaker|assembler|loader|picker|forklift|courier|rider|deliver|shipper|stocker|merchandis|bartender|bouncer|sommelier|baker|butcher|pizzaiolo|confectioner|conditor|gelatai|croupier|promoter|fundrais|canvass|campaign|organiz|organis|policy|ombud|deputy|alderman|councillor|senator|diplomat|attache|kanzler|rektor|dekan|legislative|clark|leiter|leitung|leader|lead$|head$|chef|chief|direct|direk|direttor|dyrektor|diretor|kierownik|responsable|responsabile|encargad|koordinat|coordinat|coordenad|coordinad|analyst|analist|analista|analytik|consult|berater|conseil|adviseur|advisor|doradca|doradc|architect|architekt|arquitect|architett|arquitet|design|disen|gestalter|progettist|projektant|administrat|assist|asyst|auxiliar|aide|officer|clerk|sachbearbeiter|referent|kaufmann|kauffrau|secret|sekret|segret|specialist|spezialist|especialist|especialista|speciali|expert|techni|tecnic|teacher|lehrer|professor|profesor|enseign|docent|insegnant|nauczyciel|maestr|lecturer|dozent|tutor|instructor|trainer|coach|research|forsch|cherch|investigad|ricercat|pesquisad|onderzoek|badacz|scientist|wissenschaft|intern$|interns|internship|praktikant|werkstudent|stagiair|becari|tirocin|stagist|estagiari|stazyst|trainee|apprent|auszubild|azubi|aprendiz|volont|freelanc|selbst|independ|founder|grunder|fondat|fundador|zalozyciel|owner|inhaber|partner|president|prasident|ceo|cto|cfo|coo|cio|cmo|vp|vice|accountant|buchhalter|comptable|contable|contabil|ksiegow|boekhoud|auditor|controller|sales|verkauf|vendeur|vendedor|venditor|commercial|comercial|commerciale|vertrieb|account|executive|represent|vertreter|agent|nurse|krankenpfleg|pfleg|infirm|enfermer|infermier|verpleeg|pielegniar|doctor|arzt|medecin|medic|physician|pharma|therap|lawyer|anwalt|avocat|abogad|avvocat|advogad|jurist|attorney|paralegal|writer|autor|redakt|redact|editor|journalist|periodist|giornalist|translator|uberset|traduct|interpreter|photograph|artist|kunstler|artista|music|producer|chef$|cook|koch|cocin|cuoco|barista|waiter|kellner|serveu|camarer|cashier|kassier|driver|fahrer|chauffeur|conduct|kierowca|operator|operateur|operador|mechanic|mechanik|mecanic|electric|elektrik|electrician|worker|arbeiter|mitarbeiter|employee|employe|emplead|empregad|medewerker|pracownik|supervisor|foreman|meister|superint|fellow|postdoc|doktorand|student|scholar|member|mentor|volunteer|ambassador|recruit|buyer|einkauf|acheteur|comprador|logist|planner|planer|planif|strateg|market|scrum|product|data|devops|qa|tester|security|webmaster|librarian|bibliothek|steward|host|guide|guard|captain|pilot|soldier|sergeant|spokes|curator|registrar|dean|principal|provost|chair|chairman|chairwoman|adjunct|associate|entrepreneur|contractor|shopper|stylist|hairdress|electronics|surveyor|estimator|dispatcher|handler|packer|cleaner|janitor|carpenter|plumber|welder|painter|builder|gardener|farmer|geolog|biolog|chemist|chemik|physicist|mathematic|statistic|econom|psycholog|sociolog|counselor|counsellor|superviseur|animat|educat|educad|erzieher|sozialarbeiter|vorstand|geschaftsfuhrer|prokurist|teamleit|gerant|bestuurder|opiekun|wlasciciel|wykladowca|grafik|hoofd|zelfstandig|eigenaar|verkoper|begeleider|kinderarts|エンジニア|マネージャ|デザイナ|プログラマ|リーダー|部長|課長|係長|主任|担当|社員|研究員|教授|講師|アシスタント|ディレクター|コンサルタント|アナリスト|インターン|代表|取締役|社長|スタッフ|開発者|職員|教員|助手)/u;

/** Fields of work and plurals: they stand in titles, and as often in the names of employers and departments. */
const fieldWords =
  /^(?:sales|verkauf|vertrieb|vente|ventes|ventas|vendite|vendas|verkoop|commercial|commerciale|market|marketing|accounts?|accounting|musi[ck]a?|musique|products?|production|produktion|data|devops|qa|security|logisti(?:cs?|ca|k|que)|design|designs|electronics?|electric|electrical|electricity|students|members?|partners?|associates|consulting|conseil|techni(?:k|cs|cal|que|sche)|tecnica|pharma|pharmacy|pharmaceuticals?|medical|medica|therap(?:y|ie|eutics)|engineering|ingenieria|ingegneria|engenharia|ingenierie|development|developments|entwicklung|developpement|desarrollo|sviluppo|architecture|architects|architekten|administration|verwaltung|direct|direction|photography|research|forschung|recherche|investigacion|ricerca|pesquisa|onderzoek|education|educational|analytics|strateg(?:y|ies|ie)|translations?|couriers?|builders|painters|planners|designers|engineers|advisors|consultants|lawyers|dental|optical|optics|orthop(?:a)?edics|veterinary|police|nutrition|delivery|deliveries|merchandise|organi[sz]ation|supervision|guide|guides|guard|hosting|pilot|electro\p{L}*|elektro\p{L}*|economics|economy|statistics|biology|biologics|chemistry|psychology|physics|geology|campaign|policy|archives?|winkel|logistiek|techniek|president)$/u;

const seniorityWords =
  /^(?:senior|junior|sr|jr|staff|principal|lead|head|chief|deputy|associate|assistant|ayudante|stellv|stellvertretend\p{L}*|leitend\p{L}*|premier|starszy|mlodszy|glowny)$/u;

/** Legal forms and words that only employers carry. */
const companyForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|ohg|ug|se|e\.?v|mbh|plc|sarl|sas|sa|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|ltda|lda|eireli|b\.?v|n\.?v|sp\.? ?z ?o\.? ?o\.?|s\.?c|oy|ab|aps|a\/s|pty|pte|llp|holdings?|universit\p{L}*|universid\p{L}*|uniwersytet|hospital|klinikum|ministry|ministerium|foundation|stiftung|fondation|fundacion|fondazione|& co|& sons|& sohne|bros)\.?(?!\p{L})|株式会社|有限会社|合同会社|法人|大学|銀行|病院|\(株\)|㈱/u;

/** Common nouns that name an employer too, unless a role follows: "Redcliffe Software", but "Software Engineer". */
const companyNouns =
  /(?<!\p{L})(?:company|co|group|gruppe|groupe|grupo|gruppo|groep|grupa|bank|banco|banque|banca|clinic|klinik|school|schule|college|institut\p{L}?|instituto|istituto|labs?|laborator\p{L}*|studios?|agency|agentur|agence|agencia|agenzia|solutions|systems|systemy|technologies|technology|software|consulting|partners|associates|industries|services|enterprises|ventures|capital|media|networks|airlines|airways|insurance|versicherung\p{L}*|werke?|verlag|hotel|restaurant|shop|store|market|museum|church|council|stadt|gemeinde|amt|bundesamt|landesamt|gestoria|transportes|stadtwerke|kancelaria|apteka|szpital|sklep|fabryka|zaklad\p{L}*|biuro|brothers|spolka|department of|digital|research)(?!\p{L})/u;

const compoundCompany =
  /(?:werke|bank|verlag|technik|bau|handel|versicherung|klinik|schule|universitat|hochschule|universiteit|ziekenhuis)$/u;

export const titleScore = (text: string): number => {
  const folded = fold(text);
  const tokens = folded.match(/[\p{L}+#]+/gu) ?? [];
  const isRole = (token: string) => roleStems.test(token) && !fieldWords.test(token);
  const roles = tokens.filter(isRole).length;
  const fields = tokens.some((token) => fieldWords.test(token));
  const last = tokens.at(-1);
  return (
    Math.min(roles, 2) +
    (fields ? 0.4 : 0) +
    (tokens.some((token) => seniorityWords.test(token)) ? 0.5 : 0) +
    (last && isRole(last) ? 0.3 : 0) -
    (tokens.length > 9 ? 1 : 0)
  );
};

export const companyScore = (text: string): number => {
  const folded = fold(text);
  const last = folded.match(/\p{L}+/gu)?.at(-1) ?? '';
  const noun = companyNouns.test(folded) && !roleStems.test(last);
  return companyForms.test(folded) ? 1.6 : noun ? 1.2 : compoundCompany.test(last) ? 0.6 : 0;
};

/** Kinds of contract and lengths of stay that stand among the header's parts and are neither title nor employer. */
const employmentTypes =
  /^(?:full[- ]?time|part[- ]?time|contract|freelance|permanent|temporary|internship|remote|hybrid|on[- ]?site|vollzeit|teilzeit|festanstellung|befristet|cdi|cdd|stage|alternance|temps plein|temps partiel|tiempo completo|tempo pieno|tempo determinato|voltijd|deeltijd|teletrabajo|正社員|契約社員|派遣社員)$/u;
const durations =
  /^\(?(?:(?:ca\.? ?)?\d+\+?(?:[.,]\d)?\s?(?:years?|yrs?|months?|mos?|weeks?|days?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|anios?|mes(?:es|i|e)?|anni|anno|jaar|jaren|maand(?:en)?|lata?|lat|rok|miesiac\p{L}*|mies|年間?|か月|ヶ月|カ月)\.?[\s,]*(?:and |und |et |y |e |en |i )?)+\)?$/u;

const dutyWords =
  '(?:highlights|(?:key )?(?:responsibilities|achievements|accomplishments|results|tasks|projects)|duties|main tasks|aufgaben(?:schwerpunkte)?|tatigkeiten|erfolge|missions?|taches|realisations|responsabilidades|funciones|logros|tareas|mansioni|responsabilita|attivita|atividades|principais atividades|taken|werkzaamheden|verantwoordelijkheden|obowiazki|zadania|zakres obowiazkow|osiagniecia|業務内容|実績|担当業務|duties and responsibilities|roles? and responsibilities|technologies(?: used)?|tools(?: used)?|tech(?:nology)? stack|environment|stack|technologien|eingesetzte technologien|umfeld|technologies utilisees|environnement(?: technique)?|tecnologias|tecnologie|technologieen|technologie|narzedzia|reason for leaving|references?|supervisor|referenz|motivo|descripcion|description|beschreibung|descrizione|descricao|omschrijving|opis|team size|project|projekt|client|kunde|sector|branche|industry|使用技術|開発環境|事業内容|従業員数|資本金|担当|成果)';
const labels = new RegExp(`^${dutyWords}\\s*[:：]?$`, 'u');
const labelledDuty = new RegExp(`^${dutyWords}\\s*[:：]`, 'u');

/** "Main tasks: …" begins what is told about a job. */
export const tellsDuties = (text: string) => labelledDuty.test(fold(text).trim());

export const isAside = (text: string) => {
  const folded = fold(text).trim();
  return employmentTypes.test(folded) || durations.test(folded) || labels.test(folded);
};
