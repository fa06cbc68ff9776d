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

/** Hungarian. */
export const language: LanguageName = {
  code: 'hu',
  country: 'HU',
  isUnspaced: false,
  languages:
    'angol nyelv=en|német nyelv=de|francia nyelv=fr|spanyol nyelv=es|olasz nyelv=it|orosz nyelv=ru|magyar nyelv=hu|román nyelv=ro|szlovák nyelv=sk|szerb nyelv=sr|horvát nyelv=hr|ukrán nyelv=uk|cseh nyelv=cs|lengyel nyelv=pl|latin nyelv=la|holland nyelv=nl|japán nyelv=ja|kínai nyelv=zh|portugál nyelv=pt|angolul=en|németül=de|franciául=fr|spanyolul=es|olaszul=it|oroszul=ru|magyarul=hu|románul=ro|szlovákul=sk|eszperantó nyelv=eo|lovári=rom|lovári nyelv=rom|beás=rmy|cigány=rom|perzsa=fa|kurd=ku|jelnyelv=sgn|magyar jelnyelv=hsh',
};

export const detects: DetectWords = {
  grammar: 'és az egy hogy vagy mint több valamint illetve során által való után',
  ofCvs:
    'tapasztalat tapasztalatok szakmai munkatapasztalat munkahely munkahelyek tanulmányok végzettség iskolai képzettség nyelvtudás nyelvismeret nyelvek készségek ismeretek számítógépes önéletrajz személyes adatok jelenleg egyetem egyetemi főiskola gimnázium szakközépiskola érettségi angol német magyar anyanyelv felsőfok felsőfokú középfok középfokú alapfok alapfokú társalgási szint jogosítvány kategória kategóriás lakcím születési elérhetőség telefonszám munkakör beosztás feladatok referenciák érdeklődési hobbi tanfolyamok január február március április május június július augusztus szeptember október napjainkig óta kft zrt nyrt',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'bemutatkozás|rólam|magamról|profil|szakmai profil|személyes profil|összefoglaló|összegzés|szakmai összefoglaló|rövid bemutatkozás|rövid összefoglaló|célkitűzés|karriercél|szakmai cél|szakmai célkitűzés|ki vagyok|célom|motiváció|pár szó magamról|néhány szó magamról',
    work: 'szakmai tapasztalat|szakmai tapasztalatok|munkatapasztalat|munkatapasztalatok|munkatapasztalataim|tapasztalat|tapasztalatok|munkahelyek|munkahelyeim|korábbi munkahelyek|eddigi munkahelyek|korábbi munkahelyeim|jelenlegi munkahely|munkaviszonyok|munkaviszony|szakmai gyakorlat|szakmai életút|szakmai pályafutás|szakmai előmenetel|szakmai múlt|pályafutás|karrier|szakmai út|munkakörök|foglalkoztatás|gyakornoki tapasztalat|gyakornoki munkák|diákmunka|diákmunkák|gyakorlat|korábbi munkatapasztalat|releváns tapasztalat|releváns munkatapasztalat|munka|munkatörténet|foglalkozások|szakmai gyakorlatok|alkalmazások',
    education:
      'tanulmányok|tanulmányaim|végzettség|végzettségek|iskolai végzettség|iskolai végzettségek|legmagasabb iskolai végzettség|iskolák|iskoláim|iskolai tanulmányok|felsőfokú tanulmányok|képzettség|képzettségek|szakképzettség|oktatás|oktatás és képzés|tanulmányok és képzések|képzés|iskolázottság|végzettségek és képesítések|tanulmányi adatok|szakmai végzettség|iskolai végzettség, képzettség|szakirányú végzettség|tanulmányok, végzettség',
    skills:
      'készségek|készségeim|képességek|kompetenciák|kompetenciáim|ismeretek|szakmai ismeretek|szakmai készségek|szakmai kompetenciák|készségek és képességek|készségek és kompetenciák|képességek és készségek|számítógépes ismeretek|számítógépes ismeret|számítástechnikai ismeretek|számítógépes készségek|informatikai ismeretek|informatikai készségek|it ismeretek|digitális készségek|digitális kompetenciák|digitális kompetencia|felhasználói ismeretek|technikai készségek|műszaki készségek|technikai ismeretek|technológiák|technológiai ismeretek|eszközök|programok|szoftverek|szoftverismeret|szoftverismeretek|erősségek|erősségeim|egyéb készségek|egyéb ismeretek|egyéb készségek, ismeretek|kulcskompetenciák|fő kompetenciák|személyes készségek|egyéni készségek|egyéni készségek és kompetenciák|személyes kompetenciák|személyes tulajdonságok|szakértelem|szaktudás|szakterületek|alapkészségek',
    languages:
      'nyelvtudás|nyelvismeret|nyelvismeretek|nyelvek|nyelvi ismeretek|nyelvi készségek|nyelvi kompetenciák|idegen nyelvek|idegen nyelv|idegennyelv-tudás|idegennyelv-ismeret|idegen nyelv ismeret|idegen nyelvi ismeretek|idegennyelvi ismeretek|beszélt nyelvek|nyelvtudásom|nyelvvizsga|nyelvvizsgák',
    certificates:
      'tanfolyamok|tanfolyam|képesítések|képesítés|továbbképzések|továbbképzés|kurzusok|tréningek|képzések|bizonyítványok|oklevelek|tanúsítványok|tanúsítvány|engedélyek|tanfolyamok és képzések|tanfolyamok, képzések|képzések, tanfolyamok|képzések és tréningek|tréningek és tanfolyamok|tanfolyamok, tréningek|egyéb képzések|egyéb végzettségek|egyéb végzettség|egyéb képesítések|szakképesítések|szakmai képesítések|szakmai képzések|szakmai továbbképzések|okj-s képzések|minősítések|szakvizsgák|certifikátok|kiegészítő képzések',
    projects: 'projektek|projektjeim|saját projektek|kiemelt projektek|referenciamunkák|projekttapasztalat',
    publications:
      'publikációk|cikkek|előadások|tudományos munka|publikációs lista|tudományos publikációk|szakmai publikációk',
    awards:
      'díjak|elismerések|díjak és elismerések|eredmények|ösztöndíjak|kitüntetések|versenyeredmények|sikerek|szakmai eredmények',
    volunteer:
      'önkéntes munka|önkéntesség|önkéntes tevékenység|önkéntes tevékenységek|társadalmi munka|közösségi tevékenység|önkéntes tapasztalat',
    contact:
      'elérhetőség|elérhetőségek|elérhetőségeim|kapcsolat|személyes adatok|személyi adatok|személyes információk|személyes információ|adatok|személyi információk|kapcsolattartás',
    other:
      'érdeklődési kör|érdeklődési körök|érdeklődés|hobbi|hobbik|hobbijaim|hobbi, érdeklődési kör|érdeklődési kör, hobbi|szabadidő|szabadidős tevékenységek|referenciák|referencia|referenciaszemélyek|egyéb|egyéb információk|egyéb információ|egyéb adatok|további információk|kiegészítő információk|jogosítvány|jogosítványok|vezetői engedély|gépjárművezetői engedély|tagságok|szakmai tagságok|katonai szolgálat|mellékletek',
  },
  fluency: {
    native: 'anyanyelv(?:i|ű|em|e|i szinten?|i szintű)?|kétnyelvű',
    fluent:
      'foly[ée]kony(?:an)?|felsőfok(?:ú|on)?(?: nyelvvizsga)?|kiváló|kiválóan|anyanyelvi közeli|tökéletes|perfekt|szóban és írásban kiváló',
    advanced:
      'tárgyalóképes|tárgyalási szint(?:ű|en)?|tárgyalószint|haladó(?: szinten?| szintű)?|nagyon jó|nagyon jól|erős középfok(?:ú)?|jól|jó|szakmai szint(?:en|ű)?|munkanyelv',
    intermediate:
      '(?<!erős )középfok(?:ú|on)?(?: nyelvvizsga)?|középhaladó|társalgási(?: szint(?:en|ű)?)?|társalgó|társalgási szint|kommunikációképes|kommunikációs(?: szint(?:en|ű)?)?|közepes(?:en)?|középszint(?:en|ű)?|megfelelő|jó társalgási',
    basic:
      'alapfok(?:ú|on)?(?: nyelvvizsga)?|alapszint(?:en|ű)?|alap|alapok|alapismeret(?:ek)?|kezdő(?: szint(?:en|ű)?)?|gyenge|passzív|minimális|kevés|konyhanyelv',
  },
  labels: {
    place:
      'lakcím|lakhely|cím|lakóhely|állandó lakcím|állandó lakhely|tartózkodási hely|levelezési cím|ideiglenes lakcím|lakcíme|lakóhelye|város|értesítési cím|bejelentett lakcím',
    name: 'név|teljes név|neve|vezetéknév és keresztnév|vezetéknév, keresztnév|családnév, utónév|vezetéknév / utónév|családnév és utónév|vezetéknév / keresztnév|családi és utónév|vezetéknév / utónév\\(nevek\\)|családnév / utónév',
    phone:
      'telefon|telefonszám|tel|mobil|mobilszám|mobiltelefon|mobiltelefonszám|telefon/mobil|mob|elérhetőség|telefonszáma|telefonos elérhetőség|telefonszám\\(ok\\)',
  },
};

export const career: CareerWords = {
  roles:
    'apolo|asszisztens|(?<!\\p{L})(?:szak|bolti|ruha|konyv|jegy)?elado|vezeto|mernok|szerelo|hegeszto|(?<!\\p{L})(?:lakatos|acs|pek|pincer|dajka|kontroller|postas)|(?<!\\p{L})(?:szobafesto|festo|mazolo|nover|fonover)|cukrasz|masszor|(?:szerszam|motor|karosszeria|szerkezet|diszmu|gep)lakatos|komuves|burkolo|tetofedo|szakacs|felszolgalo|tanar|tanarno|tanito|tanitono|ovono|pedagogus|gondozo|gondozono|orvos|orvosno|fogasz|gyogyszeresz|vedono|gyogytornasz|szuleszno|pszichologus|logopedus|dietetikus|mentotiszt|konyvelo|konyvvizsgalo|berszamfejto|ugyintezo|(?<!\\p{L})(?:fo)?eloado|titkar|titkarno|recepcios|penztaros|raktaros|futar|targoncas|komissios|komissiozo|arufeltolto|anyagmozgato|fejleszto|programozo|tesztelo|rendszergazda|uzemelteto|elemzo|tanacsado|menedzser|igazgato|munkatars|munkas|gyakornok|takarito|takaritono|(?:vagyon|rend|polgar)or|tuzolto|fodrasz|kozmetikus|manikuros|varrono|kertesz|gazdalkodo|allattenyeszto|kutato|oktato|edzo|ugyved|ugyvedjelolt|jogasz|konyvtaros|fordito|tolmacs|ujsagiro|szerkeszto|tervezo|epitesz|gepesz|laborans|analitikus|(?<=\\p{L}{2})seged|kezelo|beallito|karbantarto|asztalos|esztergalyos|forgacsolo|kereskedo|uzletkoto|ertekesito|beszerzo|ellenor|vallalkozo|tulajdonos|alapito|kepviselo|szervezo|szakerto|kiszolgalo|pultos|kisegito|konyhalany|szobalany|hazvezetono|bebiszitter|felugyelo|csomagolo|mosogato|kezbesito|kalauz|pilota|lakberendezo|fenykepesz|szociologus|kozgazdasz|informatikus|matematikus|vegyesz|fizikus|onkentes|adjunktus|docens|lelkesz|jegyzo|ajtonallo|konyvkoto|nyomdasz|hentes',
  degrees: {
    doctorate:
      'doktori (?:fokozat|cím|képzés|iskola|tanulmányok)|phd(?:-képzés| fokozat)|dla fokozat|doktorátus|kandidátus',
    master:
      'mesterképzés|mester(?:diploma|fokozat|szak|képzési szak)|mesterfokozat(?:ú)?|okleveles \\p{L}+|egyetemi (?:diploma|végzettség|oklevél|szak|képzés)|osztatlan (?:képzés|mesterképzés|tanárképzés|\\p{L}+ képzés)|msc(?:-képzés)?|szakirányú továbbképzés|jogi doktor|általános orvos|(?:mérnök|közgazdász|jogász)(?=,| ?$)|posztgraduális',
    bachelor:
      'alapképzés|alapszak|alapdiploma|alapfokozat|főiskolai (?:diploma|végzettség|oklevél|szak|képzés)|(?:bsc|ba)-képzés|üzemmérnök|felsőfokú végzettség|diploma(?= \\p{L}+ szak)|tanítóképző(?=,| ?$)',
    associate:
      'felsőoktatási szakképzés|felsőfokú (?:szakképzés|szakképesítés|okj)|fosz(?:k)?|akkreditált (?:iskolai rendszerű )?felsőfokú szakképzés|emelt szintű (?:okj|szakképesítés)',
    vocational:
      'szakmunkás(?:képző|-bizonyítvány| bizonyítvány|képesítés)?|szakmunkás végzettség|okj(?:-s)?(?: (?:bizonyítvány|végzettség|képzés|képesítés|tanfolyam))?|szakképesítés|szakképzés|szakmai (?:bizonyítvány|képesítés|vizsga)|technikus(?:i)?(?: (?:oklevél|minősítés|végzettség|képzés|bizonyítvány))?|mestervizsga|mesterlevél|szakvizsga|szakiskola(?=,| ?$)|szakiskolai végzettség|szakmai érettségi',
    secondary:
      '(?:gimnáziumi |szakközépiskolai |szakgimnáziumi )?érettségi(?: bizonyítvány| vizsga)?|középfokú végzettség|középiskolai végzettség|nyolc általános|8 általános|általános iskolai végzettség|általános iskola(?=,| ?$)|alapfokú végzettség',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<!\\p{L})(?:kft|zrt|nyrt|bt|kkt|kht|egyéni vállalkozó|egyéni vállalkozás|máv|bkv|élelmiszer|magyar posta)\\.?|(?<=\\p{L} )rt\\.|kórház|kórháza|klinika|klinikája|rendelő|rendelőintézet|idősek otthona|otthon|gondozóház|óvoda|óvodája|bölcsőde|bölcsődéje|önkormányzat|önkormányzata|hivatal|hivatala|minisztérium|bíróság|ügyészség|rendőrség|rendőrkapitányság|katasztrófavédelem|honvédség|biztosító|szövetkezet|takarék|pékség|sütőipari|cukrászda|étterem|vendéglő|vendégház|kávézó|söröző|panzió|szálloda|gyógyszertár|patika|áruház|(?:szak|élelmiszer|ruha|könyves|kis|virág)bolt|üzlet|szerviz|autóház|autókereskedés|fuvarozás|szállítmányozás|közlekedési|vasút|repülőtér|építőipari|mélyépítő|gyár|gyára|üzem|üzeme|öntöde|nyomda|malom|erőmű|művek|kiadó|ügynökség|iroda|irodája|alapítvány|egyesület|szövetség|könyvtár|könyvtára|színház|művelődési ház|kutatóintézet|központ|központja|kamara|gazdaság|vállalat|társaság|pincészet|szolgálat|szolgáltató',
  schools:
    'egyetem|egyeteme|egyetemen|iskolája|gimnázium|gimnáziuma|technikum|technikuma|líceum|kollégium|kollégiuma|intézet|intézete|(?:tudományi|informatikai|mérnöki|jogi|orvosi|pedagógiai|gazdasági|műszaki) kara?|képző|képzőközpont|akadémiája|szakképzési centrum|képzési központ|(?<!\\p{L})(?:elte|bme|bce|szte|pte btk|debreceni egyetem|kjf|nke|mome|sote|bge|ppke|kre|ssze|sze győr)',
  present:
    'jelenleg(?: is)?(?: folyamatban| tart| itt dolgozom)?|jelen|jelenlegi|napjainkig|napjaink|máig|mai napig|a mai napig|mind a mai napig|mostanáig|folyamatban(?: lévő)?|folyamatos(?:an)?|jelenleg is tart|jelenkor|azóta|folyamatosan',
  since: '',
  sinceBefore: '\\.? ?óta|kezdve|kezdődően|fogva',
};

export const forms: FormLabels = {
  employer: 'munkáltató(?: neve(?: és címe)?)?|munkahely(?: neve)?|cég(?:név| neve)?',
  title: 'munkakör|beosztás|pozíció|foglalkozás(?: vagy beosztás| \\/ beosztás)?',
  school: '(?:oktatási )?intézmény(?: neve)?|iskola(?: neve)?|egyetem|főiskola',
  area: 'szak|szakirány',
  degree: 'végzettség|képesítés|szakképesítés|fokozat|oklevél|szint',
  period: 'időtartam|időszak|időpont|dátum|év|évek|mikor',
  place: 'helyszín|hely|helység|város',
  duties: '(?:fő(?:bb)? )?feladat(?:ok|kör|körök|aim)|(?:főbb )?tevékenységek|felelősségi kör',
};

export const summary: SummaryWords = {
  now: 'Jelenleg: {job}.',
  last: 'Legutóbb: {job}.',
  at: ', ',
  experience: 'Munkatapasztalat: {years}.',
  internships: 'Szakmai gyakorlatok: {count}.',
  education: 'Tanulmányok: {list}.',
  skills: 'Készségek: {list}.',
  languages: 'Nyelvtudás: {list}.',
  place: 'Lakóhely: {place}.',
  comma: ', ',
  questions: {
    gap: 'Mit csinált {from} és {to} között?',
    results: 'Melyek voltak a legfontosabb eredményei ebben a munkakörben: {title}?',
    work: 'Milyen munkatapasztalata van?',
    skills: 'Milyen eszközökkel és módszerekkel dolgozik?',
    education: 'Milyen végzettsége van?',
    languages: 'Milyen nyelveken beszél, és mennyire jól?',
  },
};

export const personal: PersonalLabels = {
  name: 'név|teljes név|vezetéknév|keresztnév|születési név|anyja neve',
  birth: 'születési (?:idő|dátum|hely|év)|születési hely(?: és idő|, idő)|született|életkor|kor',
  gender: 'nem',
  nationality: 'állampolgárság|nemzetiség',
  maritalStatus: 'családi állapot|gyermekek|gyermekek száma',
  religion: 'vallás|felekezet',
  photo: 'fénykép|fotó',
  address: 'lakcím|cím|lakhely|állandó lakcím|lakóhely',
};
