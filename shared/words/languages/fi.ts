import type { CareerWords, EntryWords, LanguageName, SectionWords, SummaryWords } from './language-words.ts';

/** Finnish. */
export const language: LanguageName = {
  code: 'fi',
  country: 'FI',
  isUnspaced: false,
  languages:
    'saame=se|viittomakieli=sgn|suomalainen viittomakieli=fse|somali=so|kurdi=ku|persia=fa|suomen kieli=fi|englannin kieli=en|ruotsin kieli=sv',
  detects: {
    grammar: 'ja sekä olen että joka ovat kanssa myös mutta mukaan kuin',
    ofCvs:
      'työkokemus koulutus kielitaito osaaminen taidot kielet suomi englanti ruotsi äidinkieli yliopisto ammattikorkeakoulu lukio ylioppilas harrastukset yhteystiedot henkilötiedot puhelin osoite ajokortti suosittelijat sujuva hyvä erinomainen tyydyttävä nykyinen tutkinto syntynyt syntymäaika tehtävät työtehtävät perustutkinto tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu oyj amk ansioluettelo vastuualue vastuualueet harjoittelu kurssit',
  },
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
    'hoitaja|lahihoitaja|sairaanhoitaja|kehittaja|ohjelmoija|ohjelmistokehittaja|opettaja|kasvattaja|ohjaaja|esimies|esihenkilo|johtaja|paallikko|vastaava|insinoori|asiantuntija|asentaja|sahkoasentaja|putkiasentaja|mekaanikko|hitsaaja|koneistaja|rakentaja|kirvesmies|maalari|muurari|rakennusmies|tyontekija|tyonjohtaja|varastotyontekija|varastomies|keraaja|kuljettaja|trukinkuljettaja|kuski|myyja|kassanhoitaja|myyntiedustaja|edustaja|myyntineuvottelija|neuvoja|neuvottelija|kokki|keittaja|tarjoilija|baarimikko|leipuri|kondiittori|keittiomestari|kirjanpitaja|taloushallinnon assistentti|tilintarkastaja|palkanlaskija|assistentti|avustaja|sihteeri|toimistotyontekija|virkailija|kasittelija|koordinaattori|suunnittelija|konsultti|analyytikko|arkkitehti|testaaja|tutkija|vaitoskirjatutkija|harjoittelija|kesatyontekija|oppisopimusopiskelija|juristi|lakimies|asianajaja|tuomari|notaari|kirjastonhoitaja|informaatikko|kaantaja|tulkki|toimittaja|taittaja|graafikko|laakari|hammaslaakari|katilo|terapeutti|fysioterapeutti|psykologi|farmaseutti|proviisori|apteekkari|bioanalyytikko|laborantti|siivooja|laitoshuoltaja|vahtimestari|kiinteistonhoitaja|talonmies|vartija|jarjestyksenvalvoja|palomies|poliisi|ensihoitaja|kampaaja|parturi-kampaaja|vastaanottovirkailija|puutarhuri|maanviljelija|sosiaalityontekija|sosionomi|operaattori|prosessinhoitaja|teknikko|tyoharjoittelija|yrittaja|toimitusjohtaja|lastenhoitaja|avustaja|huoltaja|vetaja|tuottaja|rehtori|valmentaja',
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
    '(?<!\\p{L})(?:oyj|tmi|ry|oy ab)|kaupunki|kunta|sairaala|keskussairaala|terveyskeskus|terveysasema|hyvinvointialue|päiväkoti|palvelukeskus|vanhainkoti|hoitokoti|hoivakoti|kirjasto|kaupunginkirjasto|virasto|ministeriö|säätiö|yhdistys|liitto|osuuskauppa|osuuskunta|ravintola|leipomo|konepaja|korjaamo|autokorjaamo|apteekki|tilitoimisto|asianajotoimisto|toimisto|kustannus|pankki|vakuutusyhtiö|kuntayhtymä|seurakunta|tehdas|telakka|kuljetus|rakennus|kahvila|hotelli|lehti|sanomat|koulu|lukio',
  schools:
    'yliopisto|yliopiston|korkeakoulu|ammattikorkeakoulu|lukio|lukiossa|opisto|ammattiopisto|koulu|koulutuskeskus|oppilaitos|akatemia|kauppaoppilaitos|kauppakorkeakoulu|(?<!\\p{L})(?:haaga-helia|metropolia|laurea|tamk|savonia|xamk|samk|turku amk|omnia|stadin ao|gradia|tredu|osao|lut|oamk|seamk|karelia-amk|novia|arcada)|aikuisopisto|kansanopisto',
  present:
    'nykyinen|nykyhetki|nykyään|nyt|tällä hetkellä|jatkuu|edelleen|toistaiseksi|meneillään|tähän päivään|kesken|voimassa',
  since: 'alkaen|vuodesta|vuodesta lähtien',
  sinceBefore: 'alkaen|lähtien',
  until: 'saakka|asti',
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
