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

/** Finnish. */
export const language: LanguageName = {
  code: 'fi',
  country: 'FI',
  isUnspaced: false,
  languages:
    'saame=se|viittomakieli=sgn|suomalainen viittomakieli=fse|somali=so|kurdi=ku|persia=fa|suomen kieli=fi|englannin kieli=en|ruotsin kieli=sv',
};

export const detects: DetectWords = {
  grammar: 'ja sekä olen että joka ovat kanssa myös mutta mukaan kuin',
  ofCvs:
    'työkokemus koulutus kielitaito osaaminen taidot kielet suomi englanti ruotsi äidinkieli yliopisto ammattikorkeakoulu lukio ylioppilas harrastukset yhteystiedot henkilötiedot puhelin osoite ajokortti suosittelijat sujuva hyvä erinomainen tyydyttävä nykyinen tutkinto syntynyt syntymäaika tehtävät työtehtävät perustutkinto tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu oyj amk ansioluettelo vastuualue vastuualueet harjoittelu kurssit',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'profiili|tiivistelmä|minusta|kuka olen|yhteenveto|ammattiprofiili|osaamisprofiili|esittely|lyhyesti minusta|tavoite|tavoitteet|minä lyhyesti|tietoa minusta|henkilöprofiili',
    work: 'työkokemus|työkokemukset|työhistoria|työura|kokemus|ammatillinen kokemus|työsuhteet|työpaikat|urahistoria|aiempi työkokemus|nykyinen työ|keskeinen työkokemus|muu työkokemus|kesätyöt|harjoittelu|harjoittelut|työharjoittelu|työkokemus ja harjoittelut|oman alan työkokemus|alan työkokemus',
    education:
      'koulutus|koulutukset|opinnot|koulutustausta|tutkinnot|tutkinto|peruskoulutus|koulutus ja tutkinnot|opiskelu|koulut|koulutus ja opinnot|ammatillinen koulutus',
    skills:
      'taidot|osaaminen|ydinosaaminen|erityisosaaminen|erityistaidot|osaamiset|ammatillinen osaaminen|tekninen osaaminen|tietotekniset taidot|it-taidot|atk-taidot|tietotekniikkataidot|tietotekniikka|tietotekninen osaaminen|avainosaaminen|vahvuudet|ohjelmistot|työkalut|teknologiat|muut taidot|muu osaaminen|keskeinen osaaminen|digitaidot|ammattitaito|osaaminen ja taidot',
    languages: 'kielitaito|kielet|kieliosaaminen|kielitaidot|kielitaito ja it-taidot',
    certificates:
      'kurssit|sertifikaatit|pätevyydet|luvat ja pätevyydet|kortit|kortit ja luvat|kurssit ja koulutukset|täydennyskoulutus|lisäkoulutus|muu koulutus|todistukset|kortit ja pätevyydet|luvat|muut koulutukset|sertifioinnit|työturvallisuuskortit|kurssit ja kortit|lupakortit',
    projects: 'projektit|omat projektit|hankkeet|projektikokemus',
    publications: 'julkaisut|artikkelit|tieteelliset julkaisut|esitelmät',
    awards: 'palkinnot|tunnustukset|saavutukset|apurahat|palkinnot ja tunnustukset|ansiot',
    volunteer:
      'vapaaehtoistyö|vapaaehtoistoiminta|luottamustoimet|järjestötoiminta|yhdistystoiminta|luottamustehtävät',
    contact: 'yhteystiedot|henkilötiedot|perustiedot|yhteystieto|ota yhteyttä|tiedot',
    other:
      'harrastukset|kiinnostuksen kohteet|harrastukset ja kiinnostuksen kohteet|vapaa-aika|suosittelijat|suosittelija|suositukset|muut tiedot|muuta|muut|ajokortti|ajokortit|varusmiespalvelus|asepalvelus|asevelvollisuus|lisätiedot|jäsenyydet|muut harrastukset',
  },
  fluency: {
    native: 'äidinkieli|äidinkielenä|äidinkielen tasoinen|kaksikielinen',
    fluent:
      'sujuva|sujuvasti|erinomainen|erinomaiset|erinomaisesti|kiitettävä|kiitettävä kirjallinen ja suullinen',
    advanced: 'erittäin hyvä|hyvä|hyvät|hyvin|edistynyt|vahva',
    intermediate: 'tyydyttävä|keskitaso|keskinkertainen|kohtalainen|kohtuullinen|melko hyvä|tyydyttävästi',
    basic:
      'perusteet|alkeet|perustaidot|alkeistaso|välttävä|heikko|auttava|perustaso|alkeistasolla|jonkin verran',
  },
  labels: {
    place:
      'osoite|kotiosoite|asuinpaikka|kotipaikka|paikkakunta|asuinpaikkakunta|postiosoite|kotikunta|kotikaupunki',
    name: 'nimi|koko nimi|etu- ja sukunimi|sukunimi ja etunimet',
    phone: 'puhelin|puh\\.?|puhelinnumero|matkapuhelin|gsm|puhelinnro|p\\.',
  },
};

export const career: CareerWords = {
  roles:
    'hoitaja|kehittaja|ohjelmoija|opettaja|kasvattaja|ohjaaja|esimies|esihenkilo|johtaja|paallikko|vastaava|insinoori|asiantuntija|asentaja|mekaanikko|hitsaaja|koneistaja|rakentaja|kirvesmies|maalari|muurari|rakennusmies|tyontekija|varastomies|keraaja|kuljettaja|kuski|myyja|edustaja|neuvoja|neuvottelija|kokki|keittaja|tarjoilija|baarimikko|leipuri|kondiittori|keittiomestari|kirjanpitaja|tilintarkastaja|palkanlaskija|avustaja|sihteeri|virkailija|kasittelija|koordinaattori|suunnittelija|konsultti|analyytikko|arkkitehti|testaaja|tutkija|harjoittelija|oppisopimusopiskelija|lakimies|asianajaja|tuomari|notaari|informaatikko|kaantaja|tulkki|toimittaja|taittaja|graafikko|laakari|katilo|terapeutti|psykologi|farmaseutti|proviisori|apteekkari|laborantti|siivooja|vahtimestari|talonmies|vartija|jarjestyksenvalvoja|palomies|poliisi|kampaaja|puutarhuri|maanviljelija|sosionomi|operaattori|teknikko|yrittaja|huoltaja|vetaja|tuottaja|rehtori|valmentaja',
  degrees: {
    doctorate:
      '\\p{L}+tieteiden tohtori|filosofian tohtori|tekniikan tohtori|lääketieteen tohtori|tohtori(?:ntutkinto)?|väitöskirja|ft(?=\\s*(?:$|[,(]))',
    master:
      '\\p{L}+ maisteri(?:ntutkinto)?|maisteri(?:ntutkinto|nopinnot)?|kauppatieteiden maisteri|filosofian maisteri|diplomi-insinööri|ylempi (?:amk|ammattikorkeakoulututkinto|korkeakoulututkinto)|\\p{L}+ ?\\(?ylempi amk\\)?|yamk|lisensiaatti|lääketieteen lisensiaatti|oikeustieteen maisteri|ktm|arkkitehti(?=,| ?$)|proviisori|(?:ktm|dipl\\.? ?ins)',
    bachelor:
      '\\p{L}+ \\(?amk\\)?|tradenomi(?: \\(amk\\))?|ammattikorkeakoulututkinto|kandidaatti|kandidaatintutkinto|\\p{L}+ kandidaatti|insinööri \\(amk\\)|insinööri(?=,| ?$)|sairaanhoitaja \\(?amk\\)?|sosionomi|medianomi|restonomi|fysioterapeutti \\(amk\\)|geronomi|farmaseutti(?=,| ?$)|artenomi|agrologi|amk(?:-tutkinto)?|notaari|oikeusnotaari|alempi korkeakoulututkinto',
    associate:
      'opistoasteen tutkinto|opistotutkinto|merkonomi(?: \\(yo-pohjainen\\))?|teknikko(?=,| ?$)|datanomi',
    vocational:
      '(?:\\p{L}+- ja )?(?:\\p{L}+ )?(?:perustutkinto|ammattitutkinto|erikoisammattitutkinto)|ammattikoulu|ammatillinen (?:perus)?tutkinto|lähihoitaja(?:n tutkinto)?(?=,| ?$)|oppisopimus(?:koulutus)?|\\p{L}+alan (?:perus|ammatti)tutkinto',
    secondary:
      'ylioppilas(?:tutkinto)?|ylioppilastutkinto|lukion oppimäärä|kaksoistutkinto|peruskoulun oppimäärä|peruskoulu|lukio(?=,| ?$)',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<!\\p{L})(?:oyj|tmi|ry|oy ab)|kaupunki|kunta|sairaala|terveyskeskus|terveysasema|hyvinvointialue|päiväkoti|palvelukeskus|vanhainkoti|hoitokoti|hoivakoti|kirjasto|virasto|ministeriö|säätiö|yhdistys|liitto|osuuskauppa|ravintola|leipomo|konepaja|korjaamo|apteekki|toimisto|kustannus|pankki|vakuutusyhtiö|kuntayhtymä|tehdas|telakka|kuljetus|rakennus|kahvila|hotelli|lehti|sanomat|koulu|lukio',
  schools:
    'yliopiston|lukio|lukiossa|opisto|koulu|koulutuskeskus|oppilaitos|akatemia|(?<!\\p{L})(?:haaga-helia|metropolia|laurea|tamk|savonia|xamk|samk|turku amk|omnia|stadin ao|gradia|tredu|osao|lut|oamk|seamk|karelia-amk|novia|arcada)',
  present:
    'nykyinen|nykyhetki|nykyään|nyt|tällä hetkellä|jatkuu|edelleen|toistaiseksi|meneillään|tähän päivään|kesken|voimassa',
  since: 'alkaen|vuodesta|vuodesta lähtien',
  sinceBefore: 'alkaen|lähtien',
  until: 'saakka|asti',
};

export const forms: FormLabels = {
  employer: 'työnantaja|työnantajan nimi|yritys|yrityksen nimi|työpaikka|toimipaikka|organisaatio',
  title: 'tehtävä|tehtävänimike|nimike|ammattinimike|asema|rooli|virka',
  school: 'oppilaitos|oppilaitoksen nimi|koulu|yliopisto|korkeakoulu',
  area: 'pääaine|ala|koulutusala|opintoala|linja|koulutusohjelma|suuntautuminen|suuntautumisvaihtoehto',
  degree: 'tutkinto|tutkintonimike|tutkinnon taso|koulutus|koulutusaste|taso',
  period: 'aika|ajanjakso|ajankohta|kesto|jakso|periodi|päivämäärä|työsuhteen kesto|vuodet|vuosi|milloin',
  place: 'paikka|paikkakunta|kaupunki|sijainti',
  duties: 'tehtävät|työtehtävät|päätehtävät|keskeiset tehtävät|vastuut|vastuualueet|toimenkuva|kuvaus',
};

export const summary: SummaryWords = {
  now: 'Tällä hetkellä: {job}.',
  last: 'Viimeksi: {job}.',
  at: ', ',
  experience: 'Työkokemus: {years}.',
  internships: 'Harjoittelut: {count}.',
  education: 'Koulutus: {list}.',
  skills: 'Osaaminen: {list}.',
  languages: 'Kielitaito: {list}.',
  place: 'Asuinpaikka: {place}.',
  comma: ', ',
  questions: {
    gap: 'Mitä teit ajalla {from} – {to}?',
    results: 'Mitkä olivat tärkeimmät saavutuksesi tehtävässä {title}?',
    work: 'Millaista työkokemusta sinulla on?',
    skills: 'Millaisia työkaluja ja menetelmiä käytät työssäsi?',
    education: 'Mikä on koulutuksesi?',
    languages: 'Mitä kieliä puhut ja kuinka hyvin?',
  },
};

export const personal: PersonalLabels = {
  name: 'nimi|etunimi|etunimet|sukunimi',
  birth: 'syntymäaika|syntymäpäivä|syntynyt|syntymäpaikka|syntymävuosi|henkilötunnus|ikä',
  gender: 'sukupuoli',
  nationality: 'kansalaisuus|kansallisuus',
  maritalStatus: 'siviilisääty|perhesuhteet|perhe|lapset|lapsia',
  religion: 'uskonto|uskontokunta',
  photo: 'kuva|valokuva',
  address: 'osoite|kotiosoite|asuinpaikka|kotipaikka',
};
