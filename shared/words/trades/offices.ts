/** Offices, money, law and people: `name > wider names: beginnings of words`. */
export const offices = `
accounting > finance: account_pay accountan accounting buchhalt ~buchhalter ~buchhaltung buchfuhr finanzbuch ~finanzbuch comptab contab ragioner
accounting: boekhoud ksiegow contador bookkeep rachunkow bilanzbuch balance_sheet ledger kreditoren debitoren general_ledger grand_livre hauptbuch
accounting: rechnungswesen jahresabschl
payable > accounting: accounts_payable kreditorenbuch comptes_fournisseur cuentas_pagar contabilita_fornit crediteuren zobowiazan contas_pagar
payable: purchase_ledger
receivable > accounting: accounts_receiv debitorenbuch comptes_client cuentas_cobrar contabilita_clienti debiteuren naleznosc contas_receb
receivable: sales_ledger
invoicing > accounting: invoic fakturier rechnungsstell rechnungslegung rechnungspruf facturat facturac fatturaz faktur facturer faturac billing
invoicing: abrechnung$ wystawianie_faktur albaran
closing > accounting: month-end_clos year-end_clos monatsabschl jahresabschl monthly_clos cloture_mens cloture_annuel cierre_mensual cierre_contab
closing: chiusura_mens maandafsluit jaarafsluit jaarrek zamkniec_miesiac annual_account fecho_mensal encerramento_contab bilancio bilans$ month-end
closing: month_end year-end year_end cuentas_anual comptes_annuels sprawozdan_finans bilan_annuel bilans_roczn
dunning > accounting: dunning mahnwes mahnung inkasso recouvr recobr cobranz recupero_credit credit_control incasso windyk debt_collect
controlling > finance: controll ~controller controleur_gestion controle_gestion control_gestion controllo_gestione controlling kontroling
controlling: business_partner_finance management_account kostenrechn cost_account financial_analy finanzanal fp&a analisi_costi analista_financ
budget: budget presupuest orcament bilans_budz begroting budzet ~budget
forecast: forecast prognos prevision$ previsi planification_fin
audit > finance: audit wirtschaftspruf ~revision revisor revision$ commissaire_comptes audytor accountantscontrole
tax > finance: tax$ taxes$ taxation steuer$ steuern$ steuerfach steuerber steuerrecht steuerkanz fiscal fiscalit fiscalid impuest tribut imposte podat
tax: belasting vat$ mwst umsatzsteuer tva$ iva$ btw$ expert-comptab doradca_podatk commercialista imposto
treasury > finance: treasur tresor tesoreri
finance: financ finanz finans finanzen kaufmannisch_leit
banking > finance: bank$ banks$ banking bankkauf bankwes bankangest banque banqu bancari banca$ banco$ sparkass volksbank bankier bankow ~bank
banking: bankfach core_banking banquier
lending > banking: lending loan$ loans$ kredit credit_analy credit_risk pret_immob prestamo mutui hypothe hipote kredyt hypotheek riesgo_credit
lending: risco_credito mortgage
insurance: insuranc versicher ~versicherung assuranc seguros$ assicuraz verzeker ubezpiecz siniestr seguradora
claims > insurance: claims schadenbearb schadensreg schadenreg sinistre siniestro siniestralid gestione_sinistr liquidator_sinistr schadebehand
claims: likwidac_szkod regulacao_sinistr
real-estate: real_estate immobil inmobili immobilier vastgoed makelaar nieruchom mediador_imobil imobili estate_agent propert letting lettings
real-estate: hausverwalt
investments > finance: invest portfolio wertpapier asset_manag anlageber titres$
hr: hr$ human_resourc personalwes personalabt personalref personalsach personalmanag personalarbeit ressources_humain rh$ recursos_human risorse_uman
hr: personeelszak kadr hrm$ rrhh$ p&o$ personnel_admin people_operat zasob_ludzk zasobow_ludzk hr-advis gestion_personnel
recruiting > hr: recruit recrut reclutam selezione_person selezione$ seleccion_person personalgewinn personalbeschaff personalvermittl personalauswahl
recruiting: werving rekrut talent_acqui bewerbermanag personaldisp headhunt intercedent seleccion_talento selectiegesprek selecao_pessoal
payroll > hr: payroll payroll_account payroll_admin lohnbuch gehaltsabr lohn-_gehalt entgeltabr lohnabrech paie$ gestion_paie gestionnaire_paie nomin
payroll: nominas buste_paga busta_paga
payroll: paghe$ salarisadmin loonadmin placow$ place$ lista_plac folha_pagam naliczan_wynagr wynagrodz personalabrech processamento_salar salaire$
payroll: kadry_plac lohn$ payslip
employee-relations > hr: employee_relat arbeitnehmerbez grievance disciplinar relations_social relaciones_labor relazioni_sindac verzuim
hr-generalist > hr: hr_general hr_officer hr_assist hr_advis personalref personalsachbearb hr-advis generaliste_rh tecnico_rrhh generalista_rh
people-development > hr: personalentwickl learning_develop talent_develop desarrollo_talent
office: office_admin office_manag office_work buro$ ~burokauf burokauf buromanag burokraft bueroassist secretar sekret segret sekretar secretair
office: administrativ administratief amministrativ pracownik_biur office_assist assistante_administ sachbearbeit ~sachbearbeiter kaufmann_buro clerk$
office: clerical verwaltungsfach verwaltungsang biurow medewerker_admin employe_bureau personal_assist executive_assist impiegat assistant_direction
office: assistente_direzion auxiliar_administ administracja_biur vorzimmer kontorist rezepcion_admin
public-admin: public_admin offentlich_dienst offentlicher_dienst offentlichen_dienst fonction_publique administracion_publ pubblica_amministr gemeente
public-admin: verwaltungsfach urzad urzedn gmina mairie ayuntam kommunalverw local_authority council$ behorde stadtverw civil_serv
public-admin: administracao_public camara_municip municipal
appointments > office: terminverwalt terminplan terminkoord terminvergab agenda$ agendas$ agendabeheer diary_manag appointment scheduling kalenderfuhr
appointments: gestione_appunt gestion_citas planning_rendez prise_rendez-vous fristen
filing > office: filing ablage$ aktenfuhr aktenverw archiv classement archivo archivi archiwiz
correspondence > office: correspond korrespond schriftverk corrispond korespond schriftwechs
phone: telephone telefon standard_teleph telefonisch telephon phone_calls
data-entry: data_entry dateneingab datenerfass saisie$ introduccion_dat inserimento_dat data-invoer wprowadzanie_dan
dictation: dictat diktat phonodikt
lawyer > law: lawyer rechtsanw anwalt ~anwalt avocat abogad avvocat advogad advocaat advocat radca_praw prawnik prawnicz adwokat solicitor barrister
lawyer: attorney jurist$ juriste$ jurista$ volljurist legal_counsel syndikus giurista syndyk
law: law$ legal juridi jurid rechts$ recht$ ~recht droit$ derecho diritto direito rechtsgel prawo$ prawa$ prawie$ prawn advocatenkant kanzlei$
law: rechtsanwalte rechtsanwaltskanz cabinet_avocat kancelari rechtsabt giurid jurisprud bufete juristisch anwaltskanz law_firm
labour-law > law: labour_law labor_law employment_law arbeitsrecht droit_travail droit_social derecho_labor diritto_lavoro arbeidsrecht prawo_pracy
labour-law: prawa_pracy direito_trabalho diritto_del_lavoro prud prud_hom
corporate-law > law: corporate_law company_law gesellschaftsr droit_societe derecho_mercant derecho_societ diritto_societ diritto_commerc
corporate-law: ondernemingsr vennootschapsr prawo_spol prawa_spol prawo_handlow prawie_handlow direito_societ handelsrecht droit_affaires
corporate-law: commercial_law obslug_prawn_spolek obsluga_prawna_spolek
tax-law > law tax: tax_law steuerrecht droit_fiscal derecho_fiscal derecho_tribut diritto_tribut belastingr prawo_podatk direito_fiscal
criminal-law > law: criminal_law strafrecht droit_penal derecho_penal diritto_penal prawo_karn direito_penal strafverteid
family-law > law: family_law familienrecht droit_famille derecho_famil diritto_famigl familierecht prawo_rodzin direito_famil scheidungsr
civil-law > law: civil_law zivilrecht droit_civil derecho_civil diritto_civil burgerlijk_recht prawo_cywil direito_civil
litigation > law: litigat contentieux procesal contenzios procesvoer prozessfuhr gericht$ courts$ litigios proces_sadow sadow pozw contencios
litigation: zwangsvollstreck klageschrift
contracts: contract$ contracts$ contract_manag vertrag$ vertrage$ vertrags ~vertrag contrat$ contrats$ contrato contratti contratto
contracts: contracten umow umowy contractbeh
drafting: drafting$ redaction_jurid
drafting:
contracts+drafting: contract_draft redaction_contrat redaccion_contrat redazione_contr opracowywanie_umow sporzadzan_umow opstellen_contr
contracts+drafting: elaborazione_contr vertragsgestalt vertragserstell
paralegal > law: paralegal rechtsanwaltsfach rechtsanwaltsgeh legal_assist legal_secret clerc$ assistant_juridique
notary > law: notar$ notare$ notariat notarfach notai notario notarz notaris notaire
gdpr > compliance: gdpr dsgvo rgpd$ rodo$ avg$ datenschutz data_protect protection_donnee proteccion_dato protezione_dat ochron_danych ochronie_danych
gdpr: protecao_dado privacy
compliance: complianc geldwasch aml$ kyc$ conformite anti-money
enforcement > law: zwangsvollstreck enforcement vollstreckung vollstreck komornik
patents > law: patent
marketing: market mercadotec
seo > marketing: seo$ sem$ suchmaschinen search_engine
social-media > marketing: social_media social-media community_manag reseaux_sociaux redes_social redes_sociais media_spoleczn sociale_media
social-media: soziale_medien mediow_spolecz mediach_spolecz
content > marketing: content_writ content_market content_manag content_creat copywrit redaktionell_inhalt redaction_web texter$
pr > marketing: public_relation pr$ offentlichkeitsarb pressearb relations_presse relations_publ relaciones_publ ufficio_stampa woordvoer
pr: communication_manag kommunikationsabt
advertising > marketing: advert werbung werbe$ publicit pubblicit reklam
journalism: journal redakteur redakt$ redaktion redacteu$ redactor giornal dziennik periodis reporter
translation: translat ubersetz traduct traduz traduc vertaal vertaler tlumacz traduttr dolmetsch interpreter interpret$
photography: photograp fotograf
video: video$ film$ filmedit cutter$ montage_video montador_video videograf
management: general_manag managing_direct geschaftsfuhr directeur_general director_general direttore_general algemeen_direct dyrektor_generaln ceo$
management: geschaftsleit
meister: meisterbrief meisterpruf handwerksmeist industriemeist brevet_maitris maitre_artisan master_craft dyplom_mistrz meistertitel meister$
meister: meisterin$
aside: begleit einleit ableit zuleit rohrleit umleit weiterleit fortleit
lead: leitung$ ~leitung leiter$ leiterin$ ~leiter ~leiterin leitungserf fuhrungserf fuhrungskraft fuhrungsverantw personalverantw teamlead team_lead
lead: team-lead teamleit shift_lead schichtleit head$ supervis director directeur directrice direttor direttric diretor dyrektor direktor kierown
lead: foreman vorarbeit chef_equipe chef_service chef_atelier chef_secteur chef_agence chef_depart chef_poste chef_ligne chef_production chef_ventes
lead: jefe$ jefa$ caporepart capoturno capo$ encargad encarregad teamleid
lead: afdelingshoofd leidinggev leiding_gev ploegleid hoofd$ brygadzist mistrz_zmian leadership_team people_manag personalfuhr mitarbeiterfuhr
lead: menschenfuhr staff_manag team_manag team_leadership line_manag gestion_equip management_equip gestion_personal gestione_person gestione_team
lead: gestao_equip gestion_equipos encadrement encadrer zarzadzan_zespol zarzadzanie_zespol zarzadzanie_person zarzadzanie_ludz kierowanie_zespol
lead: kierowania_zespol coordinamento_addett coordinamento_team coordinamento_person management_personale manage_team managed_team leadership_staff
lead: leadership$ lideranc liderazgo fuhrung_mitarb fuhrung$ teamfuhrung animation_equip responsabile_reparto caposquadr manager_equip
lead: coordinacion_equip dirigir_equip direccion_equip direccion_person leitend leading_team lead_team led_team supervision_team aansturen aanstur
lead: branch_manag team_leader shift_superv einrichtungsleit abteilungsleit bereichsleit department_manag plant_manag werksleit
lead+care: stationsleit wohnbereichsleit pflegedienstleit ward_manag care_manag
lead+retail: filialleit store_manag shop_manag marktleit ladenleit
lead+reception: chef_recept
lead+retail: chef_rayon chef_magasin
lead+hotel: hotel_manag hotelleit hotelmanag
lead+gastronomy: restaurant_manag restaurantleit
lead+kitchen: kitchen_manag
lead+warehouse: warehouse_manag lagerleit
lead+nursing: ward_sister charge_nurse
lead+sales: sales_manag verkaufsleit vertriebsleit
project: projekt$ projekte$ projektarb project$ projects$ projet$ projets$ proyect progett$ progetti$ progetto$ projeto
project-management: project_manag project_lead projektleit projektmanag projektleiter ~projektleiter ~projektleitung chef_projet cheffe_projet
project-management: gestion_projet gestion_proyect jefe_proyect jefa_proyect jefe_de_proyect direccion_proyect project_manager gestione_progett
project-management: capoprogett projectleid projectmanag kierownik_projekt zarzadzanie_projekt zarzadzania_projekt gestao_projet gestor_projet
project-management: conduite_projet projektsteuer responsabile_progett directeur_projet project_coord projektkoord pmo$ programme_manag program_manag
product-management: product_manag product_owner produktmanag chef_produit jefe_producto zarzadzanie_produkt
process-improvement: process_improv prozessoptim prozessverbess amelioration_continu mejora_continu miglioramento_continu procesverbet
process-improvement: continuous_improv optimisation_process usprawn melhoria_continu
change: change_manag veranderungsmanag conduite_changement gestion_cambio reorganisat
negotiation: negotiat verhandl negociat negociac trattativ negoziaz onderhandel negocjac negoci
risk: risk_manag risikomanag gestion_risque gestion_riesg gestione_rischi risicobeh zarzadzanie_ryzyk
reporting: reporting berichtswes monatsreport
shift-planning: dienstplan schichtplan shift_plan roster rota$ planning_equip turnos$ turni$ roosters grafik$ cuadrante escalas_servic turnistic
presentations: presentat prasentation presentac
sustainability: sustainab nachhaltig sostenib durabl duurzaam zrownowaz
nonprofit: charity non-profit ngo$ gemeinnutz
police: police$ polizei politie policja policia polizia
fire: firefight feuerwehr pompier bombero vigile_fuoco vigili_fuoco brandweer strazak bombeir
`;
