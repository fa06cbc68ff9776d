/** Building sites, workshops, factories, farms and gardens: `name > wider names: beginnings of words`. */
export const buildingAndIndustry = `
construction: construct baustell ~baustelle bau$ baugewerb baubranch bauwes bauunternehm hochbau tiefbau rohbau building_site building_trade batiment
construction: chantier btp$ obras$ obra$ construccion edil cantier construc bouw ~bouw bouwplaats budow bauhelf bauarbeit builder$ builders$ site_work
construction: wohnungsbau ouvrier_batim  pedreir baufacharb bauunternehmung hausbau gewerbebau bouwvak construtora neubau renovat altbau
civil-engineering > construction: civil_engin bauingen genie_civil ingenieria_civil ingegner_civil ingegneria_civil engenh_civil civiele_techn
civil-engineering: inzynier_budow inzynieria_ladow ingenieur_bau ingeniero_camin ingenier_civil bouwkund weg-en_waterb
bricklaying > construction: albanil bricklay brickwork maurer mauer ~mauerwerk macon masonry mason$ albanileria muratore muratura metselaar metsel murarz
bricklaying: murarsk pedreiro alvenar blockwork
carpentry > construction: carpent zimmer zimmerei charpent carpinter falegnam timmer ciesl stolarz carpintar dachstuhl
joinery > carpentry: joiner tischler schreiner menuis ebanist ebenist meubelmak stolar stolarz marcen cabinet_mak furniture_mak mobelbau bench_joiner
roofing > construction: roof dachdeck ~dachdecker couvreur couverture tejad tejador tetto tettoi dakdek dekarz telhad copertura dachstuhl
stairs: stair treppenbau treppe escalier escaler scale$ schody
plastering > construction: plaster verputz putz$ putzarb innenputz aussenputz stuckat platrier platrer enlucid yesero yeso intonac stukadoor tynk
plastering: gesso reboco estuc
painting > construction: maler$ malerin malerarb malerei anstrich painter painting_work paint$ painting peintr pintor pintura imbianch schilder malarz
painting: malarsk verniciat tinteggiat lackier
tiling > construction: tiler tiling tile$ tiles$ fliesen carrel solador alicat piastrell tegelz tegel glazurn plytek azulej ladrilh
flooring > construction: flooring bodenleg parkett parquet revetement_sol pavimen vloer podlog estrich
drywall > construction: drywall trockenbau plaquiste placo pladur cartongess gipsplaat karton-gips suche_zabudow plasterboard dryliner
concrete > construction: concret beton hormigon calcestruzz cement_arm coffrag encofr schalung schal$ einschalen armierung ferrail cofrag zbrojarz
concrete: formwork
scaffolding > construction: scaffold gerust ~gerust echafaud andami ponteggi steiger rusztow
plumbing > construction: plumb klempner sanitar ~sanitar plombier plomberie fontaner fontaneria idraulic loodgiet hydraulik canalizad encanad
plumbing: gas-_wasser installateur_sanit badsanier badezimmerbau salle_bain spengler
plumbing+heating: shk$ anlagenmechanik heizungsbau sanitar-_heizung plombier_chauffag
heating > construction: heating heizung ~heizung chauff chauffag calefac riscald cv-monteur verwarming ogrzew aquecim caldai boiler chaudier caldera
heat-pump > heating: heat_pump warmepump pompe_chaleur pompes_chaleur bomba_calor bombas_calor pompe_calore pompa_calore warmtepomp pompy_ciepl
heat-pump: pompa_ciepl
hvac: hvac luftung klimatechn kaltetechn climatis climatiz ventilation frigor refrigerat koeltechn klimatyz airco air_condition kalteanlag kaltemittel
hvac: fluides_frig
electrics: electrician electric elektro ~elektriker elektr elettric eletric electricit instalaciones_electr elektrotech gebaudetechnik schaltschrank
electrics: eletricist wiring verdraht domotic
pv > electrics: photovolt fotovolt solar ~photovoltaik zonnepan panneaux_solair paneles_sol placas_solar pannelli_solar
switchboards > electrics: schaltschrank tableaux_electr armoires_electr control_panel_build switchgear switchboard quadri_elettric cuadros_electr
welding: weld schweiss ~schweisser ~schweissen soudeur soudure soudage soldad saldat lasser$ laswerk lassen$ spawacz spawal spawan soldagem
tig > welding: tig$ wig$ 141$ gtaw
mag > welding: mag$ mig$ mig/mag 135$ 136$ gmaw semi-automat semiautomat
metal > industry: metallbau metallbear schlosser ~schlosser serrur metallurg carpinteria_metal fabbro slusarz metaalbew serralh stahlbau metalwork
metal: sheet_metal blechbear chaudronn
glazing > construction: glaz glaser vitrier cristaler vetrai szklarz vidraceir
demolition > construction: demoli abbruch abriss sloop wyburz
excavator > construction: excavat bagger ~bagger pelleteu conducteur_engin engins_chantier escavat graafmach graver$ minigraver minibagger minipelle
excavator: miniescav kopark retroescav digger
crane: crane kran$ kranf kransch grue$ grutier gruist grua$ gru$ hijskraan suwnic dzwig guindast kraanmach carroponte kranschein
site-manager > construction: site_manag site_superv bauleit ~bauleiter bauleitung conducteur_travaux conduite_travaux chef_chantier jefe_obra
site-manager: jefa_obra direttor_lavori direzione_lavori capocantier direttrice_lavori uitvoerder werkleider kierownik_budowy kierownika_budowy
site-manager: encarregado_obra diretor_obra polier vorarbeiter_bau construction_manag
structural: structural_des structural_engin statik tragwerk calcul_structur calculo_estruct calcolo_struttur calcolo_strutt strutturist
structural: progettist_struttur konstrukcj estrutur
quantity: quantity_survey bauabrechn kalkulation metre$ metreur computo_metric computi_metric mediciones_obra estimating kosztorys aufmass
quantity: orcamentista begroot
architecture: architec architek arquitec architet arquitet
surveying: land_survey vermess geometre geometr topograf topograph landmeet geodet
road-building > construction: strassenbau road_build roadwork carretera travaux_publics strade$ wegenbouw drogow
landscaping > gardening: landschaftsbau landscap garten-_landschaft galabau paysag jardineria_paisaj
gardening: garden gartner ~gartner gartnerei jardin giardin hovenier tuin ogrodn horticult gartenbau grunpfleg espaces_verts
forestry: forest forst sylvicult bosbouw lesnic silvicul
farming: farm$ farms$ farming farmer landwirt agric landbouw rolni agron maraich viehhalt livestock milchvieh ganad eleveur elevage
machining > industry: machining machinist zerspan cnc usinag usineur mecaniz frezar tokarz verspan$ verspaner tornitor fresat lavorazioni_mecc
machining: maquinado obrabiar operador_cnc
turning > machining: turning$ dreher$ drehen$ cnc-dreh drehmasch tournage tourneur torner tornitur tornitor draaien draaier toczen tornear torneiro
turning: lathe
milling > machining: milling$ fraser$ frasen$ fras cnc-fras fraisag fraiseur fresad fresat frezen frezow
toolmaking > industry: toolmak tool_mak werkzeugmach werkzeugbau werkzeugmechan outilleur utillaj attrezzist narzedziow gereedschapm
assembly > industry: assembl montagearb montag$ montage montaj montagg montaz monteu$ monteur assemblag
industry: industr manufactur fertigung fabrik ~fabrik usine$ fabric$ fabrica fabbric fabriek produkcj producao produccion production$ produzion
industry: produktion productie factory ~fertigung plant_operat anlagenfuhr ~maschinenfuhrer maschinen_und_anlagen maschinenbedien machine_operat
industry: operateur_production conducteur_machine operator_maszyn operador_maquin ~produktionshelfer produktionsmitarb operaio_produz operaia$
industry: operaio$ produktionshelf zaklad_produkc linea_produzione conducteur_ligne werkzeugbau
quality: quality qualit calidad qualidad kwaliteit jakosc
quality: quality_control quality_inspect qualitatskontr qualitatspruf controle_qualite control_calidad controllo_qualita
quality: kwaliteitscontr kontrola_jakosci controlo_qualidad controlo_visual_qualid sichtpruf kontrola_jakos qualitatssicher controle_qualid
quality: inspection$ prufung_qualit
maintenance: maintenanc instandhalt ~instandhaltung wartung mantenim manutenz manuten onderhoud utrzymanie_ruch konserwac entretien_machin serwisant
maintenance: service_techni servicetechn depann reparatur ~reparatur repair reparac riparaz naprawa napraw
mechanics: mechanic mechanik mecanic meccanic mecanique monteur_mechan industriemechan ~mechaniker
car-mechanic > mechanics: car_mechan auto_mechan kfz automech automechan mecanique_auto mecanicien_auto mecanicien_autom mecanico_auto meccanico_auto
car-mechanic: autoriparat mechanik_pojazd vehicle_techn vehicle_mechan fahrzeugtechn autowerkstatt garagiste taller_mecan warsztat_samoch oficina_auto
car-mechanic: mechanik_samoch motor_vehicle monteur_auto autotechn officina_auto
mechatronics > mechanics: mechatron mecatron meccatron
mechanical-engineering: mechanical_engin maschinenbau genie_mecan ingenieria_mecan ingenieur_mecan ingegner_meccan engenh_mecan werktuigbouw
mechanical-engineering: inzynier_mechan ingeniero_mecan konstruktionsing
design-engineering > mechanical-engineering: design_engin konstrukteur konstruktion$ konstruktions ~konstrukteur bureau_etude projeteur
design-engineering: disenador_mecan progettist_mecc constructeur konstruktor
electronics: electronics elettronic electroniqu eletronic electronica
electronics+electrics: elektronik
automation: automation automatis automatiz automatyk sps$ sps-program plc$ automat automaticien speicherprogramm
process-engineering: verfahrenst process_engin procestechn genie_procedes ingenieria_proces procesing
lean: lean$ kaizen 5s$ six_sigma kvp$
food-production: lebensmittelprod lebensmitteltechn food_production food_process agroaliment industrie_aliment transformation_alim industria_aliment
food-production: voedingsind przetworstw
textile: textil tessil sewing nahe$ naher schneider ~schneiderei couture couturier costur modelist sarto$ sarta$ sartor krawiec szwacz naaist tailor
textile: seamstress szyci sewing_mach upholst
printing: drucker$ druckerei offset imprimeur imprimerie imprent impresor stampator tipograf drukk drukar printing_press
injection-moulding > industry: injection_mo spritzguss injection_plast inyeccion_plast stampaggio_plast spuitgiet wtrysk
chemicals: chemikant chemielab chemical_ind chemische_ind
blueprint: technical_draw technisch_zeichn technische_zeich technische_zeichn plan_lesen lecture_plan bauplan planos$ lectura_planos lettura_disegn
blueprint: disegni_tecn disegno_tecn rysunk_techn technische_teken tekening_lez rysunek_techn read_drawing reading_drawing schaltplan blueprint
blueprint: drawings$ desenho_tecn leitura_desenh lesen_plan zeichnungen_lesen
occupational-safety: occupational_safety arbeitssicher arbeitsschutz securite_travail seguridad_laboral prevencion_riesg sicurezza_lavor
occupational-safety: sicurezza_cantier seguranca_trabalho bhp$ vca$ health_safety hse$ veiligheid prl$ higiene_seguranca coordinator_sicurezz
occupational-safety: coordinator_sicur
waste: waste abfall entsorg dechet residuos rifiut afval odpad residu
energy: energy$ energie$ energia$ energetic windkraft
cleaning: clean reinig ~reinigung nettoyag limpieza limpez limpiad limpador puliz schoonmaak sprzat faxin putzkraft gebaudereinig agent_entretien
cleaning: agent_proprete menage$ domestic_clean
housekeeping > cleaning: housekeep zimmermadch femme_chambre camarera_piso camareras_piso cameriera_pian kamermeis pokojow gouvernante hauswirtsch
housekeeping: empregada_andar roomboy room_attend
janitor: caretaker hausmeister concierg conserje custode conciergerie facility gebaudemanag dozorca zelador portero_finca haustechn
security: security_guard wachmann wachdienst sicherheitsdienst sicherheitsmitarb agent_securite gardiennag vigilante vigilanz guardia_seguridad
security: vigilante_seg beveilig ochron guardia_giur security_officer werkschutz objektschutz vigilancia$ porteiro
hairdressing: hairdress friseur coiffeu coiffure peluquer parrucchi kapper fryzjer cabeleir barber barbier
beauty: beautic kosmetik esthetic estetic schoonheids kosmetycz cosmetolog
furniture-moving: umzug demenag mudanza traslochi verhuis przeprowadz removals
`;
