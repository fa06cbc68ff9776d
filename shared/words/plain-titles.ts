import { anyOf } from './any-of.ts';
import { foldWords } from './fold.ts';
import type { SectionKind } from './section-kind.ts';

/**
 * Titles of sections in plain speech: "Where I have worked", "Das kann ich". As written; a question mark may follow. One language a
 * line.
 */
const titles: Partial<Record<SectionKind, string>> = {
  work: anyOf`
    what i (?:did|do) and (?:do|did)|(?:part-time|summer|side) jobs|jobs and internships|jobs|where i have been \p{L}+ing|work life|working life|what i have worked on|previous work|work record|shifts and jobs|earning a living|sea service|service record|military service and work|professional life|professional journey|working years|now and before|earning and helping
    nebenjobs|ferienjobs|(?:nebenjobs|ferienjobs) und praktika|praktika und (?:neben|ferien)?jobs|arbeit|berufsleben|berufliches|arbeitsstellen|(?:mein )?beruflicher weg|praktyki i praca|praca i praktyki|mein (?:weg im beruf|berufsweg)|beschäftigungen
    petits boulots|jobs d'été|stages et (?:jobs|petits boulots)|expériences de travail|fonctions exercées|travail|parcours pro|emplois précédents
    trabajos y prácticas|prácticas y trabajos|otros trabajos|trabajos|empleos|vida profesional
    lavoretti|stage e lavoretti|lavori fatti|lavori svolti|lavori|percorso lavorativo|carriera professionale|impieghi
    estágios e trabalhos|bicos|por onde passei|trabalhos|empregos|vida profissional|trajetória|atuação profissional
    bijbanen|bijbanen en stages?|stages? en bijbanen|vakantiewerk|werk|banen|wat ik deed(?: en doe)?|werkzaamheden|loopbaan tot nu toe|arbeidservaring
    moja ścieżka|prace dorywcze|praktyki i prace(?: dorywcze)?|gdzie pracował[ae]m|prace|droga zawodowa|ścieżka kariery|ścieżka zawodowa
    extrajobb|sommarjobb|extrajobb och praktik|jobb|arbeten|(?:det )?här har jag jobbat(?: med)?|arbetslivet|tidigare (?:jobb|arbeten)
    mine job|arbejdsliv|(?:her|hvor) har jeg arbejdet|hvor jeg har arbejdet|tidligere job
    jobber|arbeid|arbeidsliv|(?:her|hvor) har jeg jobbet|hvor jeg har jobbet|tidligere jobber
    työt|työ|missä olen (?:ollut töissä|työskennellyt)|aiemmat työt|mitä olen tehnyt|töissä|olen ollut töissä
    práce|kde jsem pracovala?|moje praxe|co jsem dělala?|kde som pracovala?|moja prax|profesijná dráha
    munkák|munkáim|hol dolgoztam|eddigi munkáim
    unde am lucrat|muncă|ce am lucrat|slujbe|joburi|parcursul meu|experiența mea
    δουλειές|πού έχω δουλέψει|πού δούλεψα|εργασιακή πείρα
    где (?:я )?работала?|де (?:я )?працюва(?:в|ла)|трудовий шлях
    işler|işlerim|nerede çalıştım|çalışma hayatım
    (?:我)?(?:做过|干过|从事过)的?(?:工作|活|什么)|(?:工作|上班)过的(?:地方|单位|公司)|我的(?:工作)?经历|我的职业(?:经历)?|(?:(?:私|わたし|自分)の)?(?:働いてきた|働いた|勤めた|勤めてきた)(?:場所|会社|職場|ところ)|(?:私|わたし|これまで|今まで)の(?:仕事|職歴|経歴|経験|歩み)|仕事の(?:経歴|経験|歩み)|实践与工作|工作与实践|实习与工作|从业经历|我的工作|工作情况|これまでの仕事|勤務歴|仕事歴|일한 곳|일 경험
  `,
  education: anyOf`
    education (?:&|and) trade|(?:institutions|schools|colleges) attended|(?:institutions|schools) attended (?:&|and) (?:certificates|qualifications) obtained|learning|where i went to school|school and college|taught by|schooling
    schule|schulen|schule und abschl(?:uss|üsse)|schulzeit|schule und lehre|gelernt|studium und schule|schulisches|ausbildung und schule|lernen|gelernt und weitergebildet|schule und pr(?:ü|ue)fungen
    titres et diplômes|école|écoles|apprentissage|parcours d'études|écoles et diplômes
    estudios cursados|escuela|escuelas|escolaridad
    scuola|scuole
    estudei|escola|escolas|formação escolar|formação acadêmica ?\/ ?titulação
    scholen|schoolloopbaan|waar ik op school zat|geleerd
    szkoła|szkoły|gdzie się uczył[ae]m|szkolnictwo|ukończone szkoły
    skola|skolor|skolgång|skolan|plugg|skola och utbildning|vad jag har läst
    skole|skoler|her har jeg gået i skole|skole og (?:uddannelse|utdanning)
    koulu|koulunkäynti|mitä olen opiskellut|missä olen opiskellut|opiskelut
    škola|kde jsem studovala?|co jsem vystudovala?|kde som študovala?
    iskola|hol tanultam
    școal[ăa]|unde am (?:învățat|studiat)|școlarizare|ce am studiat|școli urmate
    σχολείο|σχολές|πού σπούδασα|τι σπούδασα
    школа|где (?:я )?учил(?:ся|ась)|де (?:я )?(?:навча|вчи)(?:вся|лася)
    okul|okullar|okuduğum okullar|eğitimim|nerede okudum|eğitim hayatım
    上学|我?(?:学过|读过)什么|(?:读|上)过的(?:学校|学)|我的(?:学习|学历|教育|学业|学校)(?:经历)?|(?:通った|学んだ|卒業した)(?:学校|ところ|場所)|(?:私|わたし)の(?:学び|学歴|勉強)|求学经历|学业背景|就读经历|学校|学び|学んだこと|学んできたこと|배운 곳
  `,
  skills: anyOf`
    toolbox|my toolbox|can do|handy with|good with|know-how|tools i reach for|i work with|what i'm good at|trade skills|on the job i can|skills on deck
    werkzeugkasten|ich bringe mit|fachliches|mein können|womit ich arbeite|con cosa lavoro|com o que trabalho|waarmee ik werk|handwerkszeug
    boîte à outils|outils et matières|ce que je fais bien
    caja de herramientas|herramientas y saberes|sé hacer
    cassetta degli attrezzi|punti forti|strumenti che uso
    caixa de ferramentas|sei fazer
    gereedschap|gereedschapskist|wat kan ik(?: goed)?|goed in|handig met
    umiem|potrafię|umiejętności i uprawnienia|narzędzia, których używam
    verktygslådan?|værktøjskasse|verktøykasse|kan|bra på|duktig på
    det(?:te)? kan jeg|jeg kan|hv(?:ad|a) jeg kan|god (?:til|på)|mine styrker
    osaan|mitä osaan|hyvä näissä
    umím|co umím|moje dovednosti|ovládám|čo viem|moje zručnosti|ovládam
    a?mihez értek|amit tudok|értek hozzá
    (?:ce )?știu să fac|ce știu|mă pricep la
    ξέρω|τι ξέρω(?: να κάνω)?|γνωρίζω
    (?:что )?(?:я )?умею|владею|мои навыки|(?:що )?(?:я )?[ву]мію|володію|мої навички
    yapabildiklerim|bildiklerim|neler yapabilirim|güçlü yönlerim|kullandığım araçlar
    会什么|我会什么|擅长|我的(?:技能|优势|特长|强项|本领)|我(?:能|会)做什么|(?:擅长|会用|会做)的(?:事|事情|工具|软件)|(?:使える|扱える)(?:ツール|ソフト|道具|機械)|(?:私|わたし)の(?:強み|スキル|技術)|我会|专长|得意なこと|できること|得意な技術|活かせる知識・技術|할 수 있는 일|잘하는 것|기술 및 능력
  `,
  certificates: anyOf`
    zusatzqualifikationen|short courses|tickets and cards|courses and tickets|kurse und nachweise|führerscheine und nachweise|formations courtes|perfectionnement
    capacitaciones|cursos y jornadas|patenti e patentini|patentini|cursos de curta duração|cursos complementares|attesten|doskonalenie(?: zawodowe)?
    kurser och intyg|kort och tillstånd|获奖证书|证书与荣誉|培训与证书
  `,
  publications: anyOf`
    palestras|talks i gave|produção bibliográfica|bancas e orientações
  `,
  volunteer: anyOf`
    comunidade|implication sociale|implications|uppdrag och ideellt|uppdrag och fritid|fritid och uppdrag|ideellt och uppdrag|posten und ehrenämter|impegno sociale
  `,
  other: anyOf`
    when i'm not (?:working|at work)|who you can ask|who can vouch for me|off duty|outside of work|in my (?:free|spare) time
    wenn ich nicht arbeite|was mich ausmacht|in meiner freizeit
    ce que j'aime|en dehors du travail|hors travail|mes loisirs|mes passions|passions
    lo que me gusta|en mi tiempo libre|pasiones
    passioni|cosa mi piace|nel tempo libero|le mie passioni
    fora da tela|nas horas livres|nos tempos livres|paixões
    vrije tijd|naast mijn werk|wat ik graag doe|nevenfuncties
    poza (?:szkołą|pracą)|lubię|po pracy|czas wolny
    på fritiden|när jag inte jobbar|i min fritid|vapaa-aika
    ひとこと|健康・その他|趣味・特技|兴趣爱好|爱好
  `,
  languages: anyOf`
    spoken|speaks|tongues|speaking
    spreche|sprachliches
    langues pratiquées|hablo|parlo|falo|(?:línguas|idiomas) que falo
    welke talen (?:spreek ik|ik spreek)|talen die ik spreek|spreekt|mówię|języki, którymi mówię
    talar|pratar|taler|jeg taler|sprog jeg taler|snakker|jeg snakker|språk jeg snakker
    puhun|mitä kieliä puhun|kielet joita puhun
    mluvím|jazyky, kterými mluvím|hovorím|jazyky, ktorými hovorím
    beszélek|ezeken a nyelveken beszélek|vorbesc|limbi pe care le vorbesc|μιλάω|γλώσσες που μιλάω
    говорю|какими языками владею|розмовляю|якими мовами володію|konuştuğum diller
    我?(?:会说|会|说|能说)的(?:语言|外语)|(?:話せる|使える|わかる)(?:言語|言葉|ことば|外国語)|外语水平|外语能力|ことば|할 수 있는 언어|reo
  `,
  contact: anyOf`
    find me|reach me|how to reach me|say hello|call or write
    so erreichen sie mich|erreichbar|erreichbarkeit|schreiben sie mir|(?:pour )?me joindre|me contacter
    cómo contactarme|contáctame|localízame|dove trovarmi|contattami|fale comigo|contacte-me
    bereikbaar|te bereiken|bereik me|kontakt ze mną|jak się ze mną skontaktować
    hör av dig|kontakta mig|nå mig|kontakt m[ie]g|fang mig|få fat i mig|ta kontakt
    ozvěte se|kontaktujte m[ěa]|ozvite sa|keressen|itt elér|mă găsiți|contactați-mă|επικοινωνήστε
    связаться|связь|зв'язок|bana ulaşın|ulaşım|联系我
  `,
};

const patterns = Object.entries(titles).map(
  ([kind, words]) => [kind as SectionKind, new RegExp(`^(?:${foldWords(words)})$`, 'u')] as const,
);

/** The kind of section that a folded title names in plain speech, or null. */
export const plainKindOf = (title: string): SectionKind | null =>
  patterns.find(([, pattern]) => pattern.test(title))?.[0] ?? null;
