/** Computers, laboratories and design: `name > wider names: beginnings of words`. */
export const technologyAndScience = `
it: it$ edv$ informati informatyk informatik informatiqu information_technol tecnologias_informac ict$ sistemas_informat system_informat
software > it: software programm$ programming programmer program$ programist programad programac programmier ~entwickler softwareentw desarrollo_softw
software: desarrollad developpeu sviluppat ontwikkelaar developer$ developers$ desenvolvedor desarrollador developpement_logic softwareontw
software: tworzenie_oprogram programmazion software_engin sviluppo_softw programowan sviluppo_web fullstack full-stack full_stack
frontend > software: front-end frontend front_end
backend > software: back-end backend back_end
mobile > software: mobile_dev mobile_app android_dev ios_dev app-entwick aplicaciones_movil aplicacoes_movei app_develop mobilentwick
web > it: web_dev webdev web_design webdesign webentwick developpeur_web developpement_web desarrollo_web sviluppatore_web webontwikk webmaster
web: web_application
embedded > software: embedded eingebettet embarque firmware
games > software: game_dev spieleentw
devops > it: devops site_reliab sre$ ci/cd$ continuous_integr continuous_deliver wdrozen_ciag
cloud > it: cloud ~cloud chmur
sysadmin > it: system_admin systemadmin systemadministr sysadmin administrateur_syst administrador_sistem amministratore_sistem systeembeh
sysadmin: administrator_system administracja_serwer serveradmin linux_admin windows_admin administrateur_system server_admin administracion_sistem
sysadmin: administracja_system administracja_linux
network > it: network_admin network_engin netzwerk netwerk reseau$ reseaux$ redes_informat administracion_redes reti$ sieci siec$ network$ networks$
it-support > it: it_support it-support helpdesk help_desk service_desk service-desk user_support support_informat technical_support support_techni
it-support: soporte_tecn assistenza_tecn suporte_tecn it-service anwenderbetreu wsparcie_techn wsparcie_uzytk technicien_support soporte_usuario
it-support: supporto_tecn first_level second_level
it-security > it: cyber it_secur it-sicher information_secur informationssich pentest penetration_test siem$ soc$ securite_informat seguridad_informat
it-security: sicurezza_informat bezpieczenst_informat
testing > it: software_test qa$ test_engin testautomat test_automat tester$ testing$ test_logic pruebas_softw tests_automat testow automated_test
testing: unit_test
database > it: database datenbank base_donnee bases_donnee base_dato bases_dato basi_dati databas baz_dan bazy_dan banco_dado bancos_dado dba$
data: data$ daten$ donnees$ datos$ dati$ dados$ danych$ gegevens$ dane$
data-engineering > data it: data_engin dateningen data_pipelin etl$ elt$ ingenier_datos ingenieur_donnees ingegner_dati inzynier_danych
data-engineering: engenheir_dados data-engin
data-warehouse > data it: data_warehous data-warehous datawarehous dwh$ entrepot_donnees hurtowni_danych
data-analysis > data: data_analy datenanal datenanalyst analyse_donnee analisis_datos analista_datos analisi_dati analista_dati data-anal
data-analysis: analiza_danych analityk_danych analise_dados analista_dados analyste_donnee analizy_danych business_intellig bi_analyst
data-analysis: business_analytics statistical_analys auswertung_dat dashboard cuadros_mando tableau_bord tableaux_bord data_visual
bi > data-analysis: business_intellig bi$ power_bi reporting_bi
data-science > data: data_scien machine_learn deep_learn apprentissage_auto aprendizaje_auto maschinelles_lern uczenie_maszyn data_mining
data-science: kunstliche_intell artificial_intell ai$ ki$ nlp$ ciencia_datos
statistics > data: statist estadist estatist statyst
business-analysis: business_analy analista_negoc analyste_metier analista_funcion anforderungsman anforderungsanal requirements_eng analityk_biznes
business-analysis: analise_negocio analyste_fonction
requirements > business-analysis: requirement_work requirements_work requirements_anal requirements_gather
erp > it: erp$ sap_consult sap-berat
ux: ux$ user_experien usability usabilid utilisabilite ux/ui ui/ux ui$ user_interf interfaces$ interaction_des experiencia_usuario experience_utilis
ux+design: ux_design ui_design ux/ui_design
design: design diseno disenad disegn gestalt ~gestalter ontwerp projektant_graf graphiste grafik$ grafiker
graphic-design > design: graphic grafikdes grafik$ grafiker graphist graphisme grafic grafisch mediengestalt diseno_graf disenador_graf designer_graf
graphic-design: projektant_graf grafica$
interior-design > design: interior innenarchit architecte_interieur interiorist interieur
illustration > design: illustr ilustr
lab: lab$ labs$ laborat labor$ laborant ~labor ~laborant laboratoire ~laborantin cta$ mta$ bta$ pracownia_badan laboratorium analist_lab medisch_anal
microbiology > lab biology: microbio mikrobio
molecular-biology > biology lab: molecular molekular biologie_molec biologia_molec biologia_molek pcr$ qpcr$ clonac clonag
cell-culture > lab: cell_cultur zellkultur culture_cellul cultures_cellul cultivo_celul coltur_cellul celkweek hodowl_komork cultura_celul celkultur
flow-cytometry > lab: flow_cytomet durchflusszyt cytometrie_flux citometria_fluj citometria_fluss citometria_flux flowcytomet cytometri_przeplyw
flow-cytometry: cytometria_przeplyw
chromatography > lab: chromatograph chromatograf gaschromat
hplc > chromatography: hplc$
western-blot > lab: western_blot western
glp: glp$ bpl$ good_laborat gute_laborprax bonnes_pratiques_labor buenas_practicas_labor buone_pratiche_labor dobra_praktyk_labor boas_praticas_labor
gmp: gmp$ bpf$ good_manufact bonnes_pratiques_fabric buenas_practicas_fabric ncf$ dobra_praktyk_wytw gute_herstell
sampling > lab: sampling probenahm echantillonn muestreo campionam monsternam probobran amostrag
calibration: calibr kalibr etalonn taratur
research: research forsch ~forschung recherche$ chercheu investigac investigad ricerc onderzoek badani badaw badacz pesquis wissenschaftlich_mitarb
research: scientist postdoc cientific doctorand doktorand promovend predoctoral scientifiqu
clinical-trials: clinical_trial clinical_stud klinisch_stud klinische_stud klinische_pruf essais_clinic essai_clinic ensayos_clinic studi_clinic
clinical-trials: sperimentaz_clinic klinisch_onderz badania_klin badan_klin ensaios_clinic cra$
biotech > biology: biotech
pharma-industry: pharma$ pharmaindustr pharmaceutical_ind industrie_pharma industria_farmac pharmazeutisch_ind
environment: environment umwelt environnement medio_ambient ambiental milieu srodowisk meio_ambient
geology: geolog geoloog
regulatory: regulatory zulassung_arzn affaires_reglem asuntos_regulat affari_regolat
medical-devices: medical_device medizintechn medizinprodukt dispositifs_medic productos_sanitar dispositivi_med
automotive: automotiv automobil automovil fahrzeugbau automoc motoryzac
aerospace: aerospac luft-und_raumf aeronaut aeroespac lotnic
telecom: telecom telekom telekomun
`;
