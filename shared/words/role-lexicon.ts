import { fold } from './fold.ts';

const words = (list: string) => fold(list).split(/\s+/).filter(Boolean);

/** Whole words that name an occupation, in both genders where the ending does not follow a rule. */
const roles = new Set(
  words(`
  helper farmhand stockman shedhand sister childminder constable postman postwoman operative porter dishwasher attendant guide crew seaman bosun deckhand mate
  bricklayer roofer scaffolder joiner cabinetmaker negotiator conveyancer solicitor barrister counsel judge magistrate notary
  bookkeeper adviser quant runner gaffer violinist choirmaster pianist radiographer sonographer phlebotomist visitor practitioner
  hygienist orthodontist vet zookeeper herdsman shepherd groundskeeper florist butcher baker fishmonger grocer barber
  beautician tailor seamstress upholsterer watchmaker jeweller jeweler locksmith glazier millwright rigger driller roustabout
  miner newsreader author poet videographer dba trustee missionary pastor vicar chaplain imam rabbi priest infantryman corporal
  lieutenant major colonel private airman postmaster caretaker typist labourer laborer walker invigilator server busser doorman
  valet bellhop signalman pilot cartographer dispenser prosthetist undertaker embalmer secondee placement temp commis bartending
  keyholder busboy roaster brewer distiller winemaker sawyer blacksmith potter weaver printer bookbinder engraver sculptor
  ceramicist luthier farrier jockey groom ranger warden keeper beekeeper fisherman skipper helmsman purser stevedore docker
  oiler welder boilermaker pipefitter steamfitter ironworker tiler plasterer paver drywaller framer roughneck foreperson
  podiatrist chiropractor osteopath acupuncturist masseur masseuse doula perfusionist anaesthetist anesthesiologist
  neurologist cardiologist oncologist pathologist dermatologist paediatrician pediatrician psychiatrist gynaecologist obstetrician
  urologist nephrologist endocrinologist haematologist hematologist internist hospitalist registrar houseman pharmacologist
  toxicologist microbiologist virologist geneticist botanist zoologist ecologist astronomer meteorologist oceanographer
  hydrologist agronomist entomologist horticulturist landscaper arborist forester anthropologist criminologist demographer
  philosopher theologian tutor headmaster headmistress headteacher matron governess provost bursar proctor dean choreographer
  dramaturg playwright screenwriter cinematographer colourist colorist gamer streamer blogger podcaster dj rapper singer vocalist
  guitarist drummer cellist organist soprano tenor conductor stuntman usher projectionist croupier bookmaker auctioneer
  valuer appraiser realtor pawnbroker jobber treasurer comptroller cashier debtor bailiff sheriff deputy marshal
  policewoman firewoman ombudsman lobbyist activist organiser organizer campaigner envoy consul interpreter aide-de-camp
  freelancer contractor consultant locum associate stagehand cellarman barman barmaid mixologist caterer waitstaff expediter
  waitress draughtsman draughtswoman sailor telephonist sysadmin conservator referee paperboy signaller innkeeper smallholder cobbler storekeeper storeman
  handyman groundsman greenkeeper
  webdesigner technologist strategist evangelist architect ethnographer copyeditor
  mta pta cta mfa fsj bfd zivildienst wehrdienst zivildienstleistender soldat soldatin beamter beamtin minijob polier elternzeit
  hausfrau hausmann kantor kantorin diakon diakonin kuster notar notarin volkswirt volkswirtin betriebswirt betriebswirtin
  tagesmutter tagesvater hauswirtschafterin hauswirtschafter hauswart hauswartin abwart abwartin serviertochter brieftrager melkerin naherin
   schuhmacherin buchbinderin lernende lernender minijobber minijobberin ferienjobber polizist polizistin 
  hortnerin kuchenhilfe haushaltshilfe burohilfe spulhilfe erntehilfe verkaufshilfe
  dolmetscher dramaturgin friseur friseurin fotograf fotografin gutachter meteorologe meteorologin physiker logopade
  logopadin matrose kapitan musiker schauspieler zimmermann
  ambulancier ambulanciere puericulteur puericultrice atsem cpe surveillant surveillante formateur formatrice cuisinier cuisiniere
  patissier patissiere boulanger boulangere boucher bouchere gouvernante hotesse itinerant charge chargee gestionnaire controleur
  controleuse auditeur auditrice notaire clerc greffier greffiere huissier standardiste gardien gardienne policier policiere gendarme
  pompier militaire cariste preparateur preparatrice receptionniste electromecanicien electromecanicienne conferencier conferenciere manutentionnaire usineur tourneur fraiseur soudeur soudeuse chaudronnier
  couvreur charpentier menuisier menuisiere peintre carreleur geometre projeteur carrossier testeur testeuse
  graphiste maquettiste pigiste bibliothecaire documentaliste monteur monteuse realisateur realisatrice comedien comedienne regisseur
  regisseuse coiffeur coiffeuse estheticien estheticienne fleuriste couturier couturiere horticulteur horticultrice maraicher maraichere
  viticulteur viticultrice berger bergere eleveur eleveuse paysagiste maitre maitresse alternant alternante saisonnier saisonniere
  benevole interimaire pdg dg daf drh dsi rssi president presidente associe associee approvisionneur qualiticien qualiticienne urbaniste mediateur
  mediatrice marin matelot capitaine conseiller conseillere chef cheffe agent agente ouvrier ouvriere employe employee second adjoint
  adjointe plongeur plongeuse livreur livreuse coursier facteur factrice eboueur jardinier jardiniere palefrenier moniteur monitrice
  entraineur animateur animatrice tuteur tutrice precepteur caviste oenologue tonnelier verrier ebeniste tapissier
  ferronnier forgeron serrurier vitrier platrier facadier grutier terrassier etancheur zingueur frigoriste domoticien automaticien
  institutrice instituteur agriculteur agricultrice poissonniere ater aesh manoeuvre
  dessinateur dessinatrice modeliste styliste costumier scenographe eclairagiste cadreur truquiste infographiste
  juriste fiscaliste actuaire courtier courtiere banquier guichetier conseil percepteur douanier inspecteur inspectrice magistrat
  procureur elu elue maire assistant assistante ingenieur ingenieure doctorant doctorante postdoctorant professeur professeure chercheur chercheuse
  psychomotricien psychomotricienne dieteticien dieteticienne sophrologue osteopathe podologue brancardier aide auxiliaire
  pasante mir matrona celador celadora fisioterapeuta farmaceutico farmaceutica odontologo odontologa higienista logopeda psicologo psicologa
  trabajador trabajadora cuidador cuidadora repostero repostera panadero panadera carnicero carnicera pescadero pescadera cajero cajera
  reponedor reponedora gobernanta conserje bombero bombera militar camionero taxista repartidor repartidora carretillero soldador soldadora
  tornero fresador carpintero pintor pintora encofrador aparejador aparejadora delineante topografo topografa chapista administrador
  administradora maquetador maquetadora bibliotecario bibliotecaria archivero archivera fotografo fotografa realizador realizadora actriz
  bailarin bailarina peluquero peluquera esteticista modista florista agricultor agricultora ganadero jornalero jornalera jardinero
  jardinera quimico quimica catedratico catedratica notario juez jueza asesor asesora autonomo autonoma voluntario voluntaria practicas
  socorrista entrenador entrenadora guia azafata azafato tripulante piloto marinero patron electromecanico instalador instaladora
  montador orientador orientadora canguro ninera costurera costurero mediador mediadora tecnico tecnica monitor monitora ayudante
  director directora subdirector subdirectora vicedirector presidenta consejero consejera delegado delegada jefa corredor
  planchadora cristalero tapicero ebanista ferrallista gruista barrendero basurero cartero cartera mensajero portero portera
  plomero mesero mesera practicante carpintera obrera capataz almacenista gasolinero gasolinera tcae
  investigadora doctorando doctoranda postdoctoral profesora alumno residente cirujano cirujana anestesista pediatra ginecologo
  oss osa ostetrica ostetrico fisioterapista farmacista logopedista bidello bidella collaboratore collaboratrice
  badante colf pasticciere pasticciera panettiere macellaio cameriere cameriera portiere governante cassiere cassiera capo mulettista
  autista camionista corriere saldatore tornitore fresatore elettricista idraulico muratore carpentiere imbianchino falegname capocantiere
  geometra perito disegnatore disegnatrice manutentore meccanico carrozziere sistemista consulente grafico redattore redattrice
  traduttore traduttrice regista attore attrice parrucchiere parrucchiera estetista sarto sarta fiorista agricoltore
  bracciante giardiniere chimico chimica dottorando dottoranda assegnista praticante notaio ragioniere ragioniera revisore direttrice
  titolare socio socia bagnino bagnina istruttore istruttrice guida marinaio comandante vigile carabiniere poliziotto guardia custode
  portinaio caposala capoturno capotreno caporeparto capoufficio macchinista restauratore restauratrice orafo enologo enologa
  fattorino fattorina manovale manovali pasticcera supplente vignaiola casaro gommista igienista controllore
  educatore educatrice formatore coordinatrice responsabile segretario segretaria impiegata operatore operatrice
  ricercatore ricercatrice medico medica infermiere dirigente quadro apprendista stagista tirocinante allenatore allenatrice animatore
  promotore promotrice venditrice rappresentante commessa commesso lavapiatti cuoca fornaio gelataio barbiere
  tappezziere piastrellista lattoniere vetraio marmista serramentista escavatorista asfaltista giornalaio edicolante postino
  parteira parteiro cozinheiro cozinheira ajudante pasteleiro pasteleira padeiro padeira talhante acougueiro garcom garconete camareira
  faxineiro faxineira diarista balconista lojista motorista motoboy caminhoneiro estafeta armazenista almoxarife serralheiro
  eletricista canalizador encanador carpinteiro mestre encarregado encarregada desenhador desenhadora projetista redator redatora
  jornalista tradutor tradutora atriz ator cabeleireiro cabeleireira costureira costureiro
  pescador bombeiro bombeira jardineiro jardineira bolseiro bolseira solicitador solicitadora contador contadora escriturario escrituraria empresario empresaria
  telefonista treinador treinadora comissario comissaria marinheiro policia seguranca porteiro zelador zeladora baba
  promotor promotora corretor corretora despachante nutricionista pedagogo pedagoga rececionista enfermeiro enfermeira governanta
  trabalhador trabalhadora gestor gestora chefe subchefe diretor diretora estagiario estagiaria aprendiz
  docente professora educadora engenheiro engenheira arquiteta advogado advogada
  analista assessor assessora coordenadora lider vendedora operadora atendente repositora fiscal vigilante copeiro copeira manobrista
  tosador mecanico marceneiro pedreira azulejista gesseiro vidraceiro ferramenteiro torneiro caldeireiro
  responsavel responsaveis entregador entregadora manicure tesoureiro tesoureira bancario bancaria revisor revisora bolsista tratorista ordenhador
  ordenhadora estoquista conferente empacotador empacotadora confeiteiro confeiteira instrutor instrutora formador formadora
  arquivista museologo museologa digitador digitadora chaveiro relojoeiro comerciante explicador explicadora escrivao escriva
  verzorgende politieagent huisarts arts tandarts werker werkster leerkracht rector kok bakker slager ober serveerster schoonmaker schoonmaakster hulp
  vakkenvuller bedrijfsleider vertegenwoordiger inkoper orderpicker bezorger koerier elektricien loodgieter timmerman metselaar dakdekker
  uitvoerder werkvoorbereider voorman constructeur tekenaar beheerder vormgever vormgeefster vertaler vertaalster bibliothecaris fotograaf
  acteur actrice muzikant kapper kapster hovenier boer dierenarts bioloog promovendus hoogleraar advocaat rechter notaris
  ambtenaar brandweerman militair beveiliger leerling oproepkracht uitzendkracht vrijwilliger vrijwilligster leider intercedent piloot
  matroos schipper badmeester gids oppas wethouder griffier wijkverpleegkundige gastheer gastvrouw kraamverzorgende coordinator
  verkoopster naaister afwasser barkeeper helpende visboer invalkracht keukenhulp
  lerares leraar juf meester psycholoog socioloog jurist econoom hoofd directeur voorzitter penningmeester bestuurslid
  polozna poloznik lekarz lekarka rezydent farmaceuta farmaceutka fizjoterapeuta fizjoterapeutka stomatolog wychowawca wychowawczyni
  przedszkolanka kucharz kucharka pomoc cukiernik rzeznik kelner kelnerka recepcjonista recepcjonistka pokojowka sprzatacz sprzataczka
  przedstawiciel handlowiec tokarz elektryk hydraulik ciesla stolarz malarz malarka dekarz majster brygadzista konstruktor geodeta
  analityk analityczka konsultant konsultantka dziennikarz dziennikarka tlumacz tlumaczka bibliotekarz bibliotekarka fotografka rezyser
  aktor aktorka muzyk fryzjer fryzjerka kosmetyczka krawiec krawcowa kwiaciarka rolnik lesniczy weterynarz ogrodnik doktorantka adiunkt
  adwokat radca notariusz sedzia urzednik urzedniczka kadrowa kadrowy audytor audytorka prezes wiceprezes wspolnik wspolniczka
  stazystka stazysta trener portier specjalista specjalistka praktykant praktykantka wolontariusz wolontariuszka trenerka przewodnik przewodniczka marynarz zolnierz policjant
  listonosz listonoszka aplikant aplikantka kreslarz kreslarka archiwista archiwistka koordynatorka konduktor konduktorka kosztorysant ladowacz
  policjantka strazak ochroniarz dozorca niania brakarz laborant laborantka spedytor spedytorka zaopatrzeniowiec windykator
  motorniczy maszynista szwaczka pakowacz pakowaczka mistrz zastepca asystentka kierowniczka sprzedawczyni pracownica inzynier
  dyrektorka nauczyciel psycholozka pedagog terapeuta opiekun blacharz lakiernik zegarmistrz zlotnik introligator drukarz tapicer
  wulkanizator tynkarz zbrojarz glazurnik parkieciarz garbarz mleczarz rybak gornik hutnik operatorka rejestratorka sanitariusz`),
);

/** Words at the end of a German or Dutch compound: "Produktionshelfer", "Tierarzthelferin", "Applicatiebeheerder". */
const tails = new RegExp(
  `(?:${words(`schwester pfleger helfer angestellte angestellter angestellten apotheker makler prufer richter fachfrau fachmann kauffrau kraft
  arzt arztin rat padagoge padagogin koch konditor backer metzger fleischer mechatroniker maurer zimmerer schreiner decker leger installateur
  gartner landwirt forster winzer fuhrer kommissionierer statiker zeichner konstrukteur informatiker dolmetscher mann regisseur musiker geiger
  pfarrer kosmetiker ausbilder schneider uhrmacher schmied optiker bestatter steuermann bote botin zusteller pfortner detektiv
  gutachter archivar restaurator laborant lackierer sanitater begleiter betreuer lehrling gehilfe gehilfin techniker meister monteur bauer
  wirt warter fahrer bediener einrichter elektroniker elektriker mechaniker schlosser biologe biologin chemiker therapeut therapeutin
  arbeiter berater vertreter sekretar redakteur trainer beauftragte beauftragter verantwortliche verantwortlicher
  beheerder leider medewerker verzorger verzorgende chauffeur bezorger werker kundige assistent deskundige adviseur begeleider voorlichter
  handelaar bewerker bouwer maker houder opzichter tekenaar docent leraar lerares arts leidster leerkracht`).join(
    '|',
  )})(?:in|innen|s|en|n|e)?$`,
  'u',
);

/** Roles of several words, none of which names the role alone, and Japanese roles, which are written without spaces. */
const phrases =
  /(?<!\p{L})(?:civil servant|dinner lady|lollipop lady|cabinet maker|stable hand|farm hand|shed hand|deck hand|stage hand|sage[- ]femme|femme de chambre|baby[- ]?sitter|au[- ]pair|service civique|general practitioner|work placement|corps member|national service|nysc|talent partner|business partner|guardia civil|policia local|medic[oa] de familia|operatore socio[- ]sanitario|vigile del fuoco|nadador[- ]salvador|jovem aprendiz|radca prawny|stay[- ]at[- ]home|hors cadre|maitre d'|soldat auf zeit|(?:bar|waiting|counter|kitchen|ground|floor|nursing|support) staff|front of house|technische zeichnerin)(?!\p{L})|[師士师]$|(?<![会定全人委議党团成学队會黨團學隊])[員员]$|(?<!関)係$|職人|見習い|板前|仲居|車掌|左官|声優|俳優|研修医|弟子$|自衛官|添乗員|管理人$|管理者$|フロント$|ネイリスト|エステティシャン|バーテンダー|パティシエ|プロデューサー|アナウンサー|インストラクター|マーチャンダイザー|スーパーバイザー|チーフ|パイロット|ツアーガイド|テックリード|農業従事者|(?:倉管|客服|保全|作業|仓管)[人][員员]$|教諭|保育|営業|経理|総務|人事|秘書|事務|受付|施工管理|監督|大工|整備|工$|品質管理|作業員|ドライバー|運転手|警備|警察官|公務員|弁護|編集|記者|ライター|翻訳|通訳|カメラマン|販売|店長|料理|調理|テスター|准教|助教|アルバイト|パート(?!ナー)|オペレーター|乗務員|船員|漁師|役員|支店長|工場長|班長|マーケター|バイヤー|カウンセラー|ケアマネ|生産技術|機械設計|開発職|司書|学芸員|スペシャリスト|プランナー|アドバイザー|トレーナー|ホールスタッフ|キッチン|店員|社員|主事|主査|室長|所長|院長|園長|校長|会長|副社長|専務|常務|顧問/u;

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
  malarz kucharz tokarz stolarz kowal mlynarz krawiec rybak gornik cieslak kaczmarek`),
);
export const isSurnameToo = (word: string) => surnames.has(word);
