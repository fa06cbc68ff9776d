import { fold } from './fold.ts';

/**
 * Beginnings of words for activities, fields of work and their tools, in the languages of the extraction; folded. The list is
 * closed on purpose: a word that also describes a person, such as "family", "native" or "church", must not be in it, because
 * a label of such words is compared with the CV.
 */
const stems = new Set(
  `autista autisti permit?to?work public?health occupational?health health?care private?banking private?equity private?client private?law scrum?master black?belt green?belt cloud?native konzern bricklay brick?lay tiling fuhrung mig tig mag ifrs gaap hgb cissp cisa cism ccna ccnp pmp prince2 itil cpa acca cfa cima hgv lgv cscs cpcs ipaf pasma cdl adr bls acls als nebosh iosh osha gmp comptia rhce cka ckad cipd phr shrm certified zertifikat zertifizier zertifizierung diploma fuhrerschein staplerschein schweisserschein flurforderschein permis?de?conduire carnet?de?conducir patente?di?guida rijbewijs prawo?jazdy carta?de?conducao driving?licence driver's?license driver?license dementia?care diabetes?care elderly?care fitter fitting pipefit account actuar admin advis advocac aerodynam agil agri agro air alarm alloc analy animat anlagen anwend api applic appoint
  arbeitssicher architec archiv arrhythm assembl assess asset assist athlet audio audit aufmass ausbau automat autocad aviat aviation
  backend backup back?office baker bak balance bank bar barist batter bautech bauleit bauwes bed bench bericht bestell betreu betrieb bewasser bike bilanz bill biochem
  biolog board boat body boil book bord brand braz brick budget bus business butcher
  cabl calcul calibr call campaign cannul car cardiac cardiolog care career cargo carpent carrel cash cater cathet ceil cell cement certificat
  change chart chauff checkout chem child?protection chromatograph circuit civil?engineer claim classroom clean client climat clinic cloud cnc coach
  coat cobol cod coffee cold collect commerc commission communic communit compan compil complaint complianc composit comput concret condition
  conduct configur conflict construct consult container content contract control convers convey cook cooking cool coordin copy copywrit correspond cosmetic cost
  counsel courier cours craft crane creat credit crm crop cuisin curricul custom cut cyber
  daten data databas deal debt decor deep?learn defib deliver demand demo dental depend deploy desktop detail develop devop diagnos didact
  diesel digital direct discharg dispatch displ distribut dive dock document dosag draft drain draw wound?dressing drill driv drone dry duct 
  ecommerc edit editor educat einkauf elektr elektro electr embed emergenc emission employ?relation encod energ engin entwick environ equip ergonom erp
  escalat estimat event evidence excavat execut expens experiment export
  fabric facilit fahr farm fashion feasib feed fertig fiber fibre field file film filt financ finanz finish fire first?aid fish fleet flight floor
  food forecast foreign?exchange forest forg fork forklift form foundr frame freight front fuel function fundrais furnitur
  game garden gas gear genetic geolog geotech gis glaz govern grammar grant graphic grill grind groom ground growth guid
  hair hand?tool handl handwerk hardware harvest haul hazard health heat heavy herd hire histolog hoist holz home?care horticult hospital hotel hous hplc hr hse human?resource
  hvac hydraul hygien
  icu illustrat imag immunolog implement import improv incident index industr infection informat infrastruct inject innovat inspect instal instandhalt
  instruct instrument insul insur integrat interface interior interview intrus inventor invest invoic iot iron irrig it
  java joiner journal justic
  kalkul kassen kassier key?account kitchen knit knowledge konstrukt konto kosten kredit kuche kunden kundendienst
  label laborator labour?law labor land?survey landscap lash laser lathe laundr law lead leadership lean learn leas leasing legal lesson librar licenc licens lift light lighting
  litigat livestock load loan lock logist lohn lager
  machin magazin mail mainten maintain make?up managerial manag mandat manufactur map market mason material math measur mechan mediat medic medikament menu
  merchand metal metallurg metrolog micro midwif mill miner mix mobil model mold montag mortar motion motor mould mount multi?task music
  navig negoti netw network neurolog nurs nutrit netzwerk
  observ ocean office offshor onboard oncolog onlin operat optic optimis optimiz orchestr order organis organiz orthop orthopaed outbound outreach
  pack packag paediatric pediatric paint pallet panel paper parcel park parts pastr patch patent patholog patient patis pattern pav payment payroll
  pedagog perform pest pflege pharma phleb phonic photo photograph physio physiotherap pick piling pip pipett pipefit pipelin plan plant plaster plat plc plumb podolog polic 
  polymer pool portfolio port post postgres pour power practic precision prepar present press pressur preventiv pric print procedur process procur produc product
  program progett project projekt projet promot propert prosthet protect protocol prototyp prov provision proyect psychometric psychotherap public publish pump purchas
  qualit quality quantit quantity?survey query quot
  radio radiograph radiolog rail reagent real?estate reception recipe reconcil record recruit recycl refactor refrig refurb regulat rehab reinsur releas remediat renovat rent repair
  report requirement rescue research reserv restor retail return revenue review rewir rig rigging risk robot roof room rout rubber
  safe safeguard safety sale salesforce samp sap sanitar saw scada scaffold schaden schedul schweiss scienc screen script scrum seal search seat second?aid secretar secur seed select seo
  server serv service sew sewing sheet shelf shift ship shop sicher signal simul site skill smart social?media software soil solar solder solution sound sourc spreadsheet spray sport sprint
  staff stage stahlbau stakeholder standard statist steel steer steril stewardess stitch stock storag store storytell strateg stress?analysis structur style suppl supervis support surg
  surgical surveil survey sustain switch synthes system schicht
  tabl tactic tail tailor talent tank tapicer task tax teach team tech technic technolog telecom telematic telephon tender tensil terminal terrain test textil theatr therap
  thermal thermo threat ticket tig tile till timber tool topograph tour tourism tow track trade traffic train training transact transcript translat transport trauma travel treasur treat triag
  truck tub tuning turbin turn tutor typ typewrit
  ultrason underwrit unterricht unit?test upholster upsell urban?plan usabil user?experience ux ui utilit
  valu valve vehicl vend vendor ventilat verkauf vertrieb verpack versand vertrag veterinar video vintner vinyl vision?system visual vit voic vorratswirt
  waiting?tables walkthrough ward warehous warrant wartung wash waste watch water wax weav web weld wheel?alignment window wine wir wiring wood word?processing work workflow workshop wound wund writ
  xray xml yard yeast yield
  achat accueil affut approvision atelier cableur caisse carrelag chantier charpent chauffag commerce comptab conduit conseil couture cuis decoup devis devi distribut droit electricit encaiss enduit entretien
  facturat fiscal fidelis formation fraisag gestion greffe hotel jardin juridi?que livraison logisti maconn magasin maintenanc menuis montage negoc nettoyag paie pansement patisser peintur plomb plonge preparat
  prospect recrut redact restaurat reunion revis secretariat securit soin soins soud soudag statist stocks traduct trait transport usin usinag vente veille vitrer
  almacen alban albanil atencion auxiliar ayuda calidad camion carretill caj cobr cocin cocina compras contab contabil costur cuidad datos derecho desarroll diseno docenc electricid encuad enferm ensenanz
  entrenam facturac fiscalid fontan formac frigor gerenc hostel idiom impuest informat instalac jardiner laboratori limpiez logistic mantenim maquin mecan medic mercad merchandis negociac nomin obra
  panad pastel peluq pintur pladur prevenc produccion program prevision presupuest recurs redacc repar repost segur seguridad servic soldad sold solador supervis tecn telefon transport turism venta ventas
  accoglien acquist alles amministr assisten assist autista bilanc buste cantier cassa clientel clienti collaud comment?legal comput?metric confezion consegn contabil cucin cura dati diritto disegn edil elettric fattur
  fresat fresatur garanzi gest impiant infermier informatic insegn lavoraz logistic magazzin manutenz marketing meccan mensa montagg orari pacch panific paghe pizz process progettaz pulizi qualit restaur ricerc rifiut ripar saldat
  sala saldatur sartor segret selez servizi sicurezz spediz stamp tornit tradu trasport turn vendit verniciat verifich
  atendiment aliment cobranc compra contabil cozinh cuidad dados direit desenvolv elabor enferm ensino escrit estoque faturament fiscal folha gestao hotelar informatic instalac licitac limpez logistic manutenc mecanic negociac
  obras orcament padar pagament pedid pintur produc program qualidad recepc recrutament redac saude segur servic sold suporte tecnic tesourar trein venda vendas
  aanbested administrat afwerk bediening behandel beheer beleid beveilig boekhoud bouw bakker controle elektric financ gezondheid handhaving horeca inkoop installat jeugdzorg kassa keuken klanten kost laswerk lasse lassen logistiek
  loon magazijn metsel montage netwerk onderhoud onderwijs ontwerp ontwikkel opleid planning ploeg productie programmeer recht redactie rapport reinig schilder schoonmaak stuc tegel techniek timmer transport vakken veilig verkoop
  verpleeg verpleg vertal verzorg vrachtwagen wondzorg zorg
  administr analiz badan bezpiecz biurow budow budowl cukiern dokument dostaw druk dydakt elektryk elektr ewidenc faktur finans gastronom handl inform instal ksiegow kontrol konserw konstr kosztor kuchn kuchen lakier logist magazyn malar
  marketing maszyn mechan medycz montaz murar naprawa napraw naucza nadzor negocj obrob obslug obsluga ochron opiek pieleg plac podatk pomiar praw produkc program projekt prowadz rachunk rekrut remont sekretar serwis spaw spawan
  sprzat sprzeda sprzedaz stolar szkol tluma tokar transport trener utrzym uslug wozk wymian zakup zaopatrz zarzadz zbroj zywien klient klienta
  abrechnung abwicklung akquise anlern anlage arznei auftrag ausbild ausschank baustell bedien befund beratung berat beschaff bestand beton bewerb?management bohr buchfuhr buchhalt bodenleg catering controlling dachdeck dekor
  diagnost dienstleist dienstplan disposit dreh dokumentat druck einarbeit einzelhandel elektrik endoskop entsorg erste?hilfe estrich export fachplan feinmech fenster fernwart fliesen flug forst fras fuhrpark futter garten
  gastronom gebaude geburtshilf gerat gerust gesundheit getrank glas grund?pflege haushalt hauswirt heiz hygieneplan inbetrieb injekt isolier kabel kalt kanal kasse keller kellner klima kommission kommunik konditor konfigur kontroll
  kranfuhr kunststoff labor lack landmasch leit leitstell lieferant liefer logistik lot malerei marketing maschin mauer mechat medizin mess metall metzger mitarbeiterfuhr mobel monitoring neukunden notfall obst operativ operation
  orga patient personalwes personaleinsatz personalplan personalabrech pneumat praxisanleit preis produkt prozess pruf pulver putz qualitats rechnung recht reinig reise reklamation reparatur rezept rohr sanitar schalt schleif schlosser
  schmied schnitt schulung server service sozialversicher spedit speisen statik steuer stuckateur strom systemadmin tapezier technik telefon text tierpfleg tiefbau tisch touren trockenbau uberwach ubersetz umschul unternehm
  unterweis vergabe verkehr verleg verlag verputz versicher vertrags verwalt vorbereit wareneingang waren wasch wasser weiterbild werbung werkstatt werkzeug wirtschaft wundversorg zahn zeichn zerspan zimmerei zoll zug zuschnitt`
    .split(/\s+/)
    .map((stem) => stem.replaceAll('?', ' ')),
);
const phrases = [...stems].filter((stem) => stem.includes(' '));
const withoutPhrases = (folded: string) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), folded);
const longest = Math.max(...[...stems].map((stem) => stem.length));

/** Endings that may follow the beginning of a word, in the languages of the extraction. */
const endings = new Set(
  `s es e en n er ers ern erin erinnen ed d ing ings ion ions tion tions ation ations ition ment ments al ally ial ical ical ic ics ical y ies ive ives
  or ors erisation eration otomy ancing ancer ilite abilite ilidad abilidad ibilidad ilita abilita ilidade abilidade ance ence ant ants ent able ability age eur eurs euse erie eries ement ements aire aires ique iques ung ungen el eln ler lerin te ten ter ateur
  o a os as i cion ciones acion aciones icion ar ado ador adora adores ero era eros eria miento mientos icos icas ico ica iche ia ias ie ien zione zioni azione
  azioni tore tori trice mento menti are iere iera cao coes acao acoes agem dor dora eiro eira ij erij sel ster sters aar anie ania enie enia owanie owania
  u y ow owy owa owe owych nia nie arz arka nictwo ictwo stwo ctwo ik iku ien ienst keit lichkeit heit ship manship ity ities al ology ography ographie ologie
  ologia ografia ometry ure ures ise ising ize izing isation ization isierung ieren ierung ierungen ige igen isch ische ischer isches ischen lich liche`
    .split(/\s+/)
    .filter(Boolean),
);
const linking = ['', 's', 'es', 'n', 'en', 'e', 'er', '-'];

/** Words that name no work by themselves and may be next to those that do. */
const beside = new Set(
  `a an the of for and or in on at to with by from using as per via und oder der die das dem den des von vom mit im am zu zur zum bei fur auf als aus ein eine
  einer de du d l la le les et ou a au aux en dans sur pour par avec y e o con del los las el para por di da dei delle della al alla nel per com do dos das na no
  ao van het een voor op bij z w i na do dla ze od oraz new daily modern basic advanced professional commercial industrial technical medical clinical digital
  leitender leitende leitenden stellvertretender stellvertretende registered qualified chartered accredited trained gepruft geprufter geprufte staatlich staatliche staatlicher examinierte examinierter diplomierte
  diplomierter glowny glowna starszy starsza contractuel contractuelle commercial commerciale senior junior lead head chief principal deputy assistant international local general special specialist large small high low heavy cold hot deep full part time
  end first second third level end-to-end cross team multi inter pre post sub re co non skills skill knowledge experience expertise techniques methods
  tools technologies principles procedures processes operations activities tasks duties kenntnisse erfahrung methoden techniken verfahren arbeiten tatigkeiten`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether one folded word is a form or a compound of the stems. */
function isWorkWord(word: string): boolean {
  if (word.length > 60) return false;
  const reached = new Set([0]);
  for (let from = 0; from < word.length; from++) {
    if (!reached.has(from)) continue;
    for (let to = from + 2; to <= Math.min(word.length, from + longest); to++) {
      if (!stems.has(word.slice(from, to))) continue;
      const rest = word.slice(to);
      if (rest === '' || endings.has(rest)) return true;
      // Two letters are a part of too many words.
      if (to - from > 2) for (const link of linking) if (rest.startsWith(link)) reached.add(to + link.length);
    }
  }
  return false;
}

/** Chinese characters that name work; a label in Japanese has no spaces between words. */
const inJapanese =
  /業務|管理|開発|設計|営業|販売|看護|介護|製造|加工|溶接|調理|接客|会計|経理|人事|教育|研究|分析|運用|保守|企画|事務|整備|施工|検査|翻訳|医療|運転|経験|技術|支援|担当|[のと・]/gu;

/**
 * The words of a folded text that are not known to name work. Empty for "wound care" and "Kundenberatung", and `deaf` for
 * "deaf nurse": an attribute of a person next to a known word is not known either. `isKnown` accepts further words.
 */
function wordsBesideWork(folded: string, isKnown: (words: string) => boolean): string[] {
  const text = withoutPhrases(folded).replace(inJapanese, ' ');
  const words = text.match(/[\p{L}\p{N}+#.&-]+/gu) ?? [];
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => {
      const part = words.slice(at, at + count);
      return part.length === count && (isKnown(part.join(' ')) || (count === 1 && isOf(part[0] ?? '')));
    });
    if (length === undefined) left.push(words[at] ?? '');
    at += length ?? 1;
  }
  return left;
}

const isOf = (word: string) =>
  beside.has(word) ||
  /^[\p{N}.&+-]+$/u.test(word) ||
  isWorkWord(word) ||
  word.split('-').every((part) => beside.has(part) || isWorkWord(part));

/** Words of a folded text that name an attribute of a person, although they look like an occupation. */
const ofPersons =
  /(?<![\p{L}])(?:health|healthy|mobility|presentable|observant|wheelchair\p{L}*|democrats?|aristocrats?|rollstuhl\p{L}*|fluchtling\p{L}*|rentner\p{L}*|mutter|vater|mother|father|natives?|nationals?|foreigners?|residents?|students?|veterans?|pensioners?|auslander\p{L}*|anwohner\p{L}*|private|missionar\p{L}*|wehrdienst|zivildienst|erziehungsurlaub|elternzeit|mutterschutz|no|not|non|without|kein\p{L}*|ohne|sans|sin|senza|sem|geen|zonder|bez)(?![\p{L}])/u;

/** Whether every word of a text names work, and none an attribute of a person. */
export function namesWork(text: string, isKnown: (words: string) => boolean): boolean {
  const folded = fold(text).trim();
  if (ofPersons.test(withoutPhrases(folded)) || !/[\p{L}]/u.test(folded)) return false;
  const words = folded.match(/[\p{L}\p{N}+#-]+/gu) ?? [];
  return words.some((word) => !beside.has(word)) && wordsBesideWork(folded, isKnown).length === 0;
}
