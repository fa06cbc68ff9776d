/** The kind of value that a label in an entry's head announces. */
export type LabelKind = 'employer' | 'title' | 'school' | 'area' | null;

/** Labels in forms: the CV itself names the kind of the text after them. */
const labels: [LabelKind, RegExp][] = [
  [
    'employer',
    /^(?:company(?: name)?|name of (?:the )?(?:hospital|company|employer|agency|facility|firm|organi[sz]ation)|name and address of employer|numele angajatorului|nom et adresse de l'employeur|nombre y direcci[oó]n (?:de la empresa|del empleador)|nome e (?:endere[cç]o|morada) do empregador|name und adresse des arbeitgebers|employer|organi[sz]ation|client|firma|arbeitgeber|unternehmen|entreprise|société|societe|employeur|empresa|compañía|organización|organizacao|organização|azienda|datore di lavoro|(?:nome (?:e indirizzo )?del )?datore di lavoro|bedrijf|werkgever|organisatie|pracodawca|nazwa firmy|zaměstnavatel|název (?:firmy|společnosti)|společnost|zamestnávateľ|názov (?:firmy|spoločnosti)|spoločnosť|munkáltató(?: neve(?: és címe)?)?|munkahely(?: neve)?|cég(?:név| neve)?|angajator(?:ul)?|numele și adresa angajatorului|compania|firm[ăa]|организация|компания|работодатель|место работы|наименование организации|название (?:организации|компании)|предприятие|організація|компанія|роботодавець|місце роботи|назва (?:організації|компанії)|підприємство|εταιρ[εί]{1,2}α|εργοδότης|επωνυμία(?: εταιρείας| επιχείρησης)?|φορέας|φορέας απασχόλησης|επιχείρηση|οργανισμός|会社名|勤務先|企業名)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'title',
    /^(?:position(?: held)?|post held|rank|tipo di impiego|tipo de puesto|profesi[oó]n o cargo desempe[nñ]ado|fonction ou poste occup[eé]|fun[cç][aã]o ou cargo ocupado|beruf oder funktion|role|(?:job )?title|designation|occupation|occupation or position held|stelle|stellung|tätigkeit als|tätigkeit|funktion|poste(?: occupé)?|fonction|intitulé du poste|emploi|puesto|cargo|cargo desempeñado|função|funcao|ruolo|mansione|posizione|qualifica|lavoro o posizione ricoperti|functie|functietitel|stanowisko|(?:pracovní |zastávaná )?pozice|funkce|pracovní zařazení|povolání nebo vykonávaná funkce|(?:pracovná )?pozícia|funkcia|pracovné zaradenie|munkakör|beosztás|pozíció|foglalkozás(?: vagy beosztás)?|foglalkozás \/ beosztás|func[țţt]i[ae](?: sau postul ocupat)?|post(?:ul)? ocupat|должность|занимаемая должность|позиция|посада|займана посада|позиція|θέση(?: εργασίας)?|ειδικότητα|ιδιότητα|役職|職種|職位|担当(?=[:：][^、。：:]{2,16}$)|ポジション|【(?:職位|役職|職種|ポジション|肩書き?)】)\s*(?:[:：]\s*|\t|$|(?<=】))/iu,
  ],
  [
    'school',
    /^(?:name and type of organi[sz]ation providing education and training|institu[țţt]ia de [iî]nv[ăa][țţt][ăa]m[âa]nt|nome e tipo (?:di istituto di istruzione(?: o(?: formazione)?)?|d'organizzazione erogatrice[\p{L} ']*)|nom et type de l'[eé]tablissement[\p{L} ']*|nombre y tipo de(?:l)? (?:centro|organizaci[oó]n)[\p{L} ']*|nome e tipo da organiza[cç][aã]o[\p{L} ]*)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'school',
    /^(?:nome dell['’]istituto|institution|school|university|college|hochschule|universität|schule|bildungseinrichtung|établissement|école|université|institución|centro|universidad|instituição|istituto|università|ente|instelling|onderwijsinstelling|uczelnia|szkoła|název školy|škola|názov školy|univerzita|(?:oktatási )?intézmény(?: neve)?|iskola(?: neve)?|institu[țţ]i[ae](?: de învățământ)?|universitatea|учебное заведение|наименование учебного заведения|вуз|университет|институт|колледж|навчальний заклад|назва навчального закладу|університет|ίδρυμα|εκπαιδευτικό ίδρυμα|πανεπιστήμιο|σχολή|学校名)\s*(?:[:：]\s*|\t|$)/iu,
  ],
  [
    'area',
    /^(?:major|field(?: of study)?|speciali[sz]ation|concentration|subject|course(?: of study)?|studiengang|fachrichtung|schwerpunkt|studienfach|fach|filière|spécialité|option|especialidad|especialización|carrera|curso|área|indirizzo|corso di (?:laurea|studi)|richting|studierichting|opleiding|hoofdvak|kierunek|specjalność|specjalizacja|(?:studijní )?obor|(?:študijný )?odbor|szak|szakirány|specializare[a]?|domeniul?(?: studiat)?|специальность|специализация|направление(?: подготовки)?|факультет|квалификация|спеціальність|спеціалізація|напрям(?: підготовки)?|факультет|кваліфікація|κατεύθυνση|ειδίκευση|τμήμα|専攻|学部)\s*[:：]\s*/iu,
  ],
  [
    null,
    /^(?:degree|qualification|inclusive dates?|school years?|(?:tertiary|secondary|elementary)(?=\s?:)|universitario|terciario|secundario|primario|años?|year(?: of passing)?|years attended|titolo conseguito|qualifica conseguita|qualifica rilasciata|titolo della qualifica rilasciata|t[ií]tulo de la cualificaci[oó]n obtenida|intitul[eé] du (?:certificat ou )?dipl[oô]me[\p{L} ]*|designa[cç][aã]o da qualifica[cç][aã]o[\p{L} ]*|bezeichnung der[\p{L} ]*qualifikation|title of qualification awarded|level|abschluss|diplôme|título|titulación|titolo(?: della qualifica)?|titolo di studio|diploma|niveau|tytuł|学位|period|dates?|duration|from|when|zeitraum|dauer|datum|période|durée|dates|fechas?|período|periodo|duración|data|date|periode|duur|okres|období|doba|obdobie|trvanie|időtartam|időszak|dátum|végzettség|szint|helyszín|hely|perioad[ăa]|durat[ăa]|calificarea(?: \/ diploma obținută)?|diploma obținută|nivel(?:ul)?|místo|miesto|период(?: работы| обучения)?|срок работы|дата|даты|годы обучения|годы|город|уровень(?: образования)?|степень|образование|період(?: роботи| навчання)?|роки навчання|місто|рівень(?: освіти)?|ступінь|διάστημα|χρονικό διάστημα|περίοδος|διάρκεια|ημερομηνίες|τίτλος(?: σπουδών)?|πόλη|τόπος|location|place|city|standort|ort|lieu|ville|lugar|ubicación|local|luogo|sede|plaats|miejsce|miasto|期間|在籍期間|所在地|date \(da|dates? \(from[\p{L} –-]*\)|fechas? \(de[\p{L} –-]*\)|dates \(de[\p{L} –-]*\)|datas \(de[\p{L} –-]*\))\s*(?:[:：]\s*|\t|$)/iu,
  ],
];

/** Labels of forms other than employer, post and school. */
export const formAsides =
  /^(?:雇用形態|勤務形態|nature of work|bed capacity|area of assignment|no\. of beds|tipo di azienda o settore|activit[ăa][țţt]i(?: [șşs]i responsabilit[ăa][țţt]i)? principale|type of business or sector|tipo de empresa o sector|type ou secteur d'activit[eé]|tipo de empresa ou sector|principali (?:mansioni|attivit[àa]) e responsabilit[àa]|main activities and responsibilities|principales actividades y responsabilidades|principales activit[eé]s et responsabilit[eé]s|principais atividades e responsabilidades|principali materie|principal subjects|principales materias|principales mati[eè]res|livello nella classificazione|level in national classification|(?:事業内容|従業員数|資本金|雇用形態|売上高?|設立|勤務形態|勤務時間)[:：])/iu;

/** A label of a form and its value, separated by a tab: the label determines the kind of the line. */
export const isLabelled = (text: string) =>
  text.includes('\t') && (formAsides.test(text) || /^dat[ae]s? \(/iu.test(text) || readLabel(text) !== null);

/** The label at the beginning of a text, its kind, and the text after it. */
export const readLabel = (text: string): { kind: LabelKind; rest: string } | null => {
  for (const [kind, pattern] of labels) {
    const match = pattern.exec(text);
    // A single word such as "Position" is a label only with a colon or alone in its part.
    if (match && (/[:：\t】]/.test(match[0]) || match[0] === text))
      return { kind, rest: text.slice(match[0].length) };
  }
  return null;
};

/** Whether a text begins with a label that names an employer, a post or a school. */
export const hasLabel = (text: string) => readLabel(text) !== null;

/** "Salary: 40,000", "Hours per week: 40": a line of a form that names neither employer nor role. */
export const isFormLine = (text: string) =>
  formAsides.test(text) ||
  (/^\p{Lu}[\p{L}' /()-]{2,40}:\s\S/u.test(text) && !readLabel(text) && !/\t/.test(text));
