import { foldHead } from './fold.ts';
import { entries } from './languages/more-languages.ts';
import { endsPattern } from './languages/words-pattern.ts';
import { isNamedAfterTrade, isRole } from './role-words.ts';

/** Legal forms and words that only employers have in their names. */
const companyForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|ohg|ug|se|e\.?v|mbh|plc|sarl|sas|sa|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|ltda|lda|eireli|b\.?v|n\.?v|sp\.? ?z ?o\.? ?o\.?|s\.?c|oy|ab|aps|a\/s|pty|pte|llp|asbl|vzw|holdings?|universit\p{L}*|universid\p{L}*|uniwersytet|hospital|klinikum|ministry|ministerium|foundation|stiftung|fondation|fundacion|fondazione|& co|& sons|& sohne|bros)\.?(?!\p{L})|株式会社|有限会社|合同会社|法人|大学|銀行|病院|市役所|区役所|保育園|幼稚園|食品|運輸|建設|製作所|工業|商事|信用金庫|百貨店|薬局|商会|製薬|電機|出版|\(株\)|㈱/u;

/** Common nouns that also name an employer, unless a role follows: "Redcliffe Software", but "Software Engineer". */
const companyNouns =
  /(?<!\p{L})(?:infirmary|secretaria (?:de|del)|notaria|direction (?:generale|regionale|departementale)|delegacion|mairie|ville de|commune|conseil departemental|conseil regional|chu|chr|centre hospitalier|clinique|ehpad|boulangerie|patisserie|garage|pharmacie|cabinet|etude|transports|editions|librairie|cooperative|ayuntamiento|junta|hospital|clinica|colegio|bodegas?|talleres|farmacia|conservas|panaderia|supermercados?|supermarche|hypermarche|restaurante|hoteles|construcciones|comune di|regione|provincia di|asl|ausl|asst|ospedale|azienda|officina|ristorante|trattoria|osteria|impresa|cantina|studio|caseificio|panificio|camara municipal|santa casa|centro hospitalar|prefeitura|governo|padaria|construtora|transportadora|confeitaria|gemeente|ziekenhuis|bakkerij|basisschool|provincie|woonzorgcentrum|zorggroep|advocatenkantoor|huisartsenpraktijk|urzad|przychodnia|restauracja|piekarnia|hurtownia|gmina|huta|kopalnia|przedszkole|przedsiebiorstwo|krankenhaus|praxis|kanzlei|kita|kindergarten|pflegeheim|pflegedienst|seniorenheim|seniorenzentrum|backerei|metzgerei|autohaus|gasthof|gasthaus|spedition|reederei|molkerei|druckerei|schreinerei|tischlerei|gartnerei|apotheke|bundeswehr|landratsamt|landkreis|diakonie|caritas|awo|drk|deutsche bahn|army|navy|air force|royal marines|police(?! officer)|nhs|trust|sheriff's office|authority|department|dept|city of|county|surgery|care home|nursing home|hospice|primary|secondary school|academy|nursery|farms?|bakery|brewery|inn|pub|cafe|bistro|brasserie|dental practice|chambers|theatre|theater|times|post|daily|gazette|records|motors|airport|marine|microfinance|foods?|pharma(?:ceuticals)?|logistics|electrical|plumbing|builders|construction|engineering works|textiles|mills?|steel|energy|oil|gas|water|rail(?:way)?|shipping|freight|homes|housing|charity|union|federation|ministere|ministerio|ministero|embassy|consulate|parliament|senate|company|co|group|gruppe|groupe|grupo|gruppo|groep|grupa|bank|banco|banque|banca|clinic|klinik|school|schule|college|institut\p{L}?|instituto|istituto|labs?|laborator\p{L}*|studios?|agency|agentur|agence|agencia|agenzia|solutions|systems|systemy|technologies|technology|software|consulting|partners|associates|industries|services|enterprises|ventures|capital|media|networks|airlines|airways|insurance|versicherung\p{L}*|werke?|verlag|hotel|restaurant|shop|store|firm|market|museum|church|council|stadt|gemeinde|amt|bundesamt|landesamt|gestoria|transportes|stadtwerke|kancelaria|apteka|szpital|sklep|fabryka|zaklad\p{L}*|biuro|brothers|spolka|department of|digital|research)(?!\p{L})/u;

/** Houses whose names follow them: "Pfarrkindergarten Maxglan-West". */
const compoundHouse =
  /\p{L}{3}(?:kindergarten|krankenhaus|klinikum|backerei|metzgerei|apotheke|autohaus|pflegeheim|werkstatt)(?!\p{L})/u;

const compoundCompany =
  /(?:werke|bank|verlag|technik|bau|handel|versicherung|klinik|klinikum|krankenhaus|heim|schule|universitat|hochschule|universiteit|ziekenhuis|fabrik|betrieb|betriebe|reederei|molkerei|backerei|zentrum|centrum|verband|verein|amt|fabriek|bakkerij|winkel|bedrijf|handel|huis)$/u;

const employersOfMoreLanguages = endsPattern(entries, ({ employers }) => employers);

/**
 * How certainly a text is an employer: 1.6 with a legal form, 1.2 with a noun such as "Bank", 0.6 with a compound, or
 * 0.
 */
export const companyScore = (text: string): number => {
  const folded = foldHead(text);
  // "Systems Administrator II"
  const last =
    folded
      .replace(/\s(?:i{1,3}|iv|v)$/u, '')
      .match(/(?<![\p{L}\d.])\p{L}+/gu)
      ?.at(-1) ?? '';
  const noun =
    ((companyNouns.test(folded) || employersOfMoreLanguages.test(folded)) && !isRole(last)) ||
    isNamedAfterTrade(text);
  return companyForms.test(folded)
    ? 1.6
    : noun
      ? 1.2
      : compoundCompany.test(last) || compoundHouse.test(folded)
        ? 0.6
        : 0;
};
