import { anyOf } from './any-of.ts';
import { foldHead } from './fold.ts';
import { entries } from './languages/more-languages.ts';
import { endsPattern } from './languages/words-pattern.ts';
import { isNamedAfterTrade, isRole } from './role-words.ts';

/** Legal forms and words that only employers have in their names. */
const companyForms =
  /(?<!\p{L})(?:inc|llc|ltd|limited|corp|corporation|gmbh|ag|kg|ohg|ug|se|e\.?v|mbh|plc|sarl|sas|sa|s\.?a\.?s?|s\.?r\.?l|s\.?p\.?a|s\.?l\.?u?|ltda|lda|eireli|b\.?v|n\.?v|sp\.? ?z ?o\.? ?o\.?|s\.?c|oy|ab|aps|a\/s|pty|pte|llp|asbl|vzw|holdings?|universit\p{L}*|universid\p{L}*|uniwersytet|hospital|klinikum|ministry|ministerium|foundation|stiftung|fondation|fundacion|fondazione|& co|& sons|& sohne|bros)\.?(?!\p{L})|株式会社|有限会社|合同会社|法人|大学|銀行|病院|市役所|区役所|保育園|幼稚園|食品|運輸|建設|製作所|工業|商事|信用金庫|百貨店|薬局|商会|製薬|電機|出版|\(株\)|㈱/u;

/** Common nouns that also name an employer, unless a role follows: "Redcliffe Software", but "Software Engineer". */
const companyNouns =
  /(?<!\p{L})(?:cofradia|confraria|irmandade|gremio|pedreira|infirmary|secretaria (?:de|del)|notaria|direction (?:generale|regionale|departementale)|delegacion|mairie|ville de|commune|conseil departemental|conseil regional|chu|chr|centre hospitalier|clinique|ehpad|boulangerie|patisserie|garage|pharmacie|cabinet|etude|transports|editions|librairie|cooperative|ayuntamiento|junta|hospital|clinica|colegio|bodegas?|talleres|farmacia|conservas|panaderia|supermercados?|supermarche|hypermarche|restaurante|hoteles|construcciones|comune di|regione|provincia di|asl|ausl|asst|ospedale|azienda|officina|ristorante|trattoria|osteria|impresa|cantina|studio|caseificio|panificio|camara municipal|santa casa|centro hospitalar|prefeitura|governo|padaria|construtora|transportadora|confeitaria|gemeente|ziekenhuis|bakkerij|basisschool|provincie|woonzorgcentrum|zorggroep|advocatenkantoor|huisartsenpraktijk|urzad|przychodnia|restauracja|piekarnia|hurtownia|gmina|huta|kopalnia|przedszkole|przedsiebiorstwo|krankenhaus|praxis|kanzlei|kita|kindergarten|pflegeheim|pflegedienst|seniorenheim|seniorenzentrum|backerei|metzgerei|autohaus|gasthof|gasthaus|spedition|reederei|molkerei|druckerei|schreinerei|tischlerei|gartnerei|apotheke|bundeswehr|landratsamt|landkreis|diakonie|caritas|awo|drk|deutsche bahn|army|navy|air force|royal marines|police(?! officer)|nhs|trust|sheriff's office|authority|department|dept|city of|county|surgery|care home|nursing home|hospice|primary|secondary school|academy|nursery|farms?|bakery|brewery|inn|pub|cafe|bistro|brasserie|dental practice|chambers|theatre|theater|times|post|daily|gazette|records|motors|airport|marine|microfinance|foods?|pharma(?:ceuticals)?|logistics|electrical|plumbing|builders|construction|engineering works|textiles|mills?|steel|energy|oil|gas|water|rail(?:way)?|shipping|freight|homes|housing|charity|union|federation|ministere|ministerio|ministero|embassy|consulate|parliament|senate|company|co|group|gruppe|groupe|grupo|gruppo|groep|grupa|bank|banco|banque|banca|clinic|klinik|school|schule|college|institut\p{L}?|instituto|istituto|labs?|laborator\p{L}*|studios?|agency|agentur|agence|agencia|agenzia|solutions|systems|systemy|technologies|technology|software|consulting|partners|associates|industries|services|enterprises|ventures|capital|media|networks|airlines|airways|insurance|versicherung\p{L}*|werke?|verlag|hotel|restaurant|shop|store|firm|market|museum|church|council|stadt|gemeinde|amt|bundesamt|landesamt|gestoria|transportes|stadtwerke|kancelaria|apteka|szpital|sklep|fabryka|zaklad\p{L}*|biuro|brothers|spolka|department of|digital|research)(?!\p{L})/u;

/** Houses whose names follow them: "Pfarrkindergarten Maxglan-West". */
const compoundHouse =
  /\p{L}{3}(?:kindergarten|krankenhaus|klinikum|backerei|metzgerei|apotheke|autohaus|pflegeheim|werkstatt)(?!\p{L})/u;

const compoundCompany =
  /(?:werke|bank|verlag|technik|bau|handel|versicherung|klinik|klinikum|krankenhaus|heim|schule|universitat|hochschule|universiteit|ziekenhuis|fabrik|betrieb|betriebe|reederei|molkerei|backerei|zentrum|centrum|verband|verein|amt|fabriek|bakkerij|winkel|bedrijf|handel|huis)$/u;

/** Ends of the names of Japanese employers. In the middle of a text they are others' words: "図書館司書" is a post. */
const japaneseEnds = new RegExp(
  `(?:${anyOf`
    協同組合|森林組合|漁協|農協|(?:県|府|道|都|市)庁|役場|教育委員会|裁判所|法務局|税務署|警察署|消防署|消防本部|保健所|児童相談所|自衛隊|商工会議所|商工会
    図書館|美術館|博物館|資料館|公民館|児童館|体育館|水族館|動物園|植物園|こども園|学園|学習塾|進学塾|予備校|学童クラブ
    クリニック|ホーム|センター|ステーション|デイサービス|診療所|医院|助産院|接骨院|整骨院|療養所
    スーパー|マーケット|ストア|書店|商店|(?:菓子|洋菓子|喫茶|飲食|料理|寿司|酒|衣料|家電|専門|小売|花|生花|精肉|鮮魚|青果|文具|理容|呉服|質|金物|眼鏡|楽器|玩具|販売)店|本舗|酒蔵
    レストラン|居酒屋|食堂|そば処|料亭|割烹|旅館|ホテル|民宿|ペンション|美容室|美容院|理髪店|サロン|スタジオ
    工務店|鉄工所|鉄工|印刷所|印刷|造船所|造船|製材所|木工所|塗装店|農園|農場|牧場|酪農|水産|物産|物流|運送|通運|倉庫
    新聞社|新聞|出版社|放送局|放送|テレビ|証券|生命保険|損害保険|生命|損保|酒造|醸造|製菓|製粉|紡績|不動産|警備保障|ビルサービス
  `})(?!\\p{L})`,
  'u',
);

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
    ((companyNouns.test(folded) || japaneseEnds.test(folded) || employersOfMoreLanguages.test(folded)) &&
      !isRole(last)) ||
    isNamedAfterTrade(text);
  return companyForms.test(folded)
    ? 1.6
    : noun
      ? 1.2
      : compoundCompany.test(last) || compoundHouse.test(folded)
        ? 0.6
        : 0;
};
