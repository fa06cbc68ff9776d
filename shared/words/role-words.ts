import { fold, foldHead } from './fold.ts';
import { endsPattern } from './languages/words-pattern.ts';
import { isRoleWord, namesRolePhrase } from './role-lexicon.ts';

/** Stems of words that name an occupation, in the nine languages; a German or Dutch compound ends in one. */
const roleStems = new RegExp(
  [
    // Long stems can occur anywhere in a compound.
    'achete|kundig|handwerk|receptionist|rezeptionist|recepcionist|concierge|hostess|housekeep|engineer|ingenieur|ingegner|ingenier|engenheir|inzynier|develop|entwickl|desarroll|sviluppat|desenvolved|ontwikkel|programm|programad|programist|manager|managing|gerente|gestor|impiegat|addett|operai|magazzinier|commess|operari|albanil|fontaner|limpiador|vigilante|dependient|repositor|pedreir|vendeus|magasinier|caissier|ouvrier|plombier|monteur|schlosser|schweisser|tischler|lagerist|disponent|hausmeister|erzieh|hebamme|magazynier|sprzedawc|kasjer|ksiegowa|ratownik|kurier|slusarz|spawacz|murarz|budownic|piekarz|schilder|lasser|stukadoor|chef-kok|baliemedewerk|lehrkraft|fachkraft|hilfskraft|aushilfe|bediening|postbod|superv|inspector|inspektor|inspecteur|ispettor|inspetor|examiner|underwriter|broker|banker|adjuster|actuar|aktuar|analysist|dietit|optometr|veterin|dentist|orthop|radiolog|surgeon|chirurg|paramedic|midwife|caregiver|babysit|au pair|detective|firefight|feuerwehr|lifeguard|blogger|copywriter|columnist|reporter|presenter|moderator|animator|illustrat|illustrad|decorat|dancer|actress|musician|composer|choreograph|curador|kurator|konserwator|archivist|archeolog|historian|linguist|lektor|proofread|tester|installer|fitter|machinist|toolmaker|assembler|forklift|courier|shipper|stocker|merchandis|bartender|bouncer|sommelier|pizzaiolo|confectioner|conditor|gelatai|croupier|promoter|fundrais|canvass|deputy|alderman|councillor|senator|diplomat|attache|kanzler|rektor|legislative|leiter|leitung|leader|direct|direttor|dyrektor|diretor|kierownik|responsable|responsabile|encargad|koordinat|coordinat|coordenad|coordinad|analyst|analist|analista|analytik|consult|berater|conseil|adviseur|advisor|doradca|doradc|architect|architekt|arquitect|architett|arquitet|design|gestalter|progettist|projektant|administrat|assist|auxiliar|sachbearbeiter|referent|kaufmann|kauffrau|secret|sekret|segret|specialist|spezialist|especialist|especialista|speciali|expert|techni|tecnic|teacher|lehrer|professor|profesor|enseign|docent|insegnant|nauczyciel|maestr|lecturer|dozent|instructor|trainer|research|forsch|cherch|investigad|ricercat|pesquisad|onderzoek|badacz|scientist|wissenschaft|interns|internship|praktikant|werkstudent|stagiair|becari|tirocin|stagist|estagiari|stazyst|trainee|apprent|auszubild|aprendiz|volont|freelanc|selbst|independ|founder|grunder|fondat|fundador|zalozyciel|inhaber|partner|prasident|accountant|buchhalter|comptable|contable|contabil|ksiegow|boekhoud|auditor|controller|verkauf|vendeur|vendedor|venditor|commercial|comercial|commerciale|vertrieb|account|executive|represent|vertreter|krankenpfleg|infirmi|enfermer|infermier|verpleeg|pielegniar|doctor|medecin|physician|pharma|therap|lawyer|anwalt|avocat|abogad|avvocat|advogad|jurist|attorney|paralegal|writer|redakt|redact|editor|journalist|periodist|giornalist|translator|uberset|traduct|interpreter|photograph|artist|kunstler|artista|producer|barista|waiter|kellner|serveu|camarer|cashier|kassier|driver|fahrer|chauffeur|conduct|kierowca|operator|operateur|operador|mechanic|mechanik|mecanic|electric|elektrik|electrician|worker|arbeiter|mitarbeiter|employee|employe|emplead|empregad|medewerker|pracownik|supervisor|foreman|meister|superint|fellow|postdoc|doktorand|student|scholar|member|mentor|volunteer|ambassador|recruit|einkauf|acheteur|comprador|logist|planner|planer|planif|strateg|market|product|devops|security|webmaster|librarian|bibliothek|steward|captain|soldier|sergeant|spokes|curator|registrar|principal|provost|chairman|chairwoman|adjunct|associate|entrepreneur|contractor|shopper|stylist|hairdress|electronics|surveyor|estimator|dispatcher|handler|packer|cleaner|janitor|carpenter|plumber|welder|painter|builder|gardener|farmer|geolog|biolog|chemist|chemik|physicist|mathematic|statistic|econom|psycholog|sociolog|counselor|counsellor|superviseur|animat|educat|educad|erzieher|sozialarbeiter|vorstand|geschaftsfuhrer|prokurist|teamleit|gerant|bestuurder|opiekun|wlasciciel|wykladowca|grafik|zelfstandig|eigenaar|verkoper|begeleider|kinderarts|officer|nutritionist|optician|policeman|dentalassist',
    // Short stems must begin or end a word: "Kochlehrling", "Chefkoch".
    '^(?:jefe|jefa|macon|nanny|ombud|dekan|chef|chief|direk|disen|asyst|tutor|coach|owner|sales|nurse|pfleg|arzt|medic|autor|music|cocin|cuoco|scrum|data|qa|chair|hoofd)|(?:jefe|jefa|macon|nanny|ombud|dekan|chef|chief|direk|disen|asyst|tutor|coach|owner|sales|nurse|pfleg|arzt|medic|autor|music|cocin|cuoco|scrum|data|qa|chair|hoofd)$',
    '^(?:intern|trainee|actor|agent|aide|azubi|buyer|carer|ceo|cfo|cio|clerk|cmo|coo|cook|cto|dean|dreher|guard|guide|head|host|koch|lead|loader|maler|model|monter|mozo|peon|picker|pilot|president|rider|teller|trader|vice|vp)(?:e|es|s|in|en|in|innen|a|as)?$',
    'エンジニア|マネージャ|デザイナ|プログラマ|リーダー|部長|課長|係長|主任|担当|社員|研究員|教授|講師|アシスタント|ディレクター|コンサルタント|アナリスト|インターン|代表|取締役|社長|スタッフ|開発者|職員|教員|助手',
  ].join('|'),
  'u',
);

/** Fields of work and plurals: they occur in titles, and as often in names of employers and departments. */
const fieldWords =
  /^(?:sales|verkauf|vertrieb|vente|ventes|ventas|vendite|vendas|verkoop|commercial|commerciale|market|marketing|accounts?|accounting|musi[ck]a?|musique|products?|production|produktion|data|devops|qa|security|logisti(?:cs?|ca|k|que)|design|designs|electronics?|electric|electrical|electricity|students|members?|partners?|associates|consulting|conseil|techni(?:k|cs|cal|que|sche)|tecnica|pharma|pharmacy|pharmaceuticals?|medical|medica|therap(?:y|ie|eutics)|engineering|ingenieria|ingegneria|engenharia|ingenierie|development|developments|entwicklung|developpement|desarrollo|sviluppo|architecture|architects|architekten|administration|verwaltung|direct|direction|photography|research|forschung|recherche|investigacion|ricerca|pesquisa|onderzoek|education|educational|analytics|strateg(?:y|ies|ie)|translations?|couriers?|builders|painters|planners|designers|engineers|advisors|consultants|lawyers|dental|optical|optics|orthop(?:a)?edics|veterinary|police|nutrition|delivery|deliveries|merchandise|organi[sz]ation|supervision|guide|guides|guard|hosting|pilot|electro\p{L}*|elektro\p{L}*|economics|economy|statistics|biology|biologics|chemistry|psychology|physics|geology|campaign|policy|archives?|winkel|logistiek|techniek|president)$/u;

const seniorityWords =
  /^(?:senior|junior|sr|jr|staff|principal|lead|head|chief|deputy|associate|assistant|ayudante|stellv|stellvertretend\p{L}*|leitend\p{L}*|premier|starszy|mlodszy|glowny)$/u;

/** Legal forms and words that only employers have in their names. */
const companyForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|ohg|ug|se|e\.?v|mbh|plc|sarl|sas|sa|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|ltda|lda|eireli|b\.?v|n\.?v|sp\.? ?z ?o\.? ?o\.?|s\.?c|oy|ab|aps|a\/s|pty|pte|llp|holdings?|universit\p{L}*|universid\p{L}*|uniwersytet|hospital|klinikum|ministry|ministerium|foundation|stiftung|fondation|fundacion|fondazione|& co|& sons|& sohne|bros)\.?(?!\p{L})|株式会社|有限会社|合同会社|法人|大学|銀行|病院|市役所|区役所|保育園|幼稚園|食品|運輸|建設|製作所|工業|商事|信用金庫|百貨店|薬局|商会|製薬|電機|出版|\(株\)|㈱/u;

/** Common nouns that also name an employer, unless a role follows: "Redcliffe Software", but "Software Engineer". */
const companyNouns =
  /(?<!\p{L})(?:infirmary|secretaria (?:de|del)|notaria|direction (?:generale|regionale|departementale)|delegacion|mairie|ville de|commune|conseil departemental|conseil regional|chu|chr|centre hospitalier|clinique|ehpad|boulangerie|patisserie|garage|pharmacie|cabinet|etude|transports|editions|librairie|cooperative|ayuntamiento|junta|hospital|clinica|colegio|bodegas?|talleres|farmacia|conservas|panaderia|supermercados?|restaurante|hoteles|construcciones|comune di|regione|provincia di|asl|ausl|asst|ospedale|azienda|officina|ristorante|trattoria|osteria|impresa|cantina|studio|caseificio|panificio|camara municipal|santa casa|centro hospitalar|prefeitura|governo|padaria|construtora|transportadora|confeitaria|gemeente|ziekenhuis|bakkerij|basisschool|provincie|woonzorgcentrum|zorggroep|advocatenkantoor|huisartsenpraktijk|urzad|przychodnia|restauracja|piekarnia|hurtownia|gmina|huta|kopalnia|przedszkole|przedsiebiorstwo|krankenhaus|praxis|kanzlei|kita|kindergarten|pflegeheim|pflegedienst|seniorenheim|seniorenzentrum|backerei|metzgerei|autohaus|gasthof|gasthaus|spedition|reederei|molkerei|druckerei|schreinerei|tischlerei|gartnerei|apotheke|bundeswehr|landratsamt|landkreis|diakonie|caritas|awo|drk|deutsche bahn|army|navy|air force|royal marines|police(?! officer)|nhs|trust|sheriff's office|authority|department|dept|city of|county|surgery|care home|nursing home|hospice|primary|secondary school|academy|nursery|farms?|bakery|brewery|inn|pub|cafe|bistro|brasserie|dental practice|chambers|theatre|theater|times|post|daily|gazette|records|motors|airport|marine|microfinance|foods?|pharma(?:ceuticals)?|logistics|electrical|plumbing|builders|construction|engineering works|textiles|mills?|steel|energy|oil|gas|water|rail(?:way)?|shipping|freight|homes|housing|charity|union|federation|ministere|ministerio|ministero|embassy|consulate|parliament|senate|company|co|group|gruppe|groupe|grupo|gruppo|groep|grupa|bank|banco|banque|banca|clinic|klinik|school|schule|college|institut\p{L}?|instituto|istituto|labs?|laborator\p{L}*|studios?|agency|agentur|agence|agencia|agenzia|solutions|systems|systemy|technologies|technology|software|consulting|partners|associates|industries|services|enterprises|ventures|capital|media|networks|airlines|airways|insurance|versicherung\p{L}*|werke?|verlag|hotel|restaurant|shop|store|firm|market|museum|church|council|stadt|gemeinde|amt|bundesamt|landesamt|gestoria|transportes|stadtwerke|kancelaria|apteka|szpital|sklep|fabryka|zaklad\p{L}*|biuro|brothers|spolka|department of|digital|research)(?!\p{L})/u;

const compoundCompany =
  /(?:werke|bank|verlag|technik|bau|handel|versicherung|klinik|klinikum|krankenhaus|heim|schule|universitat|hochschule|universiteit|ziekenhuis|fabrik|betrieb|betriebe|reederei|molkerei|backerei|zentrum|centrum|verband|verein|amt|fabriek|bakkerij|winkel|bedrijf|handel|huis)$/u;

const rolesOfMoreLanguages = new RegExp(`(?:${endsPattern(({ roles }) => roles).source})$`, 'u');
const employersOfMoreLanguages = endsPattern(({ employers }) => employers);

/** Whether a folded word names an occupation. */
export const isRole = (token: string): boolean =>
  (roleStems.test(token) || isRoleWord(token) || rolesOfMoreLanguages.test(token)) && !fieldWords.test(token);
/** A field of work that is also an occupation when it is the only or last word: "Pilot", "Tour Guide". */
const isLastRole = (token: string) => /^(?:guide?|pilot|president|guard)$/u.test(token);

/** How much a text reads like a job title: about 1 for each word that names an occupation, 0 for none. */
export const titleScore = (text: string): number => {
  const folded = foldHead(text);
  const tokens = folded.match(/[\p{L}+#]+/gu) ?? [];
  const fields = tokens.some((token) => fieldWords.test(token));
  const last = tokens.at(-1) ?? '';
  const named = tokens.filter(isRole).length + Number(isLastRole(last));
  const roles = named || Number(namesRolePhrase(folded));
  return (
    Math.min(roles, 2) +
    (fields ? 0.4 : 0) +
    (tokens.some((token) => seniorityWords.test(token)) ? 0.5 : 0) +
    (isRole(last) ? 0.3 : 0) -
    (tokens.length > 9 ? 1 : 0)
  );
};

/**
 * How certainly a text is an employer: 1.6 with a legal form, 1.2 with a noun such as "Bank", 0.6 with a compound, or
 * 0.
 */
export const companyScore = (text: string): number => {
  const folded = foldHead(text);
  const last = folded.match(/\p{L}+/gu)?.at(-1) ?? '';
  const noun = (companyNouns.test(folded) || employersOfMoreLanguages.test(folded)) && !isRole(last);
  return companyForms.test(folded) ? 1.6 : noun ? 1.2 : compoundCompany.test(last) ? 0.6 : 0;
};

/** Kinds of contract and durations in an entry's head, which are neither title nor employer. */
const employmentTypes =
  /^(?:full[- ]?time|part[- ]?time|contract|freelance|permanent|temporary|internship|remote|hybrid|on[- ]?site|vollzeit|teilzeit|festanstellung|befristet|cdi|cdd|stage|alternance|temps plein|temps partiel|tiempo completo|tempo pieno|tempo determinato|voltijd|deeltijd|teletrabajo|正社員|契約社員|派遣社員)$/u;
const durations =
  /^\(?(?:(?:ca\.? ?)?\d+\+?(?:[.,]\d)?\s?(?:years?|yrs?|months?|mos?|weeks?|days?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|anios?|mes(?:es|i|e)?|anni|anno|jaar|jaren|maand(?:en)?|lata?|rok|miesiac\p{L}*|mies|年間?|か月|ヶ月|カ月)\.?(?:[\s,]+(?:and |und |et |y |e |en |i )?)?)+\)?$/u;

const dutyWords =
  '(?:highlights|(?:key )?(?:responsibilities|achievements|accomplishments|results|tasks|projects)|duties|main tasks|aufgaben(?:schwerpunkte)?|tatigkeiten|erfolge|missions?|taches|realisations|responsabilidades|funciones|logros|tareas|mansioni|responsabilita|attivita|atividades|principais atividades|taken|werkzaamheden|verantwoordelijkheden|obowiazki|zadania|zakres obowiazkow|osiagniecia|業務内容|実績|担当業務|duties and responsibilities|roles? and responsibilities|technologies(?: used)?|tools(?: used)?|tech(?:nology)? stack|environment|stack|technologien|eingesetzte technologien|umfeld|technologies utilisees|environnement(?: technique)?|tecnologias|tecnologie|technologieen|technologie|narzedzia|reason for leaving|references?|supervisor|referenz|motivo|descripcion|description|beschreibung|descrizione|descricao|omschrijving|opis|team size|project|projekt|client|kunde|sector|branche|industry|使用技術|開発環境|事業内容|従業員数|資本金|担当|成果)';
const labels = new RegExp(`^(?:${dutyWords}|presso|会社・職務内容|職務内容|期間)\\s*[:：]?$`, 'u');
const labelledDuty = new RegExp(`^${dutyWords}\\s*[:：]`, 'u');

/** "Main tasks: …" begins the description of a job. */
export const tellsDuties = (text: string) => labelledDuty.test(fold(text).trim()) || text.startsWith('【');

export const isAside = (text: string) => {
  const folded = fold(text).trim();
  return employmentTypes.test(folded) || durations.test(folded) || labels.test(folded);
};
