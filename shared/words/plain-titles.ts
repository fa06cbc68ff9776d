import { anyOf } from './any-of.ts';
import { foldWords } from './fold.ts';
import type { SectionKind } from './section-kind.ts';

/**
 * Titles of sections in plain speech: "Where I have worked", "Das kann ich". As written; a question mark may follow. One language a
 * line.
 */
const titles: Partial<Record<SectionKind, string>> = {
  work: anyOf`
    what i (?:did|do) and (?:do|did)|(?:part-time|summer|side) jobs|jobs and internships|jobs|where i have worked|where i have been \p{L}+ing|work life|working life|what i have worked on|previous work|work record|shifts and jobs|earning a living|sea service|service record|military service and work|professional life|professional journey|working years|what i do and have done|now and before|earning and helping
    nebenjobs|ferienjobs|(?:nebenjobs|ferienjobs) und praktika|praktika und (?:neben|ferien)?jobs|meine jobs|arbeit|meine arbeit|wo ich gearbeitet habe|berufsleben|berufliches|arbeitsstellen|beruflicher weg|was ich bisher gemacht habe|mein berufsweg|beschäftigungen|hier habe ich gearbeitet
    petits boulots|jobs d'été|stages et (?:jobs|petits boulots)|expériences de travail|fonctions exercées|où j'ai travaillé|travail|parcours pro|emplois précédents|là où j'ai travaillé
    trabajos y prácticas|prácticas y trabajos|otros trabajos|trabajos|mis trabajos|dónde he trabajado|empleos|vida profesional
    lavoretti|stage e lavoretti|lavori fatti|lavori svolti|lavori|i miei lavori|dove ho lavorato|percorso lavorativo|la mia esperienza|carriera professionale|impieghi
    estágios e trabalhos|bicos|por onde passei|trabalhos|onde trabalhei|empregos|vida profissional|a minha experiência|minha experiência|trajetória|atuação profissional
    bijbanen|bijbanen en stages?|stages? en bijbanen|vakantiewerk|werk|banen|mijn werk|waar ik heb gewerkt|waar ik werkte|wat ik gedaan heb|wat ik deed(?: en doe)?|werkzaamheden|loopbaan tot nu toe|arbeidservaring
    moja ścieżka|prace dorywcze|praktyki i prace(?: dorywcze)?|gdzie pracował[ae]m|prace|moja praca|moje doświadczenie|droga zawodowa|ścieżka kariery|ścieżka zawodowa
    extrajobb|sommarjobb|extrajobb och praktik|jobb|mina jobb|arbeten|(?:det )?här har jag jobbat(?: med)?|var jag har jobbat|arbetslivet|tidigare (?:jobb|arbeten)
    mine job|arbejdsliv|(?:her|hvor) har jeg arbejdet|hvor jeg har arbejdet|tidligere job
    jobber|arbeid|arbeidsliv|(?:her|hvor) har jeg jobbet|hvor jeg har jobbet|tidligere jobber
    työt|työ|missä olen (?:ollut töissä|työskennellyt)|aiemmat työt|mitä olen tehnyt|töissä|olen ollut töissä
    práce|kde jsem pracovala?|moje praxe|co jsem dělala?|kde som pracovala?|moja prax|profesijná dráha
    munkák|munkáim|hol dolgoztam|eddigi munkáim
    unde am lucrat|muncă|ce am lucrat|slujbe|joburi|parcursul meu|experiența mea
    δουλειές|πού έχω δουλέψει|πού δούλεψα|εργασιακή πείρα
    где (?:я )?работала?|де (?:я )?працюва(?:в|ла)|трудовий шлях
    işler|işlerim|nerede çalıştım|çalışma hayatım
    干过的活|做过的工作|实践与工作|工作与实践|实习与工作|从业经历|我的工作|工作情况|これまでの仕事|勤務歴|仕事歴|일한 곳|일 경험
  `,
  education: anyOf`
    education (?:&|and) trade|learning|where i went to school|school and college|taught by|schooling
    schule|schulen|schule und abschl(?:uss|üsse)|schulzeit|schule und lehre|was ich gelernt habe|gelernt|studium und schule|schulisches|ausbildung und schule|lernen|gelernt habe ich|gelernt und weitergebildet|schule und pr(?:ü|ue)fungen
    titres et diplômes|école|écoles|ce que j'ai étudié|apprentissage|parcours d'études|écoles et diplômes
    estudios cursados|escuela|escuelas|dónde he estudiado|lo que he estudiado|escolaridad
    scuola|scuole|i miei studi|dove ho studiato
    estudei|o que estudei|escola|escolas|onde estudei|os meus estudos|formação escolar|formação acadêmica ?\/ ?titulação
    scholen|wat ik leerde|waar ik leerde|wat ik geleerd heb|schoolloopbaan|waar ik op school zat|geleerd
    szkoła|szkoły|gdzie się uczył[ae]m|szkolnictwo|moja edukacja|ukończone szkoły
    skola|skolor|skolgång|skolan|plugg|det här har jag pluggat|skola och utbildning|vad jag har läst
    skole|skoler|her har jeg gået i skole|skole og (?:uddannelse|utdanning)
    koulu|koulunkäynti|mitä olen opiskellut|missä olen opiskellut|opiskelut
    škola|kde jsem studovala?|co jsem vystudovala?|kde som študovala?
    iskola|hol tanultam
    școal[ăa]|unde am (?:învățat|studiat)|școlarizare|ce am studiat|școli urmate
    σχολείο|σχολές|πού σπούδασα|τι σπούδασα
    школа|где (?:я )?учил(?:ся|ась)|де (?:я )?(?:навча|вчи)(?:вся|лася)
    okul|okullar|okuduğum okullar|eğitimim|nerede okudum|eğitim hayatım
    上学|上过的学|求学经历|学业背景|就读经历|学校|学び|学んだこと|学んできたこと|배운 곳
  `,
  skills: anyOf`
    toolbox|my toolbox|can do|i can|what i can|handy with|good with|i know|skills i bring|know-how|tools i reach for|i work with|what i'm good at|trade skills|on the job i can|tools i use|software i use|skills on deck
    werkzeugkasten|kann ich|das kann ich gut|ich kann|was ich gut kann|ich bringe mit|fachliches|mein können|womit ich arbeite|handwerkszeug
    boîte à outils|je sais faire|ce que je maîtrise|je maîtrise|outils et matières|ce que je fais bien
    caja de herramientas|herramientas y saberes|sé hacer|lo que sé hacer|qué sé hacer|se me da bien
    cassetta degli attrezzi|cosa so fare|so fare|le mie competenze|punti forti|strumenti che uso|so usare
    caixa de ferramentas|sei fazer|as minhas competências|minhas habilidades
    gereedschap|gereedschapskist|kan ik|wat kan ik(?: goed)?|dit kan ik|ik kan|goed in|waar ik goed in ben|handig met
    umiem|potrafię|co umiem|moje umiejętności|umiejętności i uprawnienia|narzędzia, których używam
    verktygslådan?|værktøjskasse|verktøykasse|kan|det här kan jag|jag kan|vad jag kan|bra på|mina styrkor|duktig på
    det(?:te)? kan jeg|jeg kan|hv(?:ad|a) jeg kan|god (?:til|på)|mine styrker
    osaan|mitä osaan|hyvä näissä
    umím|co umím|moje dovednosti|ovládám|čo viem|moje zručnosti|ovládam
    a?mihez értek|amit tudok|értek hozzá
    (?:ce )?știu să fac|ce știu|mă pricep la
    ξέρω|τι ξέρω(?: να κάνω)?|γνωρίζω
    (?:что )?(?:я )?умею|владею|мои навыки|(?:що )?(?:я )?[ву]мію|володію|мої навички
    yapabildiklerim|bildiklerim|neler yapabilirim|güçlü yönlerim|kullandığım araçlar
    会什么|我会什么|擅长|我会|专长|得意なこと|できること|得意な技術|活かせる知識・技術|할 수 있는 일|잘하는 것|기술 및 능력
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
    comunidade|implication sociale|implications|uppdrag och ideellt|ideellt och uppdrag|posten und ehrenämter|impegno sociale
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
    i speak|spoken|speaks|tongues|languages i speak|speaking
    ich spreche|sprachen, die ich spreche|spreche|sprachliches
    je parle|langues que je parle|langues pratiquées|hablo|idiomas que hablo|parlo|lingue che parlo|falo|(?:línguas|idiomas) que falo
    welke talen (?:spreek ik|ik spreek)|ik spreek|talen die ik spreek|spreekt|mówię|języki, którymi mówię
    talar|jag talar|jag pratar|pratar|språk jag talar|taler|jeg taler|sprog jeg taler|snakker|jeg snakker|språk jeg snakker
    puhun|mitä kieliä puhun|kielet joita puhun
    mluvím|jazyky, kterými mluvím|hovorím|jazyky, ktorými hovorím
    beszélek|ezeken a nyelveken beszélek|vorbesc|limbi pe care le vorbesc|μιλάω|γλώσσες που μιλάω
    говорю|какими языками владею|розмовляю|якими мовами володію|konuştuğum diller
    会说的语言|外语水平|外语能力|話せる言語|ことば|할 수 있는 언어|reo
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
