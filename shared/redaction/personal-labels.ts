/** Labels of what a blind reader must not see, in the languages of our extraction, and the mark that takes their place. */
const labels: Record<string, string> = {
  name: 'full name|name|vor- und nachname|vollständiger name|nachname|vorname|nom complet|nom|prénom|nombre completo|nombre|apellidos?|nome completo|nome|cognome|sobrenome|naam|voornaam|achternaam|imię i nazwisko|氏名|名前|ふりがな|フリガナ',
  birth:
    'date of birth|d\\.?o\\.?b\\.?|birth ?date|birthday|place of birth|born(?: on| in)?|age|geburtsdatum|geburtsort|geburtstag|geboren(?: am| op| in)?|geb\\.|alter|date de naissance|lieu de naissance|née? le|né\\(e\\) le|âge|fecha de nacimiento|lugar de nacimiento|nacid[oa] el|edad|data di nascita|luogo di nascita|nat[oa] (?:il|a)|età|data de nascimento|local de nascimento|nascid[oa] em|idade|geboortedatum|geboorteplaats|leeftijd|data urodzenia|miejsce urodzenia|urodzon[ya]|ur\\.|wiek|生年月日|年齢',
  gender: 'gender|sex|geschlecht|sexe|sexo|género|genero|gênero|sesso|genere|geslacht|płeć|性別',
  nationality:
    'nationality|citizenship|nationalität|staatsangehörigkeit|staatsbürgerschaft|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|nationaliteit|narodowość|obywatelstwo|国籍',
  marital_status:
    'marital status|civil status|family status|children|familienstand|zivilstand|kinder|situation (?:de famille|familiale|matrimoniale)|état civil|enfants|estado civil|hijos|stato civile|figli|filhos|burgerlijke staat|kinderen|stan cywilny|dzieci|配偶者|扶養家族',
  religion: 'religion|konfession|confession|religión|religione|religião|religie|wyznanie|宗教',
  photo: 'photo|photograph|foto|lichtbild|bewerbungsfoto|fotografia|zdjęcie|写真',
  address:
    'address|home address|residence|adresse|anschrift|wohnort|wohnhaft(?: in)?|domicile|dirección|domicilio|residencia|indirizzo|residenza|endereço|morada|adres|woonplaats|adres zamieszkania|zamieszkał[ya]|住所|現住所',
};

/** From a label that begins a cell to the end of the cell, or of the next one where a table keeps them apart. */
const cellStart = '(^|[\\t|•·;]\\s*|,\\s+)';
const patterns = Object.entries(labels).map(([mark, words]) => ({
  mark: `[${mark}]`,
  // Words that say something else without a colon behind them.
  inline: new RegExp(`${cellStart}(?:${words})\\s{0,3}(?:[:：]\\s*\\t?|\\t)[^\\t|•·;]*`, 'giu'),
  alone: new RegExp(`^(?:${words})\\s{0,3}[:：]?$`, 'iu'),
}));

const months =
  'jan|feb|m[aä]r|apr|ma[iyj]|jun|jul|aug|sep|o[ckt]t|nov|de[czs]|ene|abr|ago|set|dic|gen|mag|giu|lug|ott|fév|avr|juin|juil|août|déc|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru';
const day = `(?:\\d{1,2}[./\\-\\s]{1,2}(?:\\d{1,2}|(?:de )?(?:${months})\\p{L}{0,8}\\.?)[./\\-\\s]{1,2}(?:de )?)?(?:19|20)\\d{2}`;

/** What says it without a label: "born on 3 May 1990 in Lyon", "32 years old", "German citizen", a word alone in its cell. */
const sayings: [RegExp, string][] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:born(?: on| in)?|geboren(?: am| op| in)?|geb\\.(?: am)?|née? le|né\\(e\\) le|nacid[oa] el|nat[oa] il|nascid[oa] em|urodzon[ya]|ur\\.|\\*)\\s{0,3}${day}(?:\\s(?:in|à|a|en|em|te|w)\\s\\p{Lu}[\\p{L}-]{1,30})?`,
      'giu',
    ),
    '[birth]',
  ],
  [/(?:(?:19|20)\d{2}|昭和\d{1,2}|平成\d{1,2})年(?:\d{1,2}月)?(?:\d{1,2}日)?生(?:まれ)?/gu, '[birth]'],
  [
    /(?<!\d)\d{2}\s?(?:-\s?)?(?:years? old|years of age|yrs\.? old|year-old|jahre alt|jaar oud|ans d'âge|años de edad|anni d'età|anos de idade|歳|才)/giu,
    '[birth]',
  ],
  [/(^|[\t|•·,;]\s*)\d{2}\s(?:jahre|ans|años|anni|anos|jaar|lat)\s*(?=$|[\t|•·,;])/giu, '$1[birth]'],
  [
    /(^|[\t|•·,;(]\s*)(?:male|female|man|woman|männlich|weiblich|homme|femme|masculin|féminin|hombre|mujer|masculino|femenino|uomo|donna|maschio|femmina|maschile|femminile|homem|mulher|feminino|vrouw|vrouwelijk|mannelijk|mężczyzna|kobieta|男|女|男性|女性)\s*(?=$|[\t|•·,;)])/giu,
    '$1[gender]',
  ],
  [
    /(^|[\t|•·,;(]\s*)(?:married|single|divorced|widowed|verheiratet|ledig|geschieden|mariée?|célibataire|divorcée?|solter[oa]|casad[oa]|divorciad[oa]|celibe|nubile|coniugat[oa]|solteir[oa]|gehuwd|ongehuwd|getrouwd|żonaty|mężatka|kawaler|panna|既婚|未婚|独身)(?:,?\s(?:\d|one|two|three|no|ein|eine|zwei|drei|keine|un|une|deux|trois)\s(?:children|child|kids?|kinder|kind|enfants?|hij[oa]s?|figli\p{L}?|filh[oa]s?))?\s*(?=$|[\t|•·,;)])/giu,
    '$1[marital_status]',
  ],
  [
    /(?<!\p{L})\p{Lu}\p{L}{2,20}\s(?:citizen(?:ship)?|national(?:ity)?|passport(?: holder)?|staatsbürger(?:in)?)(?!\p{L})/gu,
    '[nationality]',
  ],
  [/(^|[\t|•·]\s*)(?:photo|foto|lichtbild|写真)\s*(?=$|[\t|•·])/giu, '$1[photo]'],
  [/(?<!\p{L})(?:née|geb\.|geborene|geboren)\s\p{Lu}[\p{L}-]{1,30}/gu, '[name]'],
];

/** A line without what labels and sayings tell of the person; other words stay. */
export const withoutLabelled = (line: string): string =>
  sayings.reduce(
    (text, [pattern, mark]) => text.replace(pattern, mark),
    patterns.reduce(
      (text, { inline, mark }) => text.replace(inline, (_, start: string) => `${start}${mark}`),
      line,
    ),
  );

/** The mark of a line that is a label and nothing else: the next line is what it labels. */
export const labelAlone = (line: string): string | null =>
  patterns.find(({ alone }) => alone.test(line.trim()))?.mark ?? null;
