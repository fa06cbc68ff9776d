/** Tasks of care, building, workshops and roads, which people list as skills: `name > wider names: beginnings of words`. */
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
disabled-care > care: menschen_behinder erwachsen_behinder kinder_behinder personnes_handicap personas_discapac persone_disabil pessoas_deficien
disabled-care: mensen_beperk people_disabil adults_disabil osobami_niepelnospr
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
`;
