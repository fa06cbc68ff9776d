/** Tasks of offices, computers, laboratories and trades with few words: `name > wider names: beginnings of words`. */
export const moreTasks = `
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
call-centre > customer-service: teleoperad call_agent atencion_telefon atendimento_telefon telefonische_kund teleconseil conseiller_telephon
call-centre: telefonservic
upselling > sales: venta_cruzad ventas_cruzad vente_croise vendita_incrociat crossselling cross-selling sprzedaz_krzyz
time-series > statistics: serie_temporal series_temporal szereg_czas tijdreeks
plastering > construction: enduit enduits
it: ~informatiker fachinformatik systemintegration
software > it: anwendungsentwickl applikationsentwickl
office: industriekauf kaufmannisch_angest kaufmannische_ang buroassist employe_administ commis_administ
retail > sales: kaufmann_einzelh kauffrau_einzelh zapateria$ ferreteria baumarkt drogerie mobelhaus warenhaus centro_commerc department_store
retail: employe_commerce
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
production-planning > industry: produktionsplan fertigungsplan arbeitsvorber production_plan planification_prod planificacion_prod pianificazione_prod
production-planning: productieplan
lead+hairdressing: salonleit
hairdressing: haarwerk haarschnitt haircut corte_cabello taglio_capell
makeup > beauty: make-up makeup maquill
nails > beauty: nageldesig manicur
floristry: florist blumen fleuriste floreria fiorai bloemist kwiaciar
jewellery: goldschmied jewel bijout orafo joyero zlotnik
clock: uhrmach watchmak horlog
`;
