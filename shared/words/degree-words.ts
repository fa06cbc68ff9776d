import type { EducationLevel } from './education-level.ts';
import { foldHead } from './fold.ts';
import { careers } from './languages/more-languages.ts';
import { wordsPattern } from './languages/words-pattern.ts';

/** The first matching pattern decides, so the rarer and higher degrees come first. All are matched on folded text. */
const levels: [EducationLevel, RegExp][] = [
  [
    'doctorate',
    /(?<!\p{L})(?:pharm\.? ?d|studia doktoranckie|hdr|doktor nauk|ph\.? ?d|d\.? ?phil|dr\.? ?(?:rer|med|ing|phil|iur)\.?[\p{L}. ]*|doctor(?:ate|at|ado|aat|al|a)?(?: of \p{L}+)?|doktor(?:at|in)?|promotion(?: (?:\(dr[^)]*\)|zu[mr] dr\p{L}*\.?(?: \p{L}+\.)*))?|dottorato(?: di ricerca)?|doutorado|doutoramento|doctorat|th\.? ?d|ed\.? ?d|m\.? ?d\.?|j\.? ?d|dba)(?!\p{L})|博士(?:課程|号)?/u,
  ],
  [
    'master',
    /(?<!\p{L})(?:m\.? ?pharm|mca|vet\.?med|mbbs|mb,? ?chb|bds|dvm|msci|mmath|mphys|march|m\.arch|msw|mpp|msn|ma \(hons\)|pgce|pg ?dip(?:loma)?|pg ?cert|postgraduate (?:certificate|diploma)|graduate (?:certificate|diploma)|legal practice course|bar (?:professional|vocational) training course|approbation|facharzt\p{L}*|referendariat|lizenziat|lic\.? phil|dess|dea(?= )|capes|agregation|dscg|mastere specialise|pos[- ]?graduacao|especializacao|especializacion|residencia medica|scuola di specializzazione|master (?:di|universitario di) [i1-2]+ livello|studia (?:magisterskie|podyplomowe|ii stopnia)|aplikacja \p{L}+|diplome d'ingenieure?|master(?:'?s)?(?: degree)?(?: of (?:applied (?:science|arts)|science|arts|engineering|business administration|education|laws|fine arts|public \p{L}+|technology|philosophy|\p{L}+))?|m\.? ?sc|m\.? ?s|m\.? ?a|m\.? ?eng|m\.? ?b\.? ?a|m\.? ?phil|m\.? ?ed|m\.? ?tech|m\.? ?f\.? ?a|ll\.? ?m|m\.? ?res|mpa|mph|executive mba|magist(?:er|ra)(?: inzynier(?:ka)?)?|ingenieure? diplomee?|mgr(?: inz)?\.?|diplom(?:-\s?\p{L}+|ingenieur\p{L}*|kauf\p{L}+|informatik\p{L}*|psycholog\p{L}*|okonom\p{L}*|volkswirt\p{L}*|betriebswirt\p{L}*)?(?: \(fh\))?|dipl\.?-?\s?(?:ing|inf|kfm|oec|phys|chem|psych|volksw|betriebsw|wirt\p{L}*)\.?(?:-?\p{L}+\.?)?|dipl\.|staatsexamen|maestria|mestrado|laurea magistrale|laurea specialistica|maitrise|mastere?|maitre|licence professionnelle master|diplome d'ingenieur|ingenieur civil|postgrado|posgrado|pos-graduacao|doctorandus|drs|ingenier[oa]|engenheir[oa])(?!\p{L})|修士(?:課程)?/u,
  ],
  [
    'bachelor',
    /(?<!\p{L})(?:b\.? ?pharm|bvsc|bca|bachelier|b\.?mus|b\.?arch|bsn|bs nursing|propedeuse|pabo|dcg|studia (?:licencjackie|inzynierskie|i stopnia)|(?:ensino )?superior em|graduaat|postgraduaat|curso superior|diplomad[oa]|arquitectura(?= )|ingegneria(?= gestionale$)|bachiller en \p{L}+|tecnicatura|bachelor(?:'?s)?(?: degree)?(?: of (?:applied (?:science|arts)|science|arts|engineering|business administration|education|laws|fine arts|technology|commerce|music|\p{L}+))?(?: \(hons\))?|b\.? ?sc|b\.? ?s|b\.? ?a|b\.? ?eng|b\.? ?b\.? ?a|b\.? ?ed|b\.? ?tech|b\.? ?f\.? ?a|b\.? ?com|ll\.? ?b|b\.?e|licence(?: professionnelle)?|licenciatura|licenciad[oa]|grado(?! medio| superior)(?: en)?|grau|laurea(?: triennale)?|bacharelado|bacharela?|licencjat(?:ka)?|inzynier(?:ka)?|inz\.?|graduado|graduada|graduacao|hbo(?:-bachelor)?|hoger beroepsonderwijs|kandidaats|undergraduate(?: degree)?|diplomatura|ingenieria)(?!\p{L})|学士/u,
  ],
  [
    'associate',
    /(?<!\p{L})(?:higher (?:national )?diploma|advanced diploma|adn|ctesp|cet(?= )|deust|ond|national diploma|nd(?= \p{L}{4})|associate(?:'?s)?(?: degree)?(?: of (?:applied (?:science|arts)|\p{L}+))?|a\.? ?a\.? ?s|foundation degree|dut|bts|but|deug|tecnolog[oa]|hnd|hnc)(?!\p{L})|短期大学|準学士/u,
  ],
  [
    'vocational',
    /(?<!\p{L})(?:maturite professionnelle|brevet technique des metiers|btm(?= )|(?<=^)technik(?= (?:analityki|\p{L}{3,}(?:czny|cki|ski|wy|nik|yk))(?!\p{L}))|(?<=^)kurs(?= \p{L}{4,})|qualifica(?= di )|magisterio|(?:staats|berufs|meister|gesellen|lehrabschluss)prufung|\p{L}{3,}-?(?:diploma|certificaat|vizsga|bizonyitvany|oklevel)(?!\p{L})|(?:eidg(?:\.|enossische[rmns]?) )?fachausweis|videreutdanning|dec(?= en )|t level|svq(?: [1-5])?|(?:qqi|fetac)(?: level [1-9])?(?: (?:major|minor|full) award)?|iti(?= \p{L})|cipd level \d|aat level \d|facharbeiterbrief|cfc|deas|zasadnicze zawodowe|(?:wyksztalcenie )?zawodowe|profesor de educacion basica|trade test(?: \([^)]*\))?|national certificate|\p{L}+ nc i{1,3}v?|(?:city & guilds|city and guilds)(?: level \d)?|level [1-7] (?:diploma|certificate|award|nvq)|nvq level \d|trade certificate|certificate (?:i{1,3}v?|iv|[1-4])(?: (?:in|of))?|journeyman|stcw|officer of the watch|tecnic[oa](?: superior)?|handwerksmeister\p{L}*|(?:gepruft\p{L}* )?industriemeister\p{L}*|gepruft\p{L}* (?!industriemeister)\p{L}+|fachschule(?! \p{Lu})|lehrabschluss\p{L}*|efz|volontariat|gesellenbrief|gesellenprufung|examiniert\p{L}* \p{L}+|bp(?= )|bpjeps|cqp|titre professionnel|deaes|caferuis|mention complementaire|bafa|du de \p{L}+|diplome universitaire|diplome d'etat(?: d[e'] ?\p{L}+)?|cfg[sm]|certificado de profesionalidad|qualifica professionale|attestato(?: di qualifica)?|abilitazione|curso (?:profissional|tecnico)|aperfeicoamento|magisterio|mbo(?:[- ](?:niveau )?\d)?|mts|hts|meao|heao|lts|szkola zawodowa|kurs kwalifikacyjny|tytul zawodowy|technik \p{L}+|ausbildung(?: (?:zum|zur|als))?|lehre|berufsausbildung|gesell(?:e|in)|meisterbrief|ihk|cap|bep|fp|formacion profesional|ciclo formativo|grado (?:medio|superior)|tecnico(?: superior)?|mbo|technikum|technik|(?:middelbaar|lager) beroepsonderwijs|zasadnicza szkola \p{L}+|curso tecnico|istituto tecnico|diploma di qualifica|(?<!leaving |school |graduate |secondary |senior )certificate(?! of secondary)|certificat|vocational|apprenticeship|nvq|btec|diploma(?! (?:di (?!qualifica)|de bacalaureat|superiore|liceale|scientifico|classico|linguistico))|diplome|bootcamp|nanodegree|chartered accountant|cpa|acca|cfa|cima|staatlich geprufte?r? \p{L}+|fachwirt\p{L}*|betriebswirt\p{L}*|umschulung(?: (?:zum|zur))?|meister(?:in|prufung|schule)?|berufsabschluss|hauptschulabschluss no)(?!\p{L})|専門学校|高専/u,
  ],
  [
    'secondary',
    /(?<!\p{L})(?:fachoberschulreife|(?:erweiterter )?sekundarabschluss|primario completo|(?<=^)secundaria(?= *$)|(?:(?:samhalls|natur)vetenskap\p{L}*?|(?:barn|bygg|el|fordons|handels|hotell|restaurang|vvs|vard)- och \p{L}{3,}|estetiska|humanistiska|hantverks|naturbruks|omvardnads|fordons|ekonomi|teknik)\s?programmet(?!\p{L})|national 5s?|ncea level [1-3]|xii? standard|10 ?\+ ?2|s\.s\.c\.e|plus two|access to he|pflichtschulabschluss|cess|ceb(?!\p{L})|bachiller(?!\p{L})|secundaria completa|(?:wyksztalcenie )?srednie|vitnemal|普通科|商業科|grade 1[0-2]|matric|form (?:iv|vi?|[4-6])|(?:\p{L}+ )?certificate of secondary education|national senior certificate|tso|aso|bso|kso|a ?levels?|as[- ]levels?|o[- ]levels?|(?:scottish )?highers|wassce|waec|ssce|neco|vce|hsc|ssc|(?:west african )?senior (?:school|secondary)(?: school)?(?: certificate)?(?: \([xvi]+\))?|secondary \([xvi]+\)|class (?:xii|x|12|10)|1[02]th(?: (?:standard|std|grade))?|sslc|isc|icse|ib diploma|higher school certificate|school certificate|leaving certificate|fachhochschulreife|hauptschulabschluss|berufsmatura|dnb|brevet(?: des colleges)?|diplome national du brevet|classes? preparatoires?|eso(?= |$)|cou(?= |$)|bup|preparatoria|educacion secundaria|licenza media|esame di stato|1?\d\.? ?o ano|ensino fundamental|vmbo(?:-\p{L}+)?|mavo|atheneum|swiadectwo dojrzalosci|liceum ogolnoksztalcace|maturita|abitur|fachabitur|matura|maturita|matur|baccalaureat|bac|bachillerato|maturita \p{L}+|diploma di maturita|ensino medio|ensino secundario|high school(?: diploma)?|secondary school|a-?levels?|gcse|gcses|ged|leaving cert(?:ificate)?|vwo|havo|realschulabschluss|mittlere reife|hochschulreife|allgemeine hochschulreife|liceum|szkola srednia|diploma (?:superiore|liceale|scientifico|classico|linguistico|di (?!qualifica|laurea)\p{L}+)|perito \p{L}+|international baccalaureate)(?!\p{L})|高等学校|高校/u,
  ],
];

interface Degree {
  level: EducationLevel;
  index: number;
  length: number;
}

const ofMoreLanguages = new Map(
  levels.map(([level]) => [level, wordsPattern(careers, ({ degrees }) => degrees[level] ?? '')] as const),
);

/** The first degree that the text names, with its position in the folded text. */
export const findDegree = (text: string): Degree | null => {
  const folded = foldHead(text);
  for (const [level, pattern] of levels) {
    const match = pattern.exec(folded) ?? ofMoreLanguages.get(level)?.exec(folded);
    if (match) return { level, index: match.index, length: match[0].length };
  }
  return null;
};
