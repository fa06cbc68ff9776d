import { fold } from './fold.ts';

const words = (list: string) => fold(list).split(/\s+/).filter(Boolean);
/** "cajero/a", "cuidador/a": both genders of a word. */
const ofBothGenders = (word: string): string[] => {
  const [one = '', ending] = word.split('/');
  return ending ? [one, one.replace(/o$/, '') + ending] : [one];
};

/** Whole words that name an occupation, in both genders where the ending does not follow a rule. */
const roles = new Set(
  words(`
  helper farmhand stockman shedhand sister childminder constable postman postwoman operative porter dishwasher attendant guide crew seaman bosun deckhand mate
  bricklayer roofer scaffolder joiner negotiator conveyancer solicitor barrister counsel judge notary
  bookkeeper adviser quant runner gaffer violinist choirmaster pianist radiographer sonographer phlebotomist visitor practitioner
  hygienist orthodontist vet zookeeper herdsman shepherd groundskeeper florist butcher baker fishmonger grocer barber
  beautician tailor seamstress upholsterer jeweller jeweler locksmith glazier millwright rigger driller roustabout
  miner newsreader author poet videographer dba trustee missionary pastor vicar chaplain imam rabbi priest infantryman corporal
  lieutenant major colonel private airman postmaster caretaker typist labourer laborer walker invigilator server busser doorman
  valet bellhop signalman pilot cartographer dispenser prosthetist undertaker embalmer secondee placement temp commis bartending
  keyholder busboy roaster brewer distiller sawyer blacksmith potter weaver printer bookbinder engraver sculptor
  ceramicist luthier farrier jockey groom ranger warden keeper beekeeper fisherman skipper helmsman purser stevedore docker
  oiler tiler plasterer paver drywaller framer roughneck foreperson
  podiatrist chiropractor osteopath acupuncturist masseur masseuse doula perfusionist anaesthetist
  paediatrician pediatrician psychiatrist obstetrician
  internist hospitalist houseman
  geneticist botanist astronomer oceanographer
  agronomist horticulturist landscaper arborist forester demographer
  philosopher theologian headmaster headmistress matron governess bursar proctor
  dramaturg playwright cinematographer colourist colorist gamer streamer podcaster dj rapper singer vocalist
  guitarist drummer cellist organist soprano tenor stuntman usher projectionist auctioneer
  valuer appraiser realtor jobber treasurer comptroller debtor bailiff sheriff marshal
  policewoman firewoman lobbyist activist organiser organizer campaigner envoy consul aide-de-camp
  locum stagehand cellarman barman barmaid caterer waitstaff expediter
  waitress draughtsman draughtswoman sailor telephonist sysadmin conservator referee cobbler storekeeper storeman
  handyman groundsman greenkeeper
  slater herdsperson milker shearer postie drayman
  evangelist ethnographer
  mta pta cta mfa fsj bfd zivildienst wehrdienst zivildienstleistender soldat beamter beamtin minijob polier elternzeit
  hausfrau kantor diakon kuster notar
  tagesmutter tagesvater hauswirtschafter hauswart abwart serviertochter brieftrager naherin
  schuhmacherin lernende lernender minijobber ferienjobber polizist
  hortnerin kuchenhilfe haushaltshilfe burohilfe spulhilfe erntehilfe
  klempner spengler putzfrau empfangsdame referendar melker buchbinder mesner zivildiener
  friseur fotograf meteorologe meteorologin physiker logopade
  logopadin matrose kapitan schauspieler
  ambulancier puericulteur puericultrice atsem cpe surveillant formateur formatrice cuisinier
  patissier boulanger boucher gouvernante hotesse itinerant charge gestionnaire controleur
  controleuse auditeur auditrice notaire clerc greffier huissier standardiste gardien gardienne policier gendarme
  pompier cariste preparateur preparatrice receptionniste electromecanicien electromecanicienne conferencier manutentionnaire usineur tourneur fraiseur soudeur soudeuse chaudronnier
  couvreur charpentier menuisier peintre carreleur geometre projeteur carrossier testeur testeuse
  graphiste maquettiste pigiste bibliothecaire documentaliste monteuse realisateur realisatrice comedien comedienne
  regisseuse coiffeur coiffeuse estheticien estheticienne fleuriste couturier horticulteur horticultrice maraicher
  viticulteur viticultrice berger eleveur eleveuse paysagiste maitre maitresse alternant saisonnier
  benevole interimaire pdg dg daf drh dsi rssi president associe approvisionneur qualiticien qualiticienne urbaniste mediateur
  mediatrice marin matelot capitaine second adjoint
  plongeur plongeuse livreur livreuse coursier facteur factrice eboueur jardinier palefrenier moniteur monitrice
  entraineur tuteur tutrice precepteur caviste oenologue tonnelier verrier ebeniste tapissier
  ferronnier forgeron serrurier vitrier platrier facadier grutier terrassier etancheur zingueur frigoriste domoticien automaticien
  institutrice instituteur agriculteur agricultrice poissonniere ater aesh manoeuvre
  dessinateur dessinatrice modeliste costumier scenographe eclairagiste cadreur truquiste infographiste
  fiscaliste actuaire courtier banquier guichetier conseil percepteur douanier inspectrice
  procureur elu maire professeur
  psychomotricien psychomotricienne dieteticien dieteticienne sophrologue podologue brancardier auxiliaire
  chauffagiste cordonnier vacher vigneron vigneronne bucheron bucheronne relieur relieuse horloger
  bijoutier ripeur nourrice prepose
  pasante mir matrona celador/a fisioterapeuta farmaceutico/a odontologo/a higienista logopeda psicologo/a
  trabajador/a cuidador/a repostero/a panadero/a carnicero/a pescadero/a cajero/a
  reponedor/a gobernanta conserje bombero/a militar camionero taxista repartidor/a carretillero soldador/a
  tornero fresador carpintero/a pintor/a encofrador aparejador/a delineante topografo/a chapista administrador/a
  maquetador/a bibliotecario/a archivero/a fotografo/a realizador/a actriz
  bailarin bailarina peluquero/a esteticista modista florista agricultor/a ganadero jornalero/a jardinero/a
  quimico/a catedratico/a notario juez jueza asesor/a autonomo/a voluntario/a practicas
  socorrista entrenador/a guia azafato/a tripulante piloto marinero patron electromecanico instalador/a
  montador orientador/a canguro ninera costurero/a mediador/a tecnica monitor/a ayudante
  consejero/a delegado/a corredor
  planchadora cristalero tapicero ebanista ferrallista gruista barrendero basurero cartero/a mensajero portero/a
  plomero mesero/a practicante obrera capataz almacenista gasolinero/a tcae
  alumno residente cirujano/a anestesista pediatra ginecologo
  mucama gasista herrero chofer camillero/a kinesiologo/a locutor/a preceptor/a pinche pastelero/a
  frutero/a manicurista sastre zapatero/a tractorista vendimiador/a laboratorista ensamblador/a
  sobrecargo maquinista almacenero/a
  oss osa ostetrico/a fisioterapista farmacista logopedista bidello/a collaboratore collaboratrice
  badante colf pasticciere pasticciera panettiere macellaio cameriere cameriera governante cassiere cassiera capo mulettista
  autista camionista corriere saldatore tornitore fresatore elettricista idraulico muratore carpentiere imbianchino falegname capocantiere
  geometra perito disegnatore disegnatrice manutentore meccanico carrozziere sistemista consulente grafico redattore redattrice
  traduttore traduttrice regista attore attrice parrucchiere parrucchiera estetista sarto/a fiorista agricoltore
  bracciante giardiniere chimico/a dottorando/a assegnista praticante notaio ragioniere ragioniera direttrice
  titolare socio/a bagnino/a istruttore istruttrice guida marinaio comandante vigile carabiniere poliziotto guardia custode
  portinaio caposala capoturno capotreno caporeparto capoufficio macchinista restauratrice orafo enologo/a
  fattorino/a manovale manovali pasticcera supplente vignaiola casaro gommista igienista controllore
  formatore operatrice
  medica dirigente quadro apprendista allenatore allenatrice
  promotrice venditrice rappresentante lavapiatti cuoca fornaio barbiere
  tappezziere piastrellista lattoniere vetraio marmista serramentista escavatorista asfaltista giornalaio edicolante postino
  fabbro scaffalista centralinista calzolaio allevatore allevatrice mungitore mungitrice trattorista viticoltore viticoltrice pescatore
  liutaio ceramista guardaparco boscaiolo
  parteiro/a cozinheiro/a ajudante pasteleiro/a padeiro/a talhante acougueiro garcom garconete camareira
  faxineiro/a diarista balconista lojista motorista motoboy caminhoneiro estafeta armazenista almoxarife serralheiro
  eletricista canalizador encanador carpinteiro mestre encarregado/a desenhador/a projetista redator/a
  jornalista tradutor/a atriz ator cabeleireiro/a costureiro/a
  pescador bombeiro/a jardineiro/a bolseiro/a solicitador/a contador/a escriturario/a empresario/a
  telefonista treinador/a comissario/a marinheiro policia seguranca porteiro zelador/a baba
  promotor/a corretor/a despachante nutricionista pedagogo/a rececionista enfermeiro/a governanta
  trabalhador/a subchefe
  assessor/a lider atendente fiscal copeiro/a manobrista
  tosador marceneiro azulejista gesseiro vidraceiro ferramenteiro torneiro caldeireiro
  responsavel responsaveis entregador/a manicure tesoureiro/a bancario/a revisor/a bolsista tratorista
  estoquista conferente empacotador/a confeiteiro/a instrutor/a formador/a
  arquivista digitador/a chaveiro relojoeiro comerciante explicador/a escrivao escriva
  desenhista fonoaudiologo/a peixeiro/a alfaiate sapateiro vaqueiro funileiro caseiro/a cabouqueiro calceteiro
  politieagent arts werkster rector kok bakker slager ober serveerster schoonmaakster hulp
  vakkenvuller vertegenwoordiger inkoper orderpicker koerier elektricien loodgieter timmerman metselaar dakdekker
  uitvoerder werkvoorbereider voorman constructeur vormgever vormgeefster vertaler vertaalster bibliothecaris fotograaf
  acteur actrice muzikant kapper kapster hovenier boer bioloog promovendus advocaat rechter notaris
  ambtenaar brandweerman militair beveiliger leerling oproepkracht uitzendkracht vrijwilliger vrijwilligster intercedent piloot
  matroos schipper badmeester gids oppas griffier gastheer gastvrouw
  verkoopster naaister afwasser barkeeper helpende visboer invalkracht keukenhulp
  juf meester psycholoog socioloog econoom voorzitter penningmeester bestuurslid
  magazijnier winkelbediende poetshulp klusjesman metser plaatslager tuinier tuinman huishoudhulp ploegbaas opvoeder opvoedster
  onderwijzer hulpkok beenhouwer frezer logopedist kinesist gastouder lesgever lesgeefster zaakvoerder zaakvoerster
  knecht plukker plukster tegelzetter glazenwasser bewaker notarisklerk makelaar archivaris landmeter hondentrimster
  kamermeisje opperman jobstudent
  polozna poloznik lekarz lekarka rezydent farmaceuta farmaceutka fizjoterapeuta fizjoterapeutka stomatolog wychowawca wychowawczyni
  przedszkolanka kucharz kucharka pomoc cukiernik rzeznik kelner kelnerka recepcjonista recepcjonistka pokojowka sprzatacz sprzataczka
  przedstawiciel handlowiec tokarz elektryk hydraulik ciesla stolarz malarz malarka dekarz majster brygadzista konstruktor geodeta
  analityk analityczka konsultant konsultantka dziennikarz dziennikarka tlumacz tlumaczka bibliotekarz bibliotekarka fotografka rezyser
  aktor aktorka muzyk fryzjer fryzjerka kosmetyczka krawiec krawcowa kwiaciarka rolnik lesniczy weterynarz ogrodnik doktorantka adiunkt
  adwokat radca notariusz sedzia urzednik urzedniczka kadrowa kadrowy audytor audytorka prezes wiceprezes wspolnik wspolniczka
  trener portier specjalista specjalistka praktykant praktykantka wolontariusz wolontariuszka trenerka przewodnik przewodniczka marynarz zolnierz policjant
  listonosz listonoszka aplikant aplikantka kreslarz kreslarka archiwista archiwistka koordynatorka konduktor konduktorka kosztorysant ladowacz
  policjantka strazak ochroniarz dozorca niania brakarz laborantka spedytor spedytorka zaopatrzeniowiec windykator
  motorniczy maszynista szwaczka pakowacz pakowaczka mistrz zastepca kierowniczka pracownica
  psycholozka pedagog terapeuta blacharz lakiernik zegarmistrz zlotnik introligator drukarz tapicer
  wulkanizator tynkarz zbrojarz glazurnik parkieciarz garbarz mleczarz rybak gornik hutnik rejestratorka sanitariusz
  ekspedient ekspedientka salowa wozny wozna doktorant szewc dojarz traktorzysta taksowkarz pilarz sztygar`).flatMap(
    ofBothGenders,
  ),
);

/** Words at the end of a German or Dutch compound: "Produktionshelfer", "Tierarzthelferin", "Applicatiebeheerder". */
const tails = new RegExp(
  `(?:${words(`schwester pfleger helfer angestellte angestellter angestellten apotheker makler prufer richter fachfrau fachmann kauffrau kraft
  arzt arztin rat padagoge padagogin koch konditor backer metzger fleischer mechatroniker maurer zimmerer schreiner decker leger installateur
  gartner landwirt forster winzer fuhrer kommissionierer statiker zeichner konstrukteur informatiker dolmetscher mann regisseur musiker geiger
  pfarrer kosmetiker ausbilder schneider uhrmacher schmied optiker bestatter steuermann bote botin zusteller pfortner detektiv
  gutachter archivar restaurator laborant lackierer sanitater begleiter betreuer lehrling gehilfe gehilfin techniker meister monteur bauer
  wirt warter fahrer bediener einrichter elektroniker elektriker mechaniker schlosser biologe biologin chemiker therapeut therapeutin
  arbeiter geselle gesellin feger kehrer berater vertreter sekretar redakteur trainer beauftragte beauftragter verantwortliche verantwortlicher
  beheerder leider medewerker verzorger verzorgende chauffeur bezorger werker kundige assistent deskundige adviseur begeleider voorlichter
  handelaar bewerker bediende bouwer maker houder opzichter tekenaar docent leraar lerares arts leidster leerkracht`).join(
    '|',
  )})(?:in|innen|s|en|n|e)?$`,
  'u',
);

/** Roles of several words, none of which names the role alone, and Japanese roles, which are written without spaces. */
const phrases =
  /(?<!\p{L})(?:civil servant|dinner lady|lollipop lady|cabinet maker|stable hand|farm hand|shed hand|deck hand|stage hand|sage[- ]femme|femme de (?:chambre|menage)|garde forestiere?|tecnica (?:de|em|en) \p{L}+|fiel de armazem|shelf stacker|panel beater|bin man|baby[- ]?sitter|au[- ]pair|service civique|general practitioner|work placement|corps member|national service|nysc|talent partner|business partner|guardia civil|policia local|medic[oa] de familia|operatore socio[- ]sanitario|vigile del fuoco|nadador[- ]salvador|jovem aprendiz|radca prawny|stay[- ]at[- ]home|hors cadre|maitre d'|soldat auf zeit|(?:bar|waiting|counter|kitchen|ground|floor|nursing|support) staff|front of house|technische zeichnerin)(?!\p{L})|[師士师]$|(?<![会定全人委議党团成学队會黨團學隊])[員员]$|(?<!関)係$|職人|見習い|板前|仲居|車掌|左官|研修医|弟子$|添乗員|管理人$|管理者$|フロント$|ネイリスト|エステティシャン|バーテンダー|パティシエ|プロデューサー|アナウンサー|インストラクター|マーチャンダイザー|スーパーバイザー|チーフ|パイロット|ツアーガイド|テックリード|(?:倉管|客服|保全|作業|仓管)人[員员]$|教諭|保育|営業|経理|総務|人事|秘書|事務|受付|施工管理|監督|大工|整備|工$|品質管理|ドライバー|運転手|警備|警察官|弁護|編集|記者|ライター|翻訳|通訳|カメラマン|販売|店長|料理|調理|テスター|准教|助教|アルバイト|パート(?!ナー)|オペレーター|役員|工場長|班長|マーケター|バイヤー|カウンセラー|ケアマネ|生産技術|機械設計|開発職|司書|学芸員|スペシャリスト|プランナー|アドバイザー|トレーナー|ホールスタッフ|キッチン|社員|主事|主査|バリスタ|ソムリエ|支配人$|次長$|監査役|研修生|とび職|師長$|ヘルパー|施設長|教頭|広報|データサイエンティスト|トリマー|自衛官|パラリーガル|室長|所長|院長|園長|校長|会長|専務|常務|顧問/u;

const endings = /(?:innen|in|es|s|e|n|en|as|os)$/u;

/** Whether a folded word names an occupation. */
export const isRoleWord = (word: string): boolean =>
  roles.has(word) || roles.has(word.replace(endings, '')) || (word.length > 5 && tails.test(word));

/** Whether a folded text has a role phrase whose words name no role separately. */
export const namesRolePhrase = (folded: string): boolean => phrases.test(folded);

/** Roles that are also common surnames: "Anna Baker" is a name. */
const surnames = new Set(
  words(`baker butcher barber judge mason cook miner shepherd carpenter pastor taylor tailor potter weaver brewer porter ranger walker major
  miller farmer gardener painter fisher marshal sheriff constable warden groom turner glover joiner sawyer skipper page wright singer archer
  marin boucher boulanger berger mercier charpentier couturier marchand maire lemaire meunier fabre lefebvre chevalier marechal
  boer bakker visser kok kuiper slager schipper timmerman metselaar kapper schilder meester koster smit dekker brouwer
  schneider backer fleischer forster zimmermann schreiner gartner winzer koch bauer fischer schmied maurer richter kantor kuster schuster
  metzger wirt jager schafer vogt kramer pfarrer meister notar maler guerrero herrero carpintero pintor zapatero cantero molinero caballero
  ferrari fabbri sarto muratore cuoco conte pescatore marinaio barbieri cavaliere ferreira caldeira monteiro carneiro pereira
  slater vacher vigneron bucheron sastre alfaiate klempner spengler szewc makelaar fabbro calzolaio
  malarz kucharz tokarz stolarz kowal mlynarz krawiec rybak gornik cieslak kaczmarek`),
);
export const isSurnameToo = (word: string) => surnames.has(word);
