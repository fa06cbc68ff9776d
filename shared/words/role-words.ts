import { foldHead } from './fold.ts';
import { careers } from './languages/more-languages.ts';
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
  /^(?:sales|verkauf|vertrieb|vente|ventes|ventas|vendite|vendas|verkoop|commercial|commerciale|market|marketing|accounts?|accounting|musi[ck]a?|musique|products?|production|produktion|data|devops|qa|security|logisti(?:cs?|ca|k|que)|design|designs|electronics?|electric|electrical|electricity|students|members?|partners?|associates|consulting|conseil|techni(?:k|cs|cal|que|sche)|tecnica|pharma|pharmacy|pharmaceuticals?|medical|medica|therap(?:y|ie|eutics)|engineering|ingenieria|ingegneria|engenharia|ingenierie|development|developments|entwicklung|developpement|desarrollo|sviluppo|architecture|architects|architekten|administration|verwaltung|direct|direction|photography|research|forschung|recherche|investigacion|ricerca|pesquisa|onderzoek|education|educational|analytics|strateg(?:y|ies|ie)|translations?|couriers?|builders|painters|planners|designers|engineers|advisors|consultants|lawyers|dental|optical|optics|orthop(?:a)?edics|veterinary|police|nutrition|delivery|deliveries|merchandise|organi[sz]ation|supervision|guide|guides|guard|hosting|pilot|electro\p{L}*|elektro(?!\p{L}*(?:er|erin|eur|eurin|or)$)\p{L}*|economics|economy|statistics|biology|biologics|chemistry|psychology|physics|geology|campaign|policy|archives?|winkel|logistiek|techniek|president)$/u;

/** "Booligal Shearing Contractors": English firms are named after their people. */
const tradesInPlural =
  /\s(?:contractors|plumbers|electricians|carpenters|joiners|roofers|decorators|installers|fitters|surveyors|opticians|caterers|cleaners|bakers|butchers|grocers|hairdressers|solicitors|accountants|auctioneers|printers|publishers|brewers|growers|farmers|hauliers|movers|translators|photographers|jewellers|undertakers|dispensers|stonemasons|welders|mechanics|engravers|upholsterers)$/iu;
export const isNamedAfterTrade = (name: string) =>
  tradesInPlural.test(name.trim()) && /\s\p{Lu}\p{Ll}+$/u.test(name.trim());

const seniorityWords =
  /^(?:senior|junior|sr|jr|staff|principal|lead|head|chief|deputy|associate|assistant|ayudante|stellv|stellvertretend\p{L}*|leitend\p{L}*|premier|starszy|mlodszy|glowny)$/u;

const rolesOfMoreLanguages = new RegExp(`(?:${endsPattern(careers, ({ roles }) => roles).source})$`, 'u');

/** Whether a folded word names an occupation. */
export const isRole = (token: string): boolean =>
  (roleStems.test(token) || isRoleWord(token) || rolesOfMoreLanguages.test(token)) && !fieldWords.test(token);
/** A field of work that is also an occupation when it is the only or last word: "Pilot", "Tour Guide". */
const isLastRole = (token: string) => /^(?:guide?|pilot|president|guard)$/u.test(token);

/** "Le Vigneron", "The Jolly Slater", "O Sapateiro": a house that is named after a craft; posts have no article. */
const withArticle = /^(?:The|Le|La|Les|Il|Lo|El|De|Het|O|Os|Zum|Zur)\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u;

/** How much a text reads like a job title: about 1 for each word that names an occupation, 0 for none. */
export const titleScore = (text: string): number => {
  if (withArticle.test(text)) return 0;
  const folded = foldHead(text);
  const tokens = folded.match(/[\p{L}+#]+/gu) ?? [];
  const fields = tokens.some((token) => fieldWords.test(token));
  const last = tokens.at(-1) ?? '';
  const trades = Number(isNamedAfterTrade(text) && isRole(last));
  const named = tokens.filter(isRole).length + Number(isLastRole(last)) - trades;
  const roles = named || Number(namesRolePhrase(folded));
  return (
    Math.min(roles, 2) +
    (fields ? 0.4 : 0) +
    (tokens.some((token) => seniorityWords.test(token)) ? 0.5 : 0) +
    (isRole(last) && trades === 0 ? 0.3 : 0) -
    (tokens.length > 9 ? 1 : 0)
  );
};
