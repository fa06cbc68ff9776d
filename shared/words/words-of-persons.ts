import { once } from './once.ts';

/** Words for attributes of a person; folded, in the languages of the extraction, a list for each attribute. */
const faiths = [
  'muslim\\p{L}*|moslem\\p{L}*|moslim\\p{L}*|musulman\\p{L}*|muculman\\p{L}*|muzulman\\p{L}*|islamic|islamisch\\p{L}*|islamitisch\\p{L}*',
  'christians?|christlich\\p{L}*|christ(?:in|en)?|chretien\\p{L}*|cristian[oaie]s?|crista[o]?s?|christelijke?|chrzescijan\\p{L}*',
  'catholics?|catholiques?|katholi\\p{L}*|catolic[oa]s?|cattolic\\p{L}*|katoli\\p{L}*|protestant\\p{L}*|evangelical|evangeli(?:sch|ker|kal)\\p{L}*|evangelic[oa]s?|ewangeli\\p{L}*|orthodox\\p{L}*|prawoslawn\\p{L}*|anglicans?|lutherans?|baptists?|mormons?|gereformeerd\\p{L}*|hervormd\\p{L}*',
  'jewish|jews?|juden?|judin|judisch\\p{L}*|juifs?|juives?|judi[oa]s?|judeus?|judaic\\p{L}*|ebre[oaie]|joods?e?|zyd\\p{L}*|hindus?|hindou\\p{L}*|sikhs?|buddhi?st\\p{L}*|bouddhistes?|budistas?|buddist[aie]|boeddhist\\p{L}*|buddyst\\p{L}*|atheists?|atheistisch\\p{L}*|athees?|konfessionslos\\p{L}*',
].join('|');
const disabilities =
  'disabled|disabilit(?:y|ies)|handicap\\p{L}*|(?:schwer)?behinder(?:te?[rnms]?|ung(?:en)?)|discapaci\\p{L}*|disabil[ei]\\p{L}*|disabilita|deficien\\p{L}*|beperking(?:en)?|gehandicapt\\p{L}*|niepelnosprawn\\p{L}*';
const others = [
  'heterosex\\p{L}*|heteros?|homosex\\p{L}*|homosess\\p{L}*|eterosess\\p{L}*|gays?|lesb\\p{L}*|bisex\\p{L}*|lgbt\\p{L}*|queer|transgender|schwule?r?',
  'asians?|asiat\\p{L}*|africans?|africain\\p{L}*|african[oaie]s?|afrikan\\p{L}*|arabs?|araber(?:in)?|hispanics?|latin[oa]s?|caucasians?',
].join('|');
/** Health, family, union, politics and origin of a person. */
const circumstances = [
  'health|gesundheit|gezondheid|sante|salud|salute|saude|zdrowie|(?:medical|neurological|genetic|health) conditions?|medical record|pflegebedurftig\\p{L}*|pflegefall|pflegegrad|(?:cardiac )?pacemaker|care-dependent|on medication|in treatment|en traitement medical|psychotherapy patient',
  'ehe(?:frau|mann|partner\\p{L}*|leute)|lebenspartner\\p{L}*|witwer?|witfrau|alleinerziehend\\p{L}*|erziehungsberechtigt\\p{L}*|(?:angehorigen|eltern)pflege|care duties|registered partnership|hausfrau(?:en)?|jungfrau|wife|husband|widow(?:er)?|single (?:parent|mother|father)',
  'sozialdemokrat\\p{L}*|kommunist\\p{L}*|parteimit(?:glied|arbeiter)\\p{L}*|gewerkschaft\\p{L}*|betriebsrat\\p{L}*|personalrat\\p{L}*|shop stewards?|union members?|organi[sz]ed labou?r|labou?r organi[sz]ers?|employee representation|syndicalist\\p{L}*|sindacalist\\p{L}*|sindicalist\\p{L}*',
  'ordens(?:frau|mann|schwester)|muselmann|worshippers?|immigra\\p{L}*|emigra\\p{L}*|migrants?|migrationshintergrund|(?:gast|fremd|wander|ost|zwangs)arbeiter\\p{L}*|landsmann|local workers?|arbeiterkind|jungarbeiter|jungmanager|end of career',
  'bonnes? presentations?|athletic body|body type|sportlich\\p{L}*|deep voice|good looker|salesgirl|(?:police|criminal|justice) record|vorstrafen\\p{L}*|casier judiciaire|service militaire|servi[zc]io militar\\p{L}*|servico militar|zivildienst\\p{L}*|wehrdienst\\p{L}*',
].join('|');
/** Colours describe a person only next to a word for one: "Race: white", not "White". */
const colours =
  'black|white|brown|straight|schwarz\\p{L}*|weiss\\p{L}*|noire?s?|blanc(?:he)?s?|negr[oa]s?|blanc[oa]s?|ner[oaie]|bianc\\p{L}*|branc[oa]s?|zwarte?|blanke?|witte?|czarn\\p{L}*|bial\\p{L}*';
const persons = [
  'religion|religious|religios\\p{L}*|faith|belie(?:f|ver)s?|denomination|konfession\\p{L}*|confession\\p{L}*|glauben?s?|confesion|fe|confissao|fede|religione|religiao|geloof|godsdienst|wyznani\\p{L}*|religia|wiara|race|rasse|raza|razza|raca|ras|rasa|ethnicity|skin|colou?r|hautfarbe|peau|piel|pele|pelle',
  'person\\p{L}*|people|m[ae]n|candidat\\p{L}*|kandidat\\p{L}*|applicants?|bewerber\\p{L}*|mensch\\p{L}*|pessoas?|persoon|osob\\p{L}*',
].join('|');
/** Words of a requirement around them that ask for nothing else. */
const around = [
  'good|clean|gut\\p{L}*|goede?|bonne?|boa|buen[oa]|buon[oa]|dobr\\p{L}*|operai[oa]|workers?|arbeiter',
  'must|should|be|is|are|being|only|preferabl[ey]|preferred|required|no|not|non|never|an?|the|of|or|and|with|without|practi[sc]ing|devout|bapti[sz]ed|member|church|background',
  'muss|soll|sein|nur|bevorzugt|kein\\p{L}*|nicht|ohne|mit|oder|und|eine?n?r?|der|die|das|von|getauft\\p{L}*|praktizierend\\p{L}*|mitglied|kirche',
  "doit|etre|seulement|uniquement|pas|sans|avec|ou|et|une?|de|d'|la|le|du|pratiquant\\p{L}*|debe|ser|solo|sin|con|o|y|e|practicante|deve|essere|senza|praticante|di|apenas|nao|sem|com",
  'moet|zijn|alleen|geen|niet|zonder|met|en|een|van|het|praktiserend\\p{L}*|musi|byc|tylko|nie|bez|z|lub|i|praktykujac\\p{L}*',
].join('|');

const asWords = (list: string) =>
  once(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'gu'));
const attributes = asWords(`${faiths}|${disabilities}|${others}|${circumstances}`);
const [ofColours, ofPersons, ofTheRest] = [asWords(colours), asWords(persons), asWords(around)];

const none =
  "(?:no|not|non|without|keine?[rn]?|nicht|ohne|sans|pas d[e']|sin|senza|sem|geen|niet|zonder|bez|nie)[ -]?";
const inAnyText = asWords(
  [
    `${none}(?:own |any |a |eigenen? |eine )?(?:children|kids|kinder|enfants?|hijos|figli|filhos|kinderen|dzieci|${disabilities})`,
    'able[- ]bodied|childless|child-?free|kinderlos\\p{L}*|kinderloos',
    `(?:${faiths}) (?:faith|believers?|glaubens?|konfession|geloof)`,
    `(?:religion|confession|konfession|religione|fede|confesion|religiao|confissao|wyznani[ae]|faith):? (?:${faiths})`,
    `(?:practi[sc]ing|devout|praktizierend\\p{L}*|pratiquant\\p{L}*|praktiserend\\p{L}*|praktykujac\\p{L}*) (?:${faiths})|(?:${faiths}) (?:pratiquant\\p{L}*|practicantes?|praticantes?)`,
    'of \\p{L}+ descent|\\p{L}+er (?:herkunft|abstammung)|sexual orientation|sexuelle\\p{L}? orientierung|orientation sexuelle|orienta(?:cion|cao) sexual|orientamento sessuale|seksuele geaardheid|orientacja seksualna',
  ].join('|'),
);
const inJapanese =
  /(?:イスラム|キリスト|仏)教徒|カトリック信者|宗教(?!法人|学|史|家)|障害(?:の)?な[しい]|健常者|[同異]性愛|性的指向|人種|子供(?:の)?な[しい]|子供(?:の)?いない/;

/** "People with disabilities" are clients of a profession, not candidates. */
const cared = asWords(
  `(?:people|persons|children|adults|menschen|personen|kinder|personnes|personas|persone|pessoas|mensen|osob\\p{L}*) (?:with|mit|avec|en situation de|con|com|met|z) (?:an? |une? )?(?:${disabilities})`,
);
const only = asWords(`only|no|not|nur|kein\\p{L}*|seulement|sans|solo|sin|apenas|sem|alleen|geen|tylko|bez`);

/**
 * Whether a folded text asks for a personal attribute: faith, origin, disability, orientation, children. Most such
 * words also occur in professional terms ("Islamic finance", "disability care", "Christian Dior"), so they count only
 * in a text without other content.
 */
export function asksWhoSomeoneIs(folded: string): boolean {
  if (folded.search(inAnyText()) >= 0 || inJapanese.test(folded)) return true;
  if (folded.search(cared()) >= 0 && folded.search(only()) < 0) return false;
  const isOfPersons = folded.search(ofPersons()) >= 0;
  if (folded.search(attributes()) < 0 && !(isOfPersons && folded.search(ofColours()) >= 0)) return false;
  const rest = [attributes, ofColours, ofPersons, ofTheRest].reduce(
    (text, words) => text.replace(words(), ' '),
    folded,
  );
  return !/[\p{L}\p{N}]/u.test(rest);
}
