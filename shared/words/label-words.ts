import type { PersonalLabels } from './languages/language-words.ts';
import { personalLabels } from './languages/more-languages.ts';
import { labelledDay, town } from './spoken-dates.ts';

/** Labels of one attribute that an anonymized CV must not show, in the languages of the extraction. */
export interface LabelWords {
  /** The mark that replaces the value. */
  mark: string;
  /** Labels with only one meaning: a dash or a bracket after them is enough. */
  sure?: string;
  /** Words with several meanings: they are labels only before a colon, a tab or one of the values. */
  loose?: string;
  /** Words that are labels only before one of the values. */
  hints?: string;
  /** The pattern of a value after a label without a colon. */
  value?: string;
  /** Whether any few words after a sure label are its value. */
  takesShortValue?: true;
}

/** "date and place of birth", "lieu et date de naissance": the nouns in any order before the word they belong to. */
const nounsOf = (nouns: string, and: string, of: string) => {
  const ofBirth = '(?:of|de|di|du|da)\\s(?:birth|naissance|nacimiento|nascita|nascimento)\\s?/?\\s?';
  const more = `(?:\\s?[/&,-]\\s?|\\s(?:${and})\\s)(?:the\\s|${ofBirth})?(?:${nouns})`;
  return `(?:${nouns})(?:${more}){0,2}\\s(?:${of})`;
};

const birthDates = [
  nounsOf('date|place|day|year|country|city|town', 'and', 'of birth'),
  nounsOf('date|lieu|pays|ville|année', 'et', 'de naissance'),
  nounsOf('fecha|lugar|país|ciudad|año', 'y', 'de nacimiento'),
  nounsOf('data|luogo|paese|città|anno|comune', 'e', 'di nascita'),
  nounsOf('data|local|lugar|país|cidade|ano', 'e', 'de nascimento'),
  nounsOf('data|miejsce|kraj|rok', 'i|oraz', 'urodzenia'),
  'd\\.?o\\.?b\\.?|birth\\s?(?:date|day|year)|geburts(?:datum|tag|jahr)(?:\\s?(?:/|&|und)\\s?-ort)?|geb\\.\\s?-?datum|geboorte(?:datum|dag|jaar)(?:\\s?(?:/|&|en)\\s?-plaats)?|naturalidade|生年月日|生年',
  'fec(?:ha|\\.)?\\s?(?:de\\s)?nac\\.|f\\.\\s?(?:de\\s)?nac(?:\\.|imiento)|(?:data|dt\\.?)\\s(?:de\\s|di\\s)?nasc\\.?|d\\.\\s?n\\.|data ur\\.',
].join('|');
const birthPlaces =
  '(?:place|country|city|town) of birth|birth\\s?(?:place|country)|geburts(?:ort|land)|(?:lieu|pays|ville) de naissance|(?:lugar|país|ciudad) de nacimiento|(?:luogo|paese|città) di nascita|(?:local|lugar|país|cidade) de nascimento|naturalidade|geboorte(?:plaats|land)|(?:miejsce|kraj) urodzenia|出生地|出身地|本籍';

export const genders =
  'female|male|woman|man|non-binary|weiblich|männlich|homme|femme|masculin|féminin|hombre|mujer|masculino|femenino|femenina|uomo|donna|maschio|femmina|maschile|femminile|homem|mulher|feminino|feminina|vrouw|vrouwelijk|mannelijk|mężczyzna|kobieta|męska|żeńska|男性?|女性?';
const statuses =
  'married|unmarried|single|divorced|widow(?:ed|er)?|separated|engaged|cohabiting|in a relationship|(?:registered|civil) partnership|verheiratet|unverheiratet|ledig|geschieden|verwitwet|getrennt lebend|verpartnert|(?:eingetragene )?lebenspartnerschaft|mariée?|célibataire|divorcée?|veuf|veuve|pacsée?|en concubinage|concubinage|solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|pareja de hecho|celibe|nubile|sposat[oa]|coniugat[oa]|divorziat[oa]|vedov[oa]|convivente|solteir[oa]|divorciad[oa]|viúv[oa]|união de facto|união estável|gehuwd|ongehuwd|getrouwd|ongetrouwd|alleenstaand|samenwonend|gescheiden|weduwe|weduwnaar|żonaty|mężatka|zamężna|kawaler|panna|wolny|wolna|rozwiedzion[ya]|wdow(?:a|iec)|既婚|未婚|独身|離婚|配偶者(?:有|無|あり|なし)';
const few =
  '\\d{1,2}|an?|one|two|three|four|five|no|ein(?:e[mn]?)?|zwei|drei|vier|keine|une?|deux|trois|quatre|sans|un[oa]?|dos|tres|cuatro|sin|due|tre|quattro|senza|um|uma|dois|duas|três|sem|een|twee|drie|vier|geen|dwoje|dwójk[aąi]|troje|trójk[aąi]|jedno|bez';
const child =
  'child(?:ren)?|kids?|sons?|daughters?|kind(?:er)?n?|söhne?n?|töchtern?|enfants?|fils|filles?|hij[oa]s?|figli[oa]?|filh[oa]s?|kinderen|dziec(?:i|ko|kiem|mi)|dzieci';
/** "two children", "mit zwei Kindern", "子供2人". */
export const children = [
  '(?:(?:with|and|mit|und|avec|et|con|y|e|com|met|en|z|i)\\s(?:have\\s|habe\\s|ai\\s|tengo\\s|ho\\s|tenho\\s)?)?' +
    `(?:${few})\\s(?:(?:young|grown|adult|small|minor|kleine|erwachsene)\\s)?(?:${child})`,
  '(?:子供|子ども|扶養家族)\\s?(?:\\d{1,2}人?|無し?|なし|あり|有り?)',
].join('|');
/** A marital status, with the children that are named directly after it. */
export const maritalStatus = `(?:${statuses})(?:${[
  `,?\\s{0,2}\\(?(?:${children})\\)?`,
  `\\s(?:with|mit|avec|con|com|met|z)\\s(?:${child})`,
  '\\s(?:since|seit|depuis|desde|dal|sinds|od)\\s\\d{4}',
].join('|')})?`;
const religions =
  'muslim|islam|christian(?:ity)?|catholic|roman catholic|protestant|orthodox|hindu(?:ism)?|buddhist|buddhism|jewish|sikh|atheist|none|evangelisch|ev\\.|katholisch|röm\\.?-?kath\\.|konfessionslos|catholique|musulmane?|protestante?|juive?|católic[oa]|cattolic[oa]|katolik|katoliczka|katolickie|rzymskokatolickie';

const ageUnits = '\\s?(?:years?(?: old)?|yrs|jahre(?: alt)?|ans|años|anni|anos|jaar|lat|歳|才)';
const end = '(?=\\s{0,3}(?:$|[,.;|)(\\t•·/（]|\\s))';
const birth = [
  `(?:${town},?\\s)?${labelledDay}(?:\\s?r(?:oku|\\.))?(?:,?\\s(?:in|à|a|en|em|te|w)\\s${town}|\\s?[/,]\\s?${town}${end})?`,
  `\\d{2}${ageUnits}`,
  `\\d{2}(?=\\s{0,3}(?:$|[,.;|)(\\t•·/（]))`,
].join('|');

const firstLabels: readonly LabelWords[] = [
  {
    mark: 'name',
    loose:
      "full name|name|vor- und nachname|vollständiger name|nachname|vorname|geburtsname|maiden name|nom complet|nom|prénom|nombre completo|nombre|apellidos?|nome completo|nome|cognome|sobrenome|naam|voornaam|achternaam|imię i nazwisko|nazwisko|氏名|名前|ふりがな|フリガナ|(?:father|mother|husband|wife|spouse)(?:['’]s)?(?: name)?|name of (?:father|mother|spouse)",
  },
  { mark: 'birth', sure: birthPlaces, takesShortValue: true },
  {
    mark: 'birth',
    sure: birthDates,
    loose:
      'age|born(?: on| in)?|birth|geboren(?: am| op| in)?|geb\\.|alter|jahrgang|née? le|né\\(e\\) le|âge|nacid[oa] el|edad|nat[oa] (?:il|a)|età|nascid[oa] em|idade|leeftijd|urodzon[ya]|ur\\.|wiek|年齢|naissance|nacimiento|nac\\.|nascita|nascimento|nasc\\.',
    value: birth,
  },
  {
    mark: 'gender',
    loose: 'gender|sex|geschlecht|sexe|sexo|género|genero|gênero|sesso|genere|geslacht|płeć|性別',
    value: `${genders}|divers|[fmwdvkx]`,
  },
  {
    mark: 'gender',
    hints: 'title|salutation|anrede|civilité|tratamiento|titolo|aanhef|敬称',
    value:
      'mrs?\\.?|ms\\.?|miss|herrn?|frau|mme|mlle|madame|monsieur|señora?|sra?\\.|signora?|dhr\\.?|mevr(?:\\.|ouw)?|pani?',
  },
  {
    mark: 'nationality',
    sure: 'nationality|nationalities|citizenship|nationalität|staatsangehörigkeit|staatsang(?:eh)?\\.|staatsbürgerschaft|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|cidadania|ciudadanía|citoyenneté|nationaliteit|staatsburgerschap|narodowość|obywatelstwo|国籍',
    takesShortValue: true,
  },
  {
    mark: 'marital_status',
    sure: 'marital status|civil status|family status|relationship status|familienstand|zivilstand|personenstand|situation (?:de famille|familiale|matrimoniale)|état civil|état matrimonial|estado civil|stato civile|burgerlijke staat|burgerlijke stand|stan cywilny|婚姻状況|配偶者(?:の有無)?',
    hints: 'status|situation|family|familie|famille|familia|famiglia|família|gezin|rodzina|家族',
    value: maritalStatus,
    takesShortValue: true,
  },
  {
    mark: 'marital_status',
    loose: 'children|kinder|enfants|hijos|figli|filhos|kinderen|dzieci|扶養家族(?:数)?|子供',
    value:
      '\\d{1,2}\\s?人?(?=\\s{0,3}(?:$|[,.;|)\\t•·(]))|none|no|keine|aucun|sin hijos|nessuno|nenhum|geen|brak|無|有|なし|あり',
  },
  {
    mark: 'religion',
    loose: 'religion|konfession|confession|religión|religione|religião|religie|geloof|wyznanie|宗教',
    value: religions,
  },
  { mark: 'photo', loose: 'photo|photograph|foto|lichtbild|bewerbungsfoto|fotografia|zdjęcie|写真' },
  {
    mark: 'address',
    loose:
      'address|home address|residence|adresse|anschrift|wohnort|wohnhaft(?: in)?|domicile|dirección|domicilio|residencia|indirizzo|residenza|endereço|morada|adres|woonplaats|adres zamieszkania|zamieszkał[ya]|住所|現住所',
  },
];

const marks: Record<keyof PersonalLabels, string> = {
  name: 'name',
  birth: 'birth',
  gender: 'gender',
  nationality: 'nationality',
  maritalStatus: 'marital_status',
  religion: 'religion',
  photo: 'photo',
  address: 'address',
};
/** Those of the languages with a file of their own. */
const furtherLabels = Object.entries(marks).map(([of, mark]): LabelWords => {
  const loose = Object.values(personalLabels).map((labelsOf) => labelsOf[of as keyof PersonalLabels]);
  return { mark, loose: loose.join('|') };
});

export const labels: readonly LabelWords[] = [...firstLabels, ...furtherLabels];

/**
 * Words after an attribute's name when the attribute is the subject: "Nationality law", "Marital status and income".
 */
export const subjects =
  'laws?|acts?|bills?|stud(?:y|ies)|polic(?:y|ies)|rights?|data|analys[ie]s|validation|verification|checks?|fields?|discrimination|requirements?|issues?|matters?|tests?|formats?|columns?|services?|records?|certificates?|applications?|departments?|office|officers?|teach\\p{L}*|education|registra\\p{L}*|programmes?|programs?|ceremon\\p{L}*|recht|gesetz|droit|derecho|diritto|direito|of|and|in|for|from|to|by|at|on|with|as|or|was|were|und|der|die|des|et|du|y|di|da|wet|prawo';

const personal = labels.filter(({ mark }) => !['name', 'photo', 'address'].includes(mark));
const words = [
  ...personal.flatMap(({ sure, loose, hints }) => [sure, loose, hints]),
  `${genders}|${statuses}|${child}|\\d{2}${ageUnits}`,
  '(?:citizen|citoyen|ciudadan|cittadin|cidad|obywatel|national|passport|staatsb|nac|nasc|urodz|mother|father|mutter|vater|mère|père|madre|padre|mãe|pai|moeder|vader)\\p{L}*|by birth|aged|née?|b\\.\\s?\\d{4}',
]
  .filter(Boolean)
  .join('|');
/** Every match of the labels and phrases contains at least one of these, except for names of peoples next to them. */
export const personalHints = `(?<!\\p{L})(?:${words})(?!\\p{L})|^\\s{0,4}[*✶]\\s?\\d{2}|性別|国籍|[年日]生|生まれ|[歳才男女婚配]`;
