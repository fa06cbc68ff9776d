/** Tasks of many occupations, which people list as skills: `name > wider names: beginnings of words`. */
export const tasks = `
anaesthesia: anaesth anesth anasthes narkos anestes anestez
infusion: infus iv_therap perfusion intravenos endovenos kroplow
catheter: cathet kathet cateter cewnik sonda_vesic
ecg: ecg$ ekg$ electrocardio elektrokard elettrocard
ventilation-care: beatm non_invasive_ventil ventilazione_non ventilation_mecan ventilacion_mecan respirator_wentyl
palliative > care: palliat hospiz hospic paliat cuidados_paliat
body-care > care: korperpfleg personal_hygien hygiene_person higiene_person igiene_person lichaamsverzorg toilette_patient higien_osobist
mobilisation > care: mobilis mobiliz transfer_patient transfer_pazient lagerung_patient movilizac
care-planning > care: care_plan pflegeplan plan_soins planes_cuidad piani_assist plan_opieki zorgplan plano_cuidad piano_assistenz
care-records > care: pflegedoku patient_record dossier_soin documentacion_enferm documentazione_infermier zorgdossier dokumentacja_opiek care_document
insulin > medication: insulin 
sterilisation > hygiene: steril desinf disinf dezynf aufbereitung_medizin
xray: x-ray xray rontgen radiograf$ radiografi
prophylaxis > dental: prophyl profilax zahnreinig
prescriptions > pharmacy: prescript rezeptbearb ordonnance recetas ricette_medic recept$ recepty
massage: massag massagg masaj masaz
lymph: lymph linfa linfo
rehab: rehab reeducat riabilit revalid
grading > teaching: assessment_pupil leistungsbewert evaluation_eleve evaluacion_alumn valutazione_alunn toets oceniani
literacy > teaching: literacy phonic leseforder leesbevord alfabetiz lecto lecture_ecrit reading_group leesonderw
sprachforderung: sprachforder language_support taalontwik
montessori: montessori
case-management: case_manag fallmanag gestion_cas gestion_caso casemanag
crisis: crisis_interv krisenint intervencion_crisis intervention_crise
family-support > social-work: familienhilf family_support intervencion_famil aide_famil sostegno_famil
addiction: suchthilf suchtberat addict adicci dipendenz verslav uzalezn toxicoman
integration-work: integration_migrant migrationsberat refugee_supp fluchtlingsh
safeguarding: safeguard kinderschutz child_protect protection_enfanc
insulation > construction: insulat damm ~dammung isolation_therm aislam isolament isolatie ocieplen
wallpaper > painting: wallpap tapezier papier_peint empapel carta_parati behang tapet
underfloor-heating > heating: underfloor fussbodenheiz plancher_chauff suelo_radiant riscaldamento_pavim vloerverwarm
gas > plumbing: gas_install gasinstall installation_gaz instalaciones_gas impianti_gas
paving > construction: paving pflaster bestrat paviment_exter kostka_bruk empedrad
windows-doors > construction: fenstermont fensterbau fenetre ventanas infissi serrament kozijn okien stolark window_install door_hang turenmont
tendering: tender ausschreib appel_offre appels_offre licitac gare_appalt gara_appalt aanbested przetarg concurso_publico
estimating: cost_estimat kostenschatz kostenvoranschl devis$ chiffrag presupuestar preventiv orcamentac offerteberek wycen
acceptance > construction: bauabnahm reception_travaux
knx > electrics: knx$ eib$ smart_home
electrical-testing > electrics: vde-pruf e-check dguv_v3 electrical_test inspection_test pomiary_elektr verifiche_elettr controle_install_electr
fault-finding: fault_find fehlersuch storungsbeh storungssuch depannag_electr localizacion_aver ricerca_guast storingzoek diagnost troubleshoot
fault-finding: averias diagnosi_guast usuwanie_awari
cabling: cabling verkabel cablag cableado cablagg bekabel okablow
lighting: lighting beleucht eclairag iluminac illuminaz verlicht oswietlen
grinding > metal: grinding schleif meulag rectif amolad smerigl slijpen szlifow
bending > metal: biegen$ abkant pliag plegad piegat kanten$ giecie
measuring: caliper messschieb messmittel pied_coulisse micromet calibro misurazion pomiarow meetgereedsch metrolog messtechn
machine-setup > machining: einrichten_masch rusten umrusten reglag_machin setup_machin machine_setting preparacion_maquin attrezzagg ustawianie_masz
hydraulics: hydraulik$ hydraulics idraulica$ hydrauliqu hidraul oleodin
pneumatics: pneumat neumat
robots: robot
preventive > maintenance: maintenance_prevent mantenimiento_prevent manutenzione_prevent preventive_maint vorbeugend preventief_onderh
vehicle-diagnosis > car-mechanic: fahrzeugdiag vehicle_diagnos diagnostyka_komput diagnostic_electron diagnosis_vehic diagnosi_auto diagnostic_auto
brakes > car-mechanic: brake brems freins frenos freni$ remmen hamulc
engines > car-mechanic: engine_rep motoreninst motorenrep moteurs$ motores$ motori$ silnik
tyres > car-mechanic: tyre tire_ch reifen ~reifen pneus$ pneumatici neumatico banden$ opon wulkaniz
bodywork: bodywork karosser carross carrocer chapa_pint blachar schadeherst
route-planning > dispatching: route_plan routenplan tourenplan planification_tourn planificacion_rut pianificazione_percors routeplan planowanie_tras
route-planning: rota_plan
tachograph: tachogr fahrtenschr chronotach
loading: loading$ unload beladen entladen entlad chargement dechargement carga_descarg carico_scaric laden_lossen laad zaladun rozladun be-_entlad
loading: load$ cargo_handl
scanners: scanner handscann lettore_codici leitor_codigo leitor_barra skaner rf_scan lecteur_code
delivery-notes: delivery_note lieferschein bon_livraison bons_livrais albaran bolla bolle$ pakbon guia_remess dokumenty_dostaw ddt$
dangerous-goods: dangerous_good gefahrgut marchandises_danger mercancias_pelig merci_pericol gevaarlijke_stof materialow_niebezp materialy_niebezp
dangerous-goods: adr$ mercadorias_perigos hazardous_mat
cold-chain: cold_chain kuhlkett chaine_froid cadena_frio catena_freddo koelketen
incoterms: incoterm
returns: retour$ retouren returns$ devoluc resi$ zwrot
promotions: promotion$ promotions$ promozion promocion promocj promocoes aktionen soldes
opening-closing: ladenoffn ouverture_ferm apertura_cierre openen_sluiten
night-audit > reception: night_audit nachtaudit auditoria_nocturn
revenue > hotel: revenue_manag yield_manag
check-in > reception: check-in check-out
minutes: minutes$ protokollfuhr protokoll$ compte-rendu comptes_rendus actas$ verbale verbali$ notul protokolow atas$ minute_taking
travel-booking: travel_book travel_arrang reiseorg reiseplan reisebuch organisation_voyage organisation_deplac gestion_viaj organizzazione_viagg
travel-booking: organizacja_podroz organiseren_reizen
mail: mail_handl postbearb posteing courrier$ correo$ posta$ postverwerk
reconciliation > accounting: reconcil kontenabst abstimmung_kont rapprochem conciliac riconcil afstemm uzgadn
fixed-assets > accounting: fixed_asset anlagenbuch immobilisation activo_fijo cespiti vaste_activa srodki_trwal
travel-expenses > accounting: travel_expens reisekosten notes_frais gastos_viaj nota_spese rimborsi_spes
consolidation > accounting: consolid konsolid
ifrs > accounting: ifrs ias$
cash-flow > finance: cash_flow cashflow liquiditat flux_tresor flujo_caja tesoreria
cost-accounting > controlling: kostenrechn cost_account kostenstell comptabilite_analyt contabilidad_analit contabilita_industr contabilidade_analit
cost-accounting: rachunek_koszt
variance > controlling: variance abweichungsanal analyse_ecart analisis_desviac scostament
financial-analysis > finance: financial_analy finanzanaly analyse_financ analisis_financ analisi_finanz analiza_finans analise_financ
financial-analysis: financiele_analys
banking > finance: anlageberat finanzberat bankberat financial_advis vermogensberat conseil_patrimon gestore_patrim
car-mechanic > mechanics: kfz-mechatron
food-production: lebensmittel ~lebensmittel aliment alimentar food_indust food$ zywnosc levensmiddel spozywcz
industry: ~industrie ~industry
food-safety: appcc haccp
lending > banking: credit$ credits$ credito creditos crediti kredyty
flight: first_officer kapitan_samol copilot co-pilot
family-support > social-work: social_work_famil travail_famill
disabled-care > care: menschen_behinder erwachsen_behinder kinder_behinder personnes_handicap personas_discapac persone_disabil pessoas_deficien mensen_beperk people_disabil adults_disabil osobami_niepelnospr
office: secretar ~secretar ~sekretar
onboarding > hr: onboard eingliederung_neu accueil_nouveaux incorporacion_nuev inserimento_nuov
interviews > recruiting: bewerbungsges entretien_embauch entretien_recrut entrevista_trabaj entrevistas_selecc colloqui_selez sollicitatiegespr
interviews: selectiegespr job_interview vorstellungsgespr
employer-branding > hr: employer_brand marque_employ marca_empleador
absence > hr: absence_manag fehlzeiten absenteism verzuim ausentis
due-diligence > law: due_diligenc
pleadings > law: pleading schriftsatz schriftsatze plaidoir demandas_judic atti_giudiz processtuk pisma_proces peticoes
trademarks > law: trademark markenrecht marques$ marcas_patent marchi_brevet merkenrecht
mediation: mediat mediac mediaz bemiddel
quotations > sales: quotation quotes$ angebotserst angebotswes angebot$ angebote$ devis_client ofertas$ preventivi$ offertes$ oferty$ ofert_handl
quotations: propostas_comerc elaboracion_ofert sporzadzanie_ofert
crm: crm$
lead-generation > sales: lead_gener leadgener generation_lead generacion_lead prospect
trade-fairs > sales: trade_fair messe$ messen$ salons_prof ferias$ fiere$ beurzen$ targi$ targow
upselling > sales: upsell cross-sell zusatzverk
sea > marketing: sea$ google_ads adword ppc$ paid_search campagnes_sea
email-marketing > marketing: email_market e-mail-market e-mailing emailing newsletter mailing$ mailings$
campaigns > marketing: campaign kampagn campagn campan kampani
branding > marketing: branding markenfuhr identite_visu identidad_visual corporate_identit identita_visiv huisstijl identidade_visual markenaufb
market-research > marketing: market_research marktforsch etude_marche etudes_marche estudios_mercad ricerche_mercat marktonderz badania_rynk
firewall > network: firewall vpn$ routing$ switching$ tcp/ip$
virtualisation > it: virtualis virtualiz vmware
ticketing > it-support: ticketing ticketsyst
backup > it: backup datensicher sauvegarde copias_segur
user-admin > sysadmin: user_administ benutzerverw active_direct gebruikersbeh gestion_utilisat
hardware > it: hardware
scripting > software: scripting skript scripts$ skrypt
apis > software: rest-api rest_api apis$ schnittstellen$ api$ web_service
microservices > software: microserv mikroserv
code-review > software: code_review
agile: agile$ agiles agilny scrum kanban metodologias_agil methodes_agil
time-series > statistics: time_series zeitreih series_temp serie_stor
elisa > lab: elisa$
titration > lab: titrat titrier titrag titulacion
microscopy > lab: microscop mikroskop
spectroscopy > lab: spectro spektro
histology > lab: histolog
sequencing > molecular-biology: sequenc sequenz secuenciac sequenziament sekwencj
method-validation: method_valid methodenvalid validation_methode validacion_metod validazione_metod validacao_metod walidacj_metod walidacja_metod
sample-prep > lab: sample_prep probenvorb probenaufb preparation_echant preparacion_muestr preparazione_campion
gis: gis$ qgis arcgis geoinform sig$
typography > design: typogr tipograf
packaging-design > design: packaging_des verpackungsdes
layout > design: layout paginac mise_page impaginaz maquetac opmaak skladu
wireframes > ux: wirefram mockup maquettes$
prototyping > ux: prototyp
user-research > ux: user_research nutzerforsch nutzertest usability_test test_utilisat tests_utilisat testes_usabil test_usabilit pruebas_usabil
user-research: badania_uzytk gebruikersonderz
video-editing > video: video_edit videoschnitt videobearb edicion_video montaggio_video edicao_video montage_video montaz_wideo schnitt$
photo-editing: photo_edit bildbearb retouch retoque fotoritocc obrobka_zdjec
3d > design: 3d-model 3d_model modelisation_3d modelado_3d modellazione_3d
proofreading: proofread lektorat relecture correccion_text correzione_bozz korekta korrekturles revisao_text
subtitling > translation: subtitl untertit sous-titr subtitul sottotitol ondertitel
interviewing > journalism: interview_conduct interviews_fuhren
pruning > gardening: prun geholzschnitt baumschnitt heckenschn taille_haie taille_arbr elagag poda$ podar potatura potature snoei ciecie_drzew przycin
mowing > gardening: mowing lawn rasen tonte siega$ taglio_erba maaien kosz_traw
planting > gardening: planting bepflanz plantation_veg plantac beplant piantum sadzen
irrigation: irrigat bewasser arros riego irrigaz beregen nawadn
chainsaw: chainsaw motorsag kettensag tronconn motosierra motosega kettingzaag pilark motosserra
milking > farming: milk_parlour melken$ melk traite$ ordeno mungitur doj
tractor > farming: tractor traktor tracteur trattor ciagnik
harvest > farming: harvest ernte recolte cosecha raccolt oogst zbior
hair-colouring > hairdressing: hair_colo haarfarb colorations tinte$ colorazione_cap haarkleur koloryz
window-cleaning > cleaning: window_clean glasreinig nettoyage_vitr limpieza_crist glazenwas mycie_okien
cctv > security: cctv videouberw video_surveill videosurveill videovigil videosorvegl cameratoez monitoring_wizyj surveillance_video camera_surveill
access-control > security: access_contr zugangskontr zutrittskontr controle_acces control_acces controllo_access toegangscontr kontrola_dostep
access-control: controlo_acess
patrol > security: patrol streifengang rondes$ rondas$ ronda$
visitors: besucheremp visitor accueil_visit atencion_visit ontvangst_bezoek
baking-bread > bakery: bread_mak brotherst
grill > cook: grill
sauces > cook: sauces$ saucen sughi$ salsas$ sauzen
coffee > bar: coffee kaffee cafetier caffetter cafeter koffie kawa$ kawy latte_art barista
cocktails > bar: cocktail mixolog koktajl
buffet > gastronomy: buffet bufe$
portfolio-customers: kundenportf portefeuille_client cartera_client portafoglio_client
contracts-review > contracts: contract_review vertragspruf revision_contrat revision_contract revisione_contr contracten_beoord analiza_umow
strategy: strateg
knowledge-it-office: computer_skill pc-kennt edv-kennt bureautiq ofimatic informatica_base computervaardig obsluga_komput ms-office
risk-assessment > occupational-safety: risk_assess gefahrdungsbeur risikobeurt evaluation_risque evaluacion_riesg valutazione_risch ocena_ryzyk
risk-assessment: risico-inv
auditing-internal > quality: internal_audit internes_audit interne_audit audits_intern auditorias_intern audit_intern audyty_wewn auditoria_intern
iso9001 > quality: iso_9001 qm-syst qualitatsmanag quality_manag management_qualite gestion_calidad gestione_qualita zarzadzanie_jakosc
iso9001: kwaliteitsmanag gestao_qualidad
documentation: document dokument
coordination: coordin koordin
teamwork: teamfah teamwork team_work teamplay travail_equip trabajo_equip lavoro_squadr lavoro_team trabalho_equip samenwerk praca_zespol
gynaecology: gynaecol gynecol gynakol ginecol ginekol
neurology: neurolog stroke_unit
dermatology: dermatol hautarzt
nutrition: nutrit ernahrung diatass dietit dieteti dieteci voeding dietetyk nutricion
animal-care: tierpfleg animal_care soins_animal dierenverzorg cuidador_animal
cleaning: raumpfleg fahrzeugpfleg
foot-care: fusspfleg podolog podiatr pedicur
aside: datenpfleg kundenpfleg bestandspfleg kontaktpfleg denkmalpfleg imagepfleg stammdatenpfleg sprachpfleg hautpfleg
call-centre > customer-service: teleoperad call_agent atencion_telefon atendimento_telefon telefonische_kund teleconseil conseiller_telephon telefonservic
upselling > sales: venta_cruzad ventas_cruzad vente_croise vendita_incrociat crossselling cross-selling sprzedaz_krzyz
time-series > statistics: serie_temporal series_temporal szereg_czas tijdreeks
plastering > construction: enduit enduits
it: ~informatiker fachinformatik systemintegration
software > it: anwendungsentwickl applikationsentwickl
office: industriekauf kaufmannisch_angest kaufmannische_ang buroassist employe_administ commis_administ
retail > sales: kaufmann_einzelh kauffrau_einzelh zapateria$ ferreteria baumarkt drogerie mobelhaus warenhaus centro_commerc department_store employe_commerce
dental: zahntechn zahnmedizin zahnarzthelf dentalhyg
hvac: kaltetechn kuhltechn kalteanlagenb
elevators: aufzug elevator ascensor ascenseur lift_techn winda
stonework > construction: steinmetz stonemason marmist tailleur_pierre
concrete > construction: betonbau stahlbeton
metal > industry: konstruktionsmech feinwerkmech
mechanics: landmaschinenmech
dishwashing > kitchen: dishwash spulkuch plonge lavapiatt lavaplat afwas zmywanie_nacz
pizza > cook: pizzaiol pizzaback pizzero
lifeguard: bademeist lifeguard maitre_nageur socorrista bagnino badmeester schwimmmeist
sports: sportlehr fitnesstrain trainer_sport entrenador allenator
wind > energy: windenerg windkraft wind_turb eolien eolic
property-management > real-estate: hausverwalt property_manag syndic gestion_locativ administracion_finca vastgoedbeh zarzadca_nieruch
underwriting > insurance: underwrit souscripteur suscrip
supply-planning > logistics: demand_plan materialdispo bedarfsplan supply_plan planificacion_demand
production-planning > industry: produktionsplan fertigungsplan arbeitsvorber production_plan planification_prod planificacion_prod pianificazione_prod productieplan
lead+hairdressing: salonleit
hairdressing: haarwerk haarschnitt haircut corte_cabello taglio_capell
makeup > beauty: make-up makeup maquill
nails > beauty: nageldesig manicur
floristry: florist blumen fleuriste floreria fiorai bloemist kwiaciar
jewellery: goldschmied jewel bijout orafo joyero zlotnik
clock: uhrmach watchmak horlog
`;
