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

/** Slovak. */
export const language: LanguageName = {
  code: 'sk',
  country: 'SK',
  isUnspaced: false,
  languages:
    'anglický jazyk=en|jazyk anglický=en|anglicky=en|nemecký jazyk=de|jazyk nemecký=de|nemecky=de|ruský jazyk=ru|jazyk ruský=ru|rusky=ru|francúzsky jazyk=fr|jazyk francúzsky=fr|francúzsky=fr|španielsky jazyk=es|jazyk španielsky=es|španielsky=es|taliansky jazyk=it|jazyk taliansky=it|taliansky=it|poľský jazyk=pl|poľsky=pl|ukrajinský jazyk=uk|ukrajinsky=uk|slovenský jazyk=sk|jazyk slovenský=sk|slovensky=sk|český jazyk=cs|jazyk český=cs|česky=cs|maďarský jazyk=hu|jazyk maďarský=hu|maďarsky=hu|rumunsky=ro|portugalčina=pt|holandčina=nl|chorvátsky=hr|srbsky=sr|japonsky=ja|čínsky=zh|rusínčina=rue|rusínsky jazyk=rue|posunkový jazyk=sgn|slovenský posunkový jazyk=svk',
};

export const detects: DetectWords = {
  grammar: 'sa vo alebo tiež ktoré ktorý ktorá pri bol bola podľa zo aj',
  ofCvs:
    'vzdelanie skúsenosti jazyky jazykové zručnosti znalosti prax súčasnosť súčasnosti univerzita fakulta angličtina nemčina slovenčina pracovné vodičský preukaz životopis bydlisko vysoká stredná škola gymnázium maturita záujmy záľuby referencie doteraz trvá plynule materinský mierne pokročilý pokročilá začiatočník skupiny január február marec apríl máj jún júl október január februára marca apríla mája júna júla augusta septembra októbra novembra decembra zamestnávateľ pozícia náplň práce vedúci nemocnica kurzy školenia používateľ schopnosti výučný narodenia údaje',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'o mne|profil|osobný profil|profesijný profil|profesijné zhrnutie|zhrnutie|súhrn|kto som|stručne o mne|niečo o mne|predstavenie|kariérny cieľ|profesijný cieľ|pár slov o mne',
    work: 'pracovné skúsenosti|pracovná skúsenosť|skúsenosti|prax|pracovná prax|odborná prax|profesijná prax|profesijné skúsenosti|priebeh praxe|zamestnanie|zamestnania|predchádzajúce zamestnania|predchádzajúce zamestnanie|predošlé zamestnania|súčasné zamestnanie|priebeh zamestnania|priebeh zamestnaní|prehľad zamestnaní|doterajšia prax|doterajšie zamestnania|kariéra|profesijná kariéra|pracovná história|pracovné pozície|brigády|stáže|stáže a brigády|brigády a stáže|prax a brigády|prax a stáže|pracovné pomery|predchádzajúce pracovné skúsenosti|prax v odbore|pracovný život',
    education:
      'vzdelanie|vzdelávanie|dosiahnuté vzdelanie|najvyššie dosiahnuté vzdelanie|ukončené vzdelanie|štúdium|štúdiá|priebeh štúdia|priebeh vzdelania|školy|školské vzdelanie|absolvované školy|formálne vzdelanie|akademické vzdelanie|vzdelanie a príprava|vzdelanie a štúdium|odborné vzdelanie|prehľad vzdelania|vzdelanie a prax',
    skills:
      'zručnosti|znalosti|schopnosti|vedomosti|znalosti a zručnosti|zručnosti a znalosti|schopnosti a zručnosti|zručnosti a schopnosti|znalosti a schopnosti|vedomosti a zručnosti|odborné znalosti|odborné zručnosti|technické zručnosti|technické znalosti|počítačové zručnosti|počítačové znalosti|počítačové schopnosti|práca s pc|práca s počítačom|znalosť pc|znalosti pc|pc zručnosti|pc znalosti|it zručnosti|it znalosti|kľúčové zručnosti|kľúčové schopnosti|kľúčové kompetencie|kompetencie|digitálne zručnosti|digitálne kompetencie|osobné zručnosti|osobné vlastnosti|osobnostné vlastnosti|silné stránky|ďalšie zručnosti|ďalšie znalosti|ďalšie schopnosti|ostatné znalosti|ostatné zručnosti|technológie|nástroje|programy|softvér|kvalifikácia|spôsobilosti|profesijné zručnosti',
    languages:
      'jazyky|jazykové znalosti|jazykové zručnosti|jazykové schopnosti|jazyková vybavenosť|znalosť jazykov|znalosti jazykov|cudzie jazyky|znalosť cudzích jazykov|ovládanie jazykov|jazykové kompetencie|jazyková úroveň',
    certificates:
      'kurzy|kurzy a školenia|školenia|školenia a kurzy|certifikáty|certifikácie|kurzy a certifikáty|certifikáty a kurzy|certifikáty a školenia|osvedčenia|osvedčenia a certifikáty|oprávnenia|preukazy a oprávnenia|preukazy|odborné kurzy|absolvované kurzy|absolvované školenia|ďalšie vzdelávanie|ďalšie vzdelanie|doplnkové vzdelanie|kurzy a semináre|kurzy a osvedčenia|rekvalifikácia|licencie|odborná spôsobilosť',
    projects:
      'projekty|vybrané projekty|vlastné projekty|osobné projekty|realizované projekty|školské projekty',
    publications: 'publikácie|publikačná činnosť|články|odborné publikácie|prednášky|vybrané publikácie',
    awards: 'ocenenia|úspechy|ceny|štipendiá|ocenenia a úspechy|dosiahnuté úspechy|vyznamenania|súťaže',
    volunteer:
      'dobrovoľníctvo|dobrovoľnícka činnosť|dobrovoľná činnosť|dobrovoľnícke aktivity|spolková činnosť|mimoškolské aktivity|mimoškolská činnosť',
    contact:
      'kontakt|kontakty|kontaktné údaje|osobné údaje|osobné informácie|kontaktné informácie|základné údaje|údaje',
    other:
      'záujmy|záľuby|koníčky|záujmy a záľuby|záľuby a záujmy|záujmy a koníčky|voľný čas|voľnočasové aktivity|referencie|referencie na vyžiadanie|vodičský preukaz|vodičské oprávnenie|ostatné|ďalšie informácie|ďalšie údaje|iné|iné údaje|doplňujúce informácie|doplňujúce údaje|rôzne|vojenská služba|členstvo|členstvá|vlastnosti|súhlas so spracovaním osobných údajov',
  },
  fluency: {
    native:
      'rodený hovoriaci|materinsk(?:ý|á|ého)(?: jazyk)?|materčina|rodný jazyk|bilingválne|dvojjazyčn(?:ý|á)|natívny hovoriaci',
    fluent:
      'plynul(?:e|á|ý|o)|plynn(?:e|á|ý)|výborn(?:e|á|ý|á znalosť)|slovom aj písmom|slovom i písmom|perfektn(?:e|á|ý)|vynikajúc(?:o|a|i)|expertná',
    advanced:
      '(?<!mírně |mierne |středně |stredne )pokročil(?:á|ý|é|o|osť)|veľmi dobr(?:á|e|ý|é)|veľmi pokročil(?:á|ý)|aktívn(?:e|a|y)|pracovná úroveň|profesionálna',
    intermediate:
      '(?:mierne|stredne) pokročil(?:á|ý|é|o)|stredná úroveň|komunikatívn(?:e|a|y)|konverzačn(?:e|á)|dohovorím sa|dorozumiem sa|dobre|uspokojiv(?:á|o)|priemern(?:á|e)',
    basic:
      'začiatočník|začiatočníčka|začiatočníck(?:a|y)|základy|základn(?:á|é|ý|e)|elementárn(?:a|e|y)|pasívn(?:e|a|y)|čiastočne|slabo|mierne|začiatočná',
  },
  labels: {
    place:
      'adresa|bydlisko|trvalé bydlisko|prechodné bydlisko|miesto bydliska|adresa bydliska|kontaktná adresa|korešpondenčná adresa|adresa trvalého bydliska|trvalý pobyt|adresa trvalého pobytu|mesto|bytom',
    name: 'meno|meno a priezvisko|priezvisko a meno|celé meno|titul, meno a priezvisko|titul, meno, priezvisko|meno, priezvisko|meno a priezvisko, titul',
    phone:
      'telefón|telefon|tel|mobil|mobilný telefón|telefónne číslo|tel\\. číslo|tel\\. ?č\\.?|mob|číslo telefónu|telefónny kontakt|mobilné číslo',
  },
};

export const career: CareerWords = {
  roles:
    'ucitel(?:ka)?|vychovavatel(?:ka)?|pedagogicka|osetrovatel(?:ka)?|opatrovatel(?:ka)?|(?<!\\p{L})(?:sestra|brat|opatrovkyna)|zachranar(?:ka)?|lekar(?:ka)?|zubar(?:ka)?|hygienicka|lekarnicka|terapeut(?:ka)?|laborant(?:ka)?|asistent(?:ka)?|maser(?:ka)?|vodic(?:ka)?|veduc(?:i|a)|riaditel(?:ka)?|konatel(?:ka)?|manazer(?:ka)?|(?<!\\p{L})(?:majster|majstrova|partak|malir|maliar|lakirnik|kovac|krajcir(?:ka)?|masiar|klampiar)|inzinier(?:ka)?|murar|stolar|kurenar|vodar|elektrikar(?:ka)?|monter(?:ka)?|zamocnik|zvarac(?:ka)?|obrabac|sustruznik|nastavovac|lisiar|robotni(?:k|cka)|skladnicka|predavac(?:ka)?|predaj(?:ca|kyna)|pokladni(?:k|cka)|obchodnicka|zastup(?:ca|kyna)|porad(?:ca|kyna)|makler(?:ka)?|kuchar(?:ka)?|casni(?:k|cka)|barman(?:ka)?|cukrar(?:ka)?|pekar(?:ka)?|chyzna|recepcn(?:a|y)|uctovni(?:k|cka)|mzdarka|ekonom(?:ka)?|uradni(?:k|cka)|pracovnicka|fakturant(?:ka)?|personalist(?:a|ka)|nakup(?:ca|kyna)|dispecer(?:ka)?|programator(?:ka)?|vyvojar(?:ka)?|sprav(?:ca|kyna)|konzultant(?:ka)?|navrhar(?:ka)?|konstrukter(?:ka)?|technologicka|vyskumni(?:k|cka)|vedkyna|trener(?:ka)?|kniznik|knihovnicka|prekladatel(?:ka)?|tlmocni(?:k|cka)|novinar(?:ka)?|advokat(?:ka)?|koncipient(?:ka)?|notar(?:ka)?|sudca|sudkyna|policajt(?:ka)?|hasic(?:ka)?|vratni(?:k|cka)|upratovac(?:ka)?|skolnicka|kadernicka|kozmeticka|(?<!\\p{L})sicka|zahradnicka|polnohospodar|chovatel(?:ka)?|zeriavnik|balic(?:ka)?|udrzbar(?:ka)?|brigadnicka|stazist(?:a|ka)|praktikant(?:ka)?|dobrovolnicka|zivnostnicka|podnikatel(?:ka)?|majitel(?:ka)?|zakladatel(?:ka)?|kontrolor(?:ka)?|kurier(?:ka)?|dorucovatel(?:ka)?|sprievod(?:ca|kyna)|starost(?:a|ka)|tajomni(?:k|cka)',
  degrees: {
    doctorate:
      'doktorandsk(?:é|ý) (?:štúdium|program|študijný program)|doktorandské|doktorské štúdium|(?:vysokoškolské )?(?:vzdelanie )?(?:3\\.|iii\\.|tretí|tretieho) stup(?:eň|ňa)|csc\\.|drsc\\.',
    master:
      'magistersk\\p{L}+(?: (?:štúdium|program|odbor|stupeň|titul|študijný (?:program|odbor)))?|magist(?:er|erka)|inžiniersk\\p{L}+(?: (?:štúdium|program|odbor|stupeň|študijný (?:program|odbor)))?|(?<![.\\-] ?)ing\\.(?: arch\\.)?|(?:ph|ju|mu|rn|mv|paed|pharm|md|th)dr\\.?|mudr\\.?|judr\\.?|(?:vysokoškolské )?(?:vzdelanie )?(?:2\\.|ii\\.|druhý|druhého) stup(?:eň|ňa)|rigorózna skúška|štátna záverečná skúška|mgr\\. art\\.',
    bachelor:
      'bakalársk\\p{L}+(?: (?:štúdium|program|odbor|stupeň|titul|študijný (?:program|odbor)))?|bakalár(?:ka)?|bc\\.|(?:vysokoškolské )?(?:vzdelanie )?(?:1\\.|i\\.|prvý|prvého) stup(?:eň|ňa)|vysokoškolské(?: vzdelanie)?(?! \\p{L}|\\.| (?:i|\\d))',
    associate:
      'vyššie odborné (?:vzdelanie|štúdium)|vyššie odborné|diplomovan\\p{L}+ \\p{L}+|dis\\.|absolventská skúška|absolutórium|pomaturitné (?:štúdium|kvalifikačné štúdium)',
    vocational:
      'výučný list(?: v odbore)?|výučným listom|vyučen(?:ý|á)(?: v odbore| v)?|učebný odbor|stredné odborné vzdelanie(?! s maturitou)|rekvalifikačný kurz|rekvalifikácia|majstrovská skúška|profesijná kvalifikácia|vyučenie',
    secondary:
      'maturit(?:a|ou|y)|maturitn(?:á skúška|é vysvedčenie|ý odbor|é štúdium)|(?:úplné )?stredn(?:é|á) (?:odborné |všeobecné )?vzdelanie(?: s maturitou)?|(?:úplné )?stredoškolské(?: vzdelanie)?(?: s maturitou)?|základn(?:á škola|é vzdelanie)(?= ?$|,)|nadstavbové štúdium',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<=\\p{L}[\\p{L}”“"»]?,? ?)(?:s\\. ?r\\. ?o|a\\. ?s|v\\. ?o\\. ?s|k\\. ?s|o\\. ?z|n\\. ?o)\\.|(?<!\\p{L})(?:s\\. ?r\\. ?o\\.?|spol\\. s r\\. ?o\\.?|rozpočtová organizácia|štátny podnik|obec(?= \\p{L})|mesto(?= \\p{L})|szčo)|nemocnica|ambulancia|liečebňa|domov seniorov|domov dôchodcov|zariadenie pre seniorov|opatrovateľská služba|(?:sociálne|technické) služby|(?:okresný|krajský|najvyšší) súd|poisťovňa|pekáreň|cukráreň|mäsiarstvo|reštaurácia|kaviareň|lekáreň|drogéria|predajňa|potraviny|obchodný dom|železnice|letisko|(?:pozemné|dopravné|inžinierske) stavby|stolárstvo|zámočníctvo|záhradníctvo|kaderníctvo|strojárne|strojáreň|železiarne|továreň|zlievareň|mliekareň|elektráreň|elektrárne|teplárne|vodárne|sklárne|tlačiareň|vydavateľstvo|nakladateľstvo|kancelária|nadácia|združenie|knižnica|slovenská pošta|polícia|spoločnosť',
  schools:
    'akadémia|konzervatórium|priemyslovka|(?<!\\p{L})(?:stu v bratislave|tuke|upjš|žilinská univerzita|ukf|umb|spu v nitre|euba|truni|všmu|zš|zsš|sošs|ssoš)',
  present:
    'súčasnosť|súčasnosti|po súčasnosť|do súčasnosti|doteraz|dosiaľ|doposiaľ|podnes|dodnes|do dnes|teraz|dnes|trvá|stále|aktuálne|zatiaľ|momentálne|prítomnosť|pokračuje|prebieha',
  since: 'od roku|od r\\.|od mesiaca|počnúc',
  until: 'do roku|do r\\.|až do',
};

export const forms: FormLabels = {
  employer: 'zamestnávateľ|názov (?:firmy|spoločnosti|zamestnávateľa)|spoločnosť|firma',
  title: '(?:pracovná )?pozícia|funkcia|pracovné zaradenie',
  school: 'škola|názov školy|univerzita|vzdelávacia inštitúcia',
  area: '(?:študijný )?odbor|zameranie|špecializácia',
  degree: 'titul|stupeň|dosiahnuté vzdelanie|úroveň|ukončenie',
  period: 'obdobie|trvanie|doba|dátum|termín|roky?',
  place: 'miesto|mesto',
  duties: '(?:pracovná )?náplň(?: práce)?|popis (?:práce|pozície)|hlavné (?:úlohy|činnosti)|zodpovednosti',
};

export const summary: SummaryWords = {
  now: 'V súčasnosti: {job}.',
  last: 'Naposledy: {job}.',
  at: ', ',
  experience: 'Pracovné skúsenosti: {years}.',
  internships: 'Stáže: {count}.',
  education: 'Vzdelanie: {list}.',
  skills: 'Zručnosti: {list}.',
  languages: 'Jazyky: {list}.',
  place: 'Bydlisko: {place}.',
  comma: ', ',
  questions: {
    gap: 'Čo ste robili v čase od {from} do {to}?',
    results: 'Aké najdôležitejšie výsledky ste dosiahli na pozícii {title}?',
    work: 'Aké máte pracovné skúsenosti?',
    skills: 'S akými nástrojmi a metódami pracujete?',
    education: 'Aké máte vzdelanie?',
    languages: 'Akými jazykmi hovoríte a ako dobre?',
  },
};

export const personal: PersonalLabels = {
  name: 'meno|priezvisko|meno a priezvisko|priezvisko a meno',
  birth:
    'dátum narodenia|narodený|narodená|miesto narodenia|dátum a miesto narodenia|rok narodenia|vek|rodné číslo',
  gender: 'pohlavie',
  nationality: 'štátna príslušnosť|štátne občianstvo|občianstvo|národnosť',
  maritalStatus: 'rodinný stav|stav|deti|počet detí',
  religion: 'náboženstvo|vierovyznanie',
  photo: 'foto|fotografia',
  address: 'adresa|bydlisko|trvalé bydlisko',
};
