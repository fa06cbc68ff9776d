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

/** Turkish. */
export const language: LanguageName = {
  code: 'tr',
  country: 'TR',
  isUnspaced: false,
  languages:
    'farsça=fa|kürtçe=ku|zazaca=zza|arapça=ar|osmanlıca=ota|işaret dili=sgn|türk işaret dili=sgn|azerice=az|almanca=de',
};

export const detects: DetectWords = {
  grammar: 've ile için bir olarak olan çok tarafından göre gibi kadar',
  ofCvs:
    'deneyim deneyimi iş eğitim diller yetenekler üniversitesi iletişim günümüz ingilizce türkçe bilgisi beceriler hakkımda özgeçmiş lise lisesi lisans mezun fakültesi bölümü devam ediyor halen bilgileri yabancı dil bilgisayar ehliyet doğum tarihi adres sertifikalar referanslar askerlik durumu ocak şubat mayıs haziran temmuz ağustos eylül ekim kasım aralık müdürlüğü orta ileri',
};

export const sections: SectionWords = {
  titles: {
    summary:
      'hakkımda|ben kimim|profil|özet|kişisel profil|profesyonel özet|kariyer özeti|kariyer hedefi|kariyer hedefim|hedef|önyazı|ön yazı|kısaca ben|özgeçmiş özeti|amaç',
    work: 'iş deneyimi|iş deneyimleri|iş deneyimim|iş tecrübesi|iş tecrübeleri|deneyim|deneyimler|deneyimlerim|tecrübe|tecrübeler|mesleki deneyim|mesleki deneyimler|profesyonel deneyim|çalışma hayatı|çalıştığı yerler|çalıştığım yerler|iş geçmişi|kariyer|çalışma deneyimi|stajlar|staj|staj deneyimi|staj deneyimleri|iş ve staj deneyimi|görevler|mesleki tecrübe|iş hayatı',
    education:
      'eğitim|eğitim bilgileri|eğitim durumu|öğrenim|öğrenim durumu|öğrenim bilgileri|eğitim geçmişi|akademik geçmiş|akademik eğitim|tahsil|eğitim ve öğretim|eğitim hayatı|öğrenim geçmişi',
    skills:
      'yetenekler|yeteneklerim|beceriler|becerilerim|yetkinlikler|yetkinliklerim|nitelikler|bilgi ve beceriler|bilgisayar bilgisi|bilgisayar becerileri|bilgisayar bilgileri|bilgisayar|teknik beceriler|teknik bilgiler|teknik yetenekler|teknik yetkinlikler|mesleki beceriler|kişisel beceriler|kişisel özellikler|programlar|kullandığım programlar|kullanılan programlar|uzmanlık alanları|uzmanlıklar|teknolojiler|araçlar|yetenek ve beceriler|temel yetkinlikler|özellikler',
    languages:
      'diller|dil bilgisi|dil becerileri|yabancı dil|yabancı diller|yabancı dil bilgisi|yabancı dil bilgileri|bildiği yabancı diller|yabancı dil becerileri|dil|bildiğim diller|dil yetkinliği',
    certificates:
      'sertifikalar|sertifikalarım|sertifika|sertifika bilgileri|kurslar|kurslar ve sertifikalar|sertifikalar ve kurslar|seminerler|seminer ve kurslar|kurs ve seminerler|sertifika ve kurslar|eğitimler ve sertifikalar|sertifikalar ve eğitimler|katıldığı eğitimler|katıldığım eğitimler|alınan eğitimler|belgeler|belge ve sertifikalar|mesleki belgeler|eğitimler|kurs ve sertifikalar',
    projects: 'projeler|projelerim|kişisel projeler|proje|akademik projeler|seçilmiş projeler',
    publications: 'yayınlar|makaleler|bildiriler|yayınlarım|akademik yayınlar',
    awards: 'ödüller|başarılar|ödüller ve başarılar|burslar|burs ve ödüller|başarılarım',
    volunteer:
      'gönüllülük|gönüllü çalışmalar|gönüllü faaliyetler|sosyal sorumluluk|sosyal sorumluluk projeleri|sosyal faaliyetler|topluluklar|kulüp faaliyetleri',
    contact:
      'iletişim|iletişim bilgileri|kişisel bilgiler|kişisel bilgilerim|kimlik bilgileri|bilgiler|iletişim adresi',
    other:
      'hobiler|hobilerim|ilgi alanları|ilgi alanlarım|hobiler ve ilgi alanları|referanslar|referans|referanslarım|ek bilgiler|diğer bilgiler|diğer|ehliyet|sürücü belgesi|askerlik durumu|askerlik|üyelikler|istenildiğinde verilecektir',
  },
  fluency: {
    native: 'ana ?dil(?:i|im)?|anadil(?:i|im)?',
    fluent: 'akıcı|çok iyi|mükemmel|ileri düzeyde akıcı',
    advanced: 'ileri(?: düzey| seviye)?|iyi(?: düzey| seviye| derecede)?|üst düzey',
    intermediate: 'orta(?: düzey| seviye| üstü| derecede| üzeri)?|orta-iyi',
    basic: 'başlangıç(?: düzeyi| seviyesi)?|temel(?: düzey| seviye)?|az|zayıf|giriş düzeyi',
  },
  labels: {
    place:
      'adres|adresi|ikametgah|ikamet|ikamet adresi|yaşadığı şehir|şehir|ev adresi|ikamet yeri|konum|yaşadığı yer',
    name: 'ad soyad|adı soyadı|ad-soyad|ad, soyad|isim|isim soyisim|adı ve soyadı|ad ve soyad',
    phone: 'telefon|tel|cep|cep telefonu|cep tel|gsm|telefon numarası|telefon no|ev telefonu',
  },
};

export const career: CareerWords = {
  roles:
    'ogretmeni?|ogretmen|hemsiresi?|hemsire|doktoru|hekimi?|eczacisi?|eczaci|teknisyeni?|teknikeri?|muhendisi?|muhendis|mimari|(?<!\\p{L})mimar|yazilimcisi?|gelistiricisi?|gelistirici|programcisi?|programci|uzmani|yardimcisi|yardimci|uzman|muduru|mudur|sefi|amiri|sorumlusu|sorumlu|yoneticisi?|yonetici|danismani?|danisman|temsilcisi?|temsilci|elemani|eleman|personeli|personel|gorevlisi?|gorevli|memuru|memur|katibi?|asistani?|asistan|muhasebecisi?|muhasebeci|mali musavir|denetcisi?|avukati?|avukat|stajyeri?|stajyer|hakimi|savcisi|ascisi?|asci|ascibasi|garsonu?|garson|kasiyeri?|kasiyer|tezgahtar|satis danismani|pazarlamacisi?|soforu|sofor|surucusu|kuryesi?|kurye|depocu|isci|iscisi|ustasi|ustabasi|kalfasi|kalfa|ciragi|cirak|kaynakcisi?|kaynakci|tornacisi?|tornaci|tesisatcisi?|tesisatci|marangoz|boyaci|duvarci|insaatci|makinisti?|bakicisi?|bakici|temizlikcisi?|guvenlikcisi?|tasarimcisi?|tasarimci|gazeteci|muhabiri?|tercumani?|tercuman|cevirmeni?|cevirmen|psikologu?|psikolog|fizyoterapisti?|diyetisyeni?|diyetisyen|laborant|ziraatci|kuafor|resepsiyonisti?|resepsiyonist|rehberi?|kaptani?|itfaiyeci|arastirmacisi?|arastirma gorevlisi|ogretim uyesi|ogretim gorevlisi|akademisyen|egitmeni?|egitmen|antrenoru|kutuphaneci|planlamacisi?|satinalmacisi?',
  degrees: {
    doctorate: 'doktora(?: programı| derecesi)?|tıpta uzmanlık',
    master:
      'yüksek lisans(?: \\(tez(?:li|siz)\\)| derecesi| programı)?|tez(?:li|siz) yüksek lisans|yüksek mühendis|master derecesi',
    bachelor:
      '(?<!on |yuksek )lisans(?! diplomasi)(?: derecesi| programı)?|lisans tamamlama|açıköğretim lisans',
    associate: 'ön ?lisans(?: derecesi| programı)?|meslek yüksekokulu mezunu',
    vocational:
      'ustalık belgesi|kalfalık belgesi|çıraklık eğitimi|mesleki yeterlilik belgesi|usta öğreticilik(?: belgesi)?|bonservis',
    secondary:
      'lise mezunu|lise diploması|lise(?=\\s*(?:$|[,:(–]|- ))|ortaokul|ilköğretim|ilkokul|ortaöğretim',
  },
};

export const entries: EntryWords = {
  employers:
    '(?<=\\p{L}\\.? )a\\. ?ş\\.?|(?<!\\p{L})(?:ltd\\. ?şti\\.?|san\\. ve tic\\.?|san\\. tic\\.?)|hastanesi|hastaneleri|tıp merkezi|belediyesi|müdürlüğü|bakanlığı|valiliği|kaymakamlığı|sanayi|ticaret|holding|bankası|sigorta|lokantası|restoran|restoranı|oteli|fabrikası|eczanesi|bürosu|mühendislik|inşaat|lojistik|nakliyat|tekstil|otomotiv|yazılım|bilişim|danışmanlık|gıda|mağazaları|marketleri|derneği|vakfı|yayınları|yayınevi|kooperatifi|şirketi|pastanesi|fırını|anaokulu|ilkokulu|ortaokulu|lisesi',
  schools:
    'üniversitesi|üniversite|(?<!\\p{L})(?:odtü|itü|ytü|boün|gtü|ktü|deü|erü|aöf)|fakültesi|enstitüsü|(?<!\\p{L})myo|lisesi|okulu|akademisi|konservatuvarı|koleji|halk eğitim merkezi|kursu',
  present:
    'devam ediyor(?:um)?|devam etmekte(?:dir)?|devam|halen(?: devam ediyor| çalışıyor(?:um)?| çalışmakta)?|hâlen|hala|günümüz(?:e)?(?: kadar)?|bugün(?:e kadar)?|şu an(?:da)?|şimdi|şu ana kadar|mevcut',
  since: '',
  sinceBefore: "['’]?[dt][ea]n (?:beri|bu yana|itibaren)|beri",
};

export const forms: FormLabels = {
  employer: 'işveren|(?:şirket|firma|kurum|iş ?yeri)(?: adı)?|çalıştığı kurum',
  title: 'görevi?|pozisyonu?|[uü]nvanı?|iş unvanı',
  school: 'okul(?: adı)?|üniversite(?: adı)?|eğitim kurumu|öğretim kurumu',
  area: 'bölüm|alan|program|fakülte|branş|dal',
  degree: 'derece|mezuniyet derecesi|diploma|(?:eğitim|öğrenim) (?:düzeyi|durumu|seviyesi)',
  period:
    'tarih|tarihler|tarih aralığı|dönem|süre|çalışma (?:süresi|tarihleri|dönemi)|yıl|yıllar|mezuniyet (?:yılı|tarihi)',
  place: 'yer|şehir|konum|il',
  duties: 'görevler|sorumluluklar|görev ve sorumluluklar|(?:görev|iş) tanımı|yapılan işler|açıklama',
};

export const summary: SummaryWords = {
  now: 'Şu anki görevi: {job}.',
  last: 'Son görevi: {job}.',
  at: ', ',
  experience: 'İş deneyimi: {years}.',
  internships: 'Stajlar: {count}.',
  education: 'Eğitim: {list}.',
  skills: 'Yetenekler: {list}.',
  languages: 'Diller: {list}.',
  place: 'Yaşadığı yer: {place}.',
  comma: ', ',
  questions: {
    gap: '{from} ile {to} arasında ne yaptınız?',
    results: '{title} olarak en önemli başarılarınız nelerdi?',
    work: 'Hangi iş deneyimleriniz var?',
    skills: 'Hangi araç ve yöntemlerle çalışıyorsunuz?',
    education: 'Eğitiminiz nedir?',
    languages: 'Hangi dilleri ne kadar iyi konuşuyorsunuz?',
  },
};

export const personal: PersonalLabels = {
  name: 'adı?,? soyadı?|adı|soyadı|ad|soyad|isim|isim soyisim',
  birth:
    'doğum tarihi|doğum yeri|doğum yeri ve tarihi|doğum tarihi ve yeri|doğum yılı|yaş|t\\.?c\\.? kimlik no',
  gender: 'cinsiyeti?',
  nationality: 'uyruk|uyruğu|vatandaşlık|milliyet',
  maritalStatus: 'medeni hali?|medeni durumu?|çocuk sayısı|çocuk',
  religion: 'dini?',
  photo: 'fotoğraf|resim',
  address: 'adres|adresi|ikamet|ikametgah|ikamet adresi',
};
