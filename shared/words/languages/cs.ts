import type {
  CareerWords,
  DetectWords,
  EntryWords,
  FormLabels,
  LanguageName,
  PersonalLabels,
  SectionWords,
  SummaryWords,
} from './language-words.ts';

/** Czech. */
export const language: LanguageName = {
  code: 'cs',
  country: 'CZ',
  isUnspaced: false,
  languages:
    'anglický jazyk=en|jazyk anglický=en|anglicky=en|německý jazyk=de|jazyk německý=de|německy=de|ruský jazyk=ru|jazyk ruský=ru|rusky=ru|francouzský jazyk=fr|jazyk francouzský=fr|francouzsky=fr|španělský jazyk=es|jazyk španělský=es|španělsky=es|italský jazyk=it|jazyk italský=it|italsky=it|polský jazyk=pl|jazyk polský=pl|polsky=pl|ukrajinský jazyk=uk|jazyk ukrajinský=uk|ukrajinsky=uk|český jazyk=cs|jazyk český=cs|česky=cs|slovenský jazyk=sk|jazyk slovenský=sk|slovensky=sk|maďarsky=hu|maďarský jazyk=hu|rumunsky=ro|portugalsky=pt|nizozemsky=nl|holandština=nl|norsky=no|japonsky=ja|čínsky=zh|moldavština=ro|český znakový jazyk=cse|znakový jazyk=sgn|latinsky=la',
};

export const detects: DetectWords = {
  grammar: 've při nebo také které který jsem byl byla jako podle včetně',
  ofCvs:
    'vzdělání zkušenosti jazyky jazykové dovednosti praxe současnost současnosti univerzita fakulta angličtina němčina čeština pracovní znalosti řidičský průkaz životopis bydliště vysoká střední škola gymnázium maturita zájmy koníčky reference dosud nyní plynně rodilý mluvčí mírně pokročilá začátečník skupiny leden únor březen duben květen červen červenec srpen září říjen listopad prosinec ledna února března dubna května června července srpna října prosince zaměstnavatel pozice náplň práce vedoucí nemocnice kurzy školení uživatelská úroveň schopnosti výuční list narození',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'o mně|profil|osobní profil|profesní profil|shrnutí|profesní shrnutí|kdo jsem|stručně o mně|něco o mně|představení|cíl|kariérní cíl|profesní cíl|můj cíl|pár slov o mně|souhrn',
    work: 'pracovní zkušenosti|pracovní zkušenost|zkušenosti|praxe|pracovní praxe|odborná praxe|profesní praxe|profesní zkušenosti|zaměstnání|předchozí zaměstnání|předchozí praxe|současné zaměstnání|dosavadní praxe|dosavadní zaměstnání|průběh zaměstnání|přehled zaměstnání|průběh praxe|kariéra|profesní kariéra|profesní dráha|pracovní historie|brigády|stáže|stáže a brigády|brigády a stáže|praxe a stáže|praxe a brigády|pracovní poměry|pracovní místa|předchozí pracovní zkušenosti|relevantní praxe|praxe v oboru|profesní životopis',
    education:
      'vzdělání|vzdělávání|dosažené vzdělání|nejvyšší dosažené vzdělání|studium|studia|průběh studia|průběh vzdělání|školy|školní vzdělání|absolvované školy|formální vzdělání|akademické vzdělání|vzdělání a studium|vzdělání a příprava|ukončené vzdělání|odborné vzdělání|přehled vzdělání',
    skills:
      'dovednosti|znalosti|schopnosti|znalosti a dovednosti|dovednosti a znalosti|schopnosti a dovednosti|dovednosti a schopnosti|odborné znalosti|odborné dovednosti|technické dovednosti|technické znalosti|počítačové dovednosti|počítačové znalosti|práce s pc|práce na pc|znalost pc|znalosti pc|pc znalosti|pc dovednosti|it dovednosti|it znalosti|klíčové dovednosti|klíčové schopnosti|klíčové kompetence|kompetence|digitální dovednosti|digitální kompetence|osobní dovednosti|osobní vlastnosti|silné stránky|další dovednosti|další znalosti|další znalosti a dovednosti|ostatní znalosti|ostatní dovednosti|technologie|nástroje|programy|software|kvalifikace|uživatelské znalosti|profesní dovednosti',
    languages:
      'jazyky|jazykové znalosti|jazykové dovednosti|jazykové schopnosti|jazyková vybavenost|znalost jazyků|znalosti jazyků|cizí jazyky|znalost cizích jazyků|jazykové kompetence|jazyková úroveň|jazyk',
    certificates:
      'kurzy|kurzy a školení|školení|školení a kurzy|certifikáty|certifikace|kurzy a certifikáty|certifikáty a kurzy|certifikáty a školení|osvědčení|osvědčení a certifikáty|oprávnění|průkazy a oprávnění|průkazy|odborné kurzy|absolvované kurzy|absolvovaná školení|další vzdělávání|další vzdělání|profesní kurzy|kurzy a semináře|kurzy a osvědčení|doplňkové vzdělání|rekvalifikace',
    projects:
      'projekty|vybrané projekty|vlastní projekty|osobní projekty|realizované projekty|školní projekty',
    publications:
      'publikace|publikační činnost|články|odborné publikace|přednášky|konference|vybrané publikace',
    awards: 'ocenění|úspěchy|ceny|stipendia|ocenění a úspěchy|dosažené úspěchy|vyznamenání|soutěže',
    volunteer:
      'dobrovolnictví|dobrovolnická činnost|dobrovolná činnost|dobrovolnické aktivity|spolková činnost|mimoškolní aktivity|mimoškolní činnost',
    contact:
      'kontakt|kontakty|kontaktní údaje|osobní údaje|osobní informace|osobní data|kontaktní informace|základní údaje|údaje',
    other:
      'zájmy|záliby|koníčky|zájmy a koníčky|koníčky a zájmy|záliby a zájmy|volný čas|volnočasové aktivity|reference|reference na vyžádání|řidičský průkaz|řidičské oprávnění|řidičák|ostatní|další informace|další údaje|ostatní údaje|doplňující informace|doplňující údaje|různé|jiné|vojenská služba|členství|vlastnosti|souhlas se zpracováním osobních údajů',
  },
  fluency: {
    native:
      'rodil(?:ý|á) mluvčí|mateřsk(?:ý|á|ého)(?: jazyk)?|mateřština|rodný jazyk|bilingvní|dvojjazyčn(?:ý|á)',
    fluent:
      'plynn(?:ě|á|ý|ou)|výborn(?:ě|á|á znalost|ý)|slovem i písmem|perfektn(?:ě|í)|vynikající|na úrovni rodilého mluvčího|expertní',
    advanced:
      '(?<!mírně |mierne |středně |stredne )pokročil(?:á|ý|é|ou|ost)|velmi dobr(?:á|ě|ý|é)|velmi pokročil(?:á|ý)|aktivn(?:ě|í)|pracovní (?:úroveň|znalost)|profesionální|vyšší středně pokročil(?:á|ý)|dobře slovem i písmem',
    intermediate:
      '(?:mírně|středně) pokročil(?:á|ý|é|ou)|komunikativn(?:ě|í)|konverzační|domluvím se|dorozumím se|dobře|uspokojiv(?:á|ě)|průměrn(?:á|ě)|střední',
    basic:
      'začátečník|začátečnice|začátečnick(?:á|ý)|základy|základn(?:í|ě)|pasivn(?:ě|í)|mírně|částečně|slabě|čtení',
  },
  labels: {
    place:
      'adresa|bydliště|trvalé bydliště|přechodné bydliště|místo bydliště|adresa bydliště|kontaktní adresa|korespondenční adresa|adresa trvalého bydliště|trvalý pobyt|město|bytem',
    name: 'jméno|jméno a příjmení|příjmení a jméno|celé jméno|titul, jméno a příjmení|titul, jméno, příjmení|jméno, příjmení|jméno a příjmení, titul',
    phone:
      'telefon|tel|mobil|mobilní telefon|telefonní číslo|tel\\. číslo|tel\\. ?č\\.?|mob|číslo telefonu|telefonní kontakt|gsm',
  },
};

export const career: CareerWords = {
  roles:
    'ucitel(?:ka)?|pedagozka|osetrovatel(?:ka)?|pecovatel(?:ka)?|(?<!\\p{L})(?:sestra|bratr|chuva)|sanitarka|zachranar(?:ka)?|lekar(?:ka)?|zubar(?:ka)?|hygienistka|lekarni(?:k|ce)|terapeut(?:ka)?|laborant(?:ka)?|asistent(?:ka)?|psycholozka|maser(?:ka)?|ridic(?:ka)?|vedouci|reditel(?:ka)?|jednatel(?:ka)?|manazer(?:ka)?|predak|(?<!\\p{L})(?:mistr(?:ova)?|parta[kc])|inzenyr(?:ka)?|zednik|tesar|truhlar|(?<!\\p{L})(?:malir|lakyrnik|reznik|sicka)|pokryvac|klempir|instalater|topenar|elektrikar(?:ka)?|monter(?:ka)?|zamecnik|svarec(?:ka)?|obrabec|soustruznik|frezar|serizovac|nastrojar|lisar|delni(?:k|ce)|skladni(?:k|ce)|prodavac(?:ka)?|prodejce|pokladni|obchodni(?:k|ce)|zastup(?:ce|kyne)|porad(?:ce|kyne)|makler(?:ka)?|kuchar(?:ka)?|cisni(?:k|ce)|servirka|barman(?:ka)?|cukrar(?:ka)?|pekar(?:ka)?|pokojska|recepcni|ucetni|ekonom(?:ka)?|uredni(?:k|ce)|pracovni(?:k|ce)|fakturant(?:ka)?|personalist(?:a|ka)|nakupci|dispecer(?:ka)?|programator(?:ka)?|vyvojar(?:ka)?|sprav(?:ce|kyne)|analyticka|konzultant(?:ka)?|navrhar(?:ka)?|graficka|konstrukter(?:ka)?|technolo(?:g|zka)|vyzkumni(?:k|ce)|vedec|vedkyne|trener(?:ka)?|knihovni(?:k|ce)|prekladatel(?:ka)?|tlumocni(?:k|ce)|novinar(?:ka)?|pravni(?:k|cka)|advokat(?:ka)?|koncipient(?:ka)?|notar(?:ka)?|soudce|soudkyne|policist(?:a|ka)|hasic(?:ka)?|strazn(?:y|ik)|vratn(?:y|a)|uklizec(?:ka)?|domovnik|skolni(?:k|ce)|kaderni(?:k|ce)|kosmeticka|manikerka|svadlena|zahradni(?:k|ce)|zemedelec|chovatel(?:ka)?|traktorista|strojnik|jerabnik|bagrista|balic(?:ka)?|udrzbar(?:ka)?|brigadni(?:k|ce)|stazist(?:a|ka)|praktikant(?:ka)?|dobrovolni(?:k|ce)|zivnostnik|podnikatel(?:ka)?|majitel(?:ka)?|zakladatel(?:ka)?|kontrolor(?:ka)?|kuryr(?:ka)?|dorucovatel(?:ka)?|pruvodc(?:i|e)|pruvodkyne|letuska|vyrobce|starost(?:a|ka)|tajemni(?:k|ce)|kastelan(?:ka)?|hospodyne|dozorce|vizazistka|florist(?:a|ka)|opravar|obsluha',
  degrees: {
    doctorate:
      'doktorsk(?:é|ý) (?:studium|program|studijní program|studijní obor)|doktorské|csc\\.|drsc\\.|kandidát věd',
    master:
      '(?:navazující )?magistersk\\p{L}+(?: (?:studium|program|obor|stupeň|titul|vzdělání|studijní (?:program|obor)))?|magistr(?:a)?|inženýrsk\\p{L}+ (?:studium|program|obor)|(?<![.\\-] ?)ing\\.(?: arch\\.)?|(?:ph|ju|mu|rn|mv|paed|pharm|md|th)dr\\.?|mudr\\.?|judr\\.?|mga\\.|vysokoškolské magisterské|rigorózní zkouška|státní závěrečná zkouška',
    bachelor:
      'bakalářsk\\p{L}+(?: (?:studium|program|obor|stupeň|titul|vzdělání|studijní (?:program|obor)))?|bakalář(?:ka)?|bc\\.|bca\\.|vysokoškolské(?: vzdělání)?(?! \\p{L})',
    associate:
      'vyšší odborn\\p{L}+ (?:vzdělání|studium)|vyšší odborné|diplomovan\\p{L}+ \\p{L}+|dis\\.|absolutorium|pomaturitní (?:studium|nástavba)',
    vocational:
      'výuční list(?: v oboru)?|výučním listem|vyučen[aý]?(?: v oboru| v)?|učební obor|(?:střední )?odborné vyučení|vyučení|rekvalifikační kurz|rekvalifikace|mistrovská zkouška|profesní kvalifikace|zkouška odborné způsobilosti',
    secondary:
      'maturit(?:a|ou|y)|maturitní (?:zkouška|vysvědčení|obor|studium)|(?:úplné )?střední (?:odborné |všeobecné )?(?:vzdělání|s maturitou)(?: s maturitou)?|(?:úplné )?středoškolské(?: vzdělání)?(?: s maturitou)?|základní (?:škola|vzdělání)(?= ?$|,)|střední vzdělání|nástavbové studium',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<=\\p{L}[\\p{L}”“"»]?,? ?)(?:s\\. ?r\\. ?o|a\\. ?s|v\\. ?o\\. ?s|o\\. ?p\\. ?s|z\\. ?s|k\\. ?s)\\.|(?<!\\p{L})(?:s\\. ?r\\. ?o\\.?|spol\\. s r\\. ?o\\.?|příspěvková organizace|státní podnik|obec(?= \\p{L})|město(?= \\p{L})|městys|osvč)|nemocnice|ordinace|léčebna|hospic|domov|domov pro seniory|pečovatelská služba|(?:sociální|technické) služby|školka|úřad|magistrát|ministerstvo|soud|pojišťovna|spořitelna|pekárna|pekařství|cukrárna|řeznictví|restaurace|hospoda|hostinec|kavárna|penzion|lékárna|prodejna|obchodní dům|autoservis|pneuservis|autosalon|doprava|podnik|dráhy|letiště|(?:pozemní|dopravní|inženýrské) stavby|stavebniny|stavitelství|truhlářství|zámečnictví|zahradnictví|kadeřnictví|strojírny|strojírna|železárny|závody|továrna|slévárna|pivovar|elektrárna|teplárny|vodárny|lesy|sklárny|tiskárna|vydavatelství|nakladatelství|agentura|kancelář|nadace|sdružení|spolek|družstvo|charita|knihovna|muzeum|divadlo|ústav|česká pošta|policie|armáda|velkoobchod|farma',
  schools:
    'univerzita|univerzity|gymnázium|gymnázia|učiliště|akademie|konzervatoř|fakulta|fakulty|fakultě|institut|učení technické|lyceum|průmyslovka|(?<!\\p{L})(?:čvut|vut|všb|všb-tuo|čzu|vše v praze|všcht|zču|jčú|mendelu|utb|upol|damu|famu|janáčkova akademie|zš|spše|vošz|sošs|ssoš|sou(?= \\p{L}+(?:ske|cke|ni)))',
  present:
    'současnost(?:i)?|po současnost|do současnosti|dosud|doposud|dodnes|do dnes|doteď|do teď|nyní|teď|dnes|trvá|stále|aktuálně|zatím|do odvolání|přítomnost|pokračuje|probíhá',
  since: 'od roku|od r\\.|od měsíce|počínaje',
  until: 'do roku|do r\\.|až do',
};

export const forms: FormLabels = {
  employer: 'zaměstnavatel|název (?:firmy|společnosti|zaměstnavatele)|společnost|firma',
  title: '(?:pracovní |zastávaná )?pozice|funkce|pracovní zařazení|povolání nebo vykonávaná funkce',
  school: 'škola|název školy|univerzita|vzdělávací instituce',
  area: '(?:studijní )?obor|zaměření|specializace',
  degree: 'titul|stupeň|dosažené vzdělání|úroveň|zakončení|ukončení',
  period: 'období|doba|doba trvání|datum|termín|roky?',
  place: 'místo|město',
  duties: '(?:pracovní )?náplň(?: práce)?|popis (?:práce|pozice)|hlavní (?:úkoly|činnosti)|odpovědnosti',
};

export const summary: SummaryWords = {
  now: 'V současnosti: {job}.',
  last: 'Naposledy: {job}.',
  at: ', ',
  experience: 'Pracovní zkušenosti: {years}.',
  internships: 'Stáže: {count}.',
  education: 'Vzdělání: {list}.',
  skills: 'Dovednosti: {list}.',
  languages: 'Jazyky: {list}.',
  place: 'Bydliště: {place}.',
  comma: ', ',
  questions: {
    gap: 'Co jste dělal(a) v době od {from} do {to}?',
    results: 'Jakých nejdůležitějších výsledků jste dosáhl(a) na pozici {title}?',
    work: 'Jaké máte pracovní zkušenosti?',
    skills: 'S jakými nástroji a metodami pracujete?',
    education: 'Jaké máte vzdělání?',
    languages: 'Jakými jazyky mluvíte a jak dobře?',
  },
};

export const personal: PersonalLabels = {
  name: 'jméno|příjmení|(?:jméno a příjmení|příjmení a jméno)',
  birth: 'datum narození|narozen[aý]?|místo narození|datum a místo narození|rok narození|věk|rodné číslo',
  gender: 'pohlaví',
  nationality: 'státní příslušnost|státní občanství|občanství|národnost',
  maritalStatus: 'rodinný stav|stav|děti|počet dětí',
  religion: 'náboženství|vyznání',
  photo: 'foto|fotografie',
  address: 'adresa|bydliště|trvalé bydliště|adresa bydliště',
};
