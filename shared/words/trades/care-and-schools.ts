/** Care, medicine, schools and social work: `name > wider names: beginnings of words`. See trades.ts for the signs. */
export const careAndSchools = `
care: pfleg ~pflege ~pfleger ~pflegehelf carer$ carers$ caregiv care$ care_assist care_work healthcare_assist nursing_assist soins soignant
care: aide-soignant auxiliaire_vie aide_domicile cuidador cuidados auxiliar_enferm assistenza_person operatore_socio$ oss$ badante verzorg zorg$
care: zorgverlen zorgmedewerk ~zorg ~zorgende opiek pielegn basic_care grundpfleg behandlungspfleg assistente_domicil cuidadora geriatr$
care: asistencia_domicil
nursing > care: nurs krankenpfleg krankenschwest pflegefach infirmi enferm infermier verpleeg verpleg pielegniar gesundheits-und_krankenpfleg
nursing: ~krankenpfleg ~pflegefach soins_infirm cuidados_enferm
elderly: senioren ~senioren elderly eldercare older_person older_people older_resident pflegeheim altenheim ehpad personne_agee personnes_agees
elderly: personas_mayores geriatr anzian casa_riposo idos ouderen woonzorg verpleeghuis starsz seniorami$ seniorow$ seniorzy$ dom_opieki care_home
elderly: nursing_home tercera_edad ~seniorenzentrum residencia_mayores lar_idosos maison_retraite residenti betagte
elderly+care: altenpfleg ~altenpfleg seniorenbetreu seniorenpfleg ouderenzorg langzeitpfleg
dementia > elderly: dement demenz demenc alzheimer
disabled-care > care: behindertenhilf heilerziehung gehandicaptenzorg educatrice_specialis educateur_specialis handicap_care learning_disabil
disabled-care: support_worker
home-care > care: home_care homecare hauskrankenpfleg ambulante_pfleg soins_domicil thuiszorg assistenza_domicil ayuda_domicil apoio_domicil
home-care: opieka_domow domiciliary ambulanter_pflegedienst ambulanten_pfleg pflegedienst
hospital: hospital krankenhaus klinik ~klinik ~klinikum infirmary hopital clinique ospedal clinic$ clinica ziekenhuis szpital chu$ stationar
surgery: surg chirurg operationssaal bloc_operat quirofan sala_operat operatiekamer blok_operac theatre_nurse operating_theatre perioperat op-pflege
emergency: emergency notaufnahm notfall urgenc pronto_soccorso spoedeisend seh$ oddzial_ratunk a&e$ triag notarzt emergenza
intensive: intensiv intensive_care icu$ reanimat cuidados_intensiv terapia_intensiv uci$ oiom$ critical_care rianimaz area_critica
paediatric: paediatr pediatr kinderkrank kinderarzt kinderheilk kinderstation children's_ward
cardio: cardiol kardiol cardiaq coronar
oncology: oncolog onkolog
psychiatric: psychiatr psiquiatr psichiatr mental_health psychisch
dialysis: dialys dialis hemodial
midwifery: midwif midwives hebamm sage-femme sage_femme matron$ matrona ostetric verloskund poloz parteira geburtshilf obstetr
wound: wound wund wond$ wondzorg pansement herida medicazioni feridas leczenie_ran verbandswechs verband$ medicacao_ferida
wound+care: wundversorg wound_care wundmanag wundbehandl
medication: medication medikament medicament farmaci$ somministr medicac medicatie lekow leki$ arzneim
dental: dental dentist zahn dentair dentaire odontol tandarts tandheel stomatol dentyst mondhyg
pharmacy: pharmac apothek farmac farmaceut aptek pta$ ~apotheke
dispensing > pharmacy: dispens medikamentenabgab arzneimittelabgab delivrance
physio: physiotherap kinesitherap kine$ fisioterap fysiotherap fizjoterap krankengymn physical_therap
manual-therapy > physio: manual_therap manuelle_therap therapie_manuelle terapia_manual manuele_therap terapia_manualn
occupational-therapy: ergotherap occupational_therap terapia_ocupac terapia_occupaz
speech-therapy: logopad orthophon logoped speech_therap speech_language
doctor: medical_degree medical_school medicine$ medizin$ medizinstud medecine$ medicina$ medycyn geneeskund humanmed arzt arzte ~arzt ~arztin
doctor: physician$ doctor$ doctors$ medecin medico$ medica$ medicos$ huisarts ~arts lekarz general_practition gp$
doctor: medical_degree medical_school medicine$ medizin$ medizinstud medecine$ medicina$ medycyn geneeskund humanmed allgemeinmed
practice > doctor: arztpraxis praxisteam ~arztpraxis huisartsenprakt
medical-assistant > practice: mfa$ medizinisch_fachangestellt medizinische_fachang arzthelf doktersassist medical_assist ~arzthelf sprechstundenhilf
radiography: radiograph radiolog mtra$ rontgen radiologi manip_radio imaging
paramedic > emergency: paramed rettungs ambulanc ratownik notfallsanit ambulance
vet: veterin tierarzt dierenarts weterynar tiermed vet$ vets$
optician: optic$ optician optik augenopt opticien opticz optometr
psychology: psycholog psicolog psycholoog
psychotherapy > psychology: psychotherap psicoterap
blood: blood_draw phlebotom blutentnahm blutabnahm prise_sang prelievo extraccion_sangre venepunct pobieranie_krwi bloedafnam cannulat
vaccination: vaccination$ vaccinations$ vaccinating impfung impfen vacunacion vaccini vaccinaz szczepien vacinac administracao_vacin
patient: patient pazient pacient pacjent
vital-signs: vital_sign vitalzeich signes_vitaux parametri_vital signos_vital tension_arter
hygiene: hygien higien igien
first-aid: first_aid erste_hilf ersthelf premiers_secours primeros_auxil primo_soccorso primeiros_socorr ehbo$ pierwsz_pomoc pierwszej_pomocy
first-aid: sauveteur_secour sst$ bhv$ bedrijfshulpverl psc1$ first_aider bls$ blsd$ basic_life_support reanimation_kurs
teaching-assistant: teaching_assist schulbegleit integrationskraft aesh$ auxiliar_aula onderwijsassist asystent_nauczyc
teaching: teach lehrer ~lehrer ~lehrerin lehrkraft ~lehrkraft lehramt unterricht ~unterricht enseign profesor professeur docent docenc docente insegn
teaching: leerkracht ~leerkracht leraar lerares lesgev nauczy professor$ professora$ ensino_aul dydakt ensenanz lecturer lecturing dozent maestr$
teaching: maestra$ maestro$ instit$ institutrice$ instituteur$ groepsleerkr invalleerkr pedagogiczn schoolmaster clases aula$ lezioni$ lessen$ lekcj
primary: primary_school primary_education primary_teach primary$ grundschul ~grundschule primaire$ elementar elementaire educacion_primaria primaria$
primary: basisschool basisschol basisonderwijs podstawow ensino_basico ecole_elementaire scuola_primaria pabo$ elementary
primary+teaching: grundschullehr primarlehr groepsleerkr
secondary: secondary_school secondary_education secondary_teach secundari gymnasi gymnasial realschul gesamtschul sekundar college$ lycee secondaire$
secondary: middelbar voortgezet liceo$ liceum bachillerato eso$ high_school scuola_media media_superior liceal$ szkola_srednia scuola_secondaria
secondary: scuole_superiori
childcare: kita$ ~kita kindergarten krippe ~krippe kinderbetreu ~kinderbetreuung erzieher ~erzieher nursery kindertag creche puericult petite_enfanc
childcare: educacion_infantil guarderia asilo_nido nido$ scuola_infanz kinderopvang pedagogisch_medewerk przedszkol zlobek zlobk creches infantario
childcare: educadora_infanc childmind early_years early_childhood kleinkind child_care childcare nanny babysit tagesmutt tagespfleg auxiliar_infantil
childcare: opieka_dziecm
preschool-teacher > childcare: educatrice_jeune educateur_jeune staatlich_anerkannt_erzieh educador_infancia
special-needs: special_need sonderpadag forderschul inklusion inclus educacion_especial sostegno$ besoins_particul speciaal_onderwijs sen$ send$
special-needs: pedagogika_specjaln
university: universit universid universite uniwersyt hochschul ~universitat faculty$ facult higher_education college_lectur politechni politecnic
mathematics: math mathemat matemat wiskund rekenen$ rechnen$
physics: physics$ physik$ physique fisica$ natuurkund fizyk
chemistry: chem chimi quimic chimic scheikund
biology: biolog bioloog
english: english_teach english_lang englischunterr
geography: geograph geograf aardrijkskund erdkund
history: history$ geschicht histoire$ historia$ storia$ geschieden
sports: sports$ sport$ sportunterr physical_education educacion_fisica educazione_fisica lichamelijke wychowanie_fizycz fitness trainer_fitness
sports: personal_train gym$
music: music musik musique musica$ muziek muzyk
art: art_teach kunstunterr
tutoring > teaching: tutor$ tutors$ tutoring nachhilf profesor_particul cours_particul ripetiz bijles korepet explicador soutien_scolaire
tutoring: private_lesson
training: trainer$ trainers$ train_staff training_staff schulung ~schulung formateur formatric formador formatore training$ trainings$ szkolen
training: opleiden anleitung einarbeit einweis inwerken coaching_new onboard mentoring ausbilder ausbildung_lehrling praxisanleit instructor instrukt
training: ausbildereign aevo$
curriculum: curricul lehrplan leerplan programacion_didact lesson_plan unterrichtsplan unterrichtsvorb
classroom: classroom_manag klassenmanag klassenfuhr gestion_classe gestion_aula
parents: elterngesprach elternarb parent_meet parents_even oudergesprek reunion_parent tutorias_famil rozmowy_rodzic colloqui_genitor
headteacher > teaching: headteach schulleit headmast schoolleid directeur_ecole director_colegio dirigente_scolast dyrektor_szkoly head_teacher
social-work: social_work sozialarb sozialpadag assistant_social assistante_social travail_social trabajador_social trabajadora_social trabajo_social
social-work: assistente_social maatschappelijk_werk pracownik_socjal pracy_socjal jugendhilf jugendamt streetwork
youth: jugend ~jugend youth jeune$ jeunes$ jovenes$ juventud jongeren mlodziez giovani$ jovens$ jeugd
libraries: librar$ librarian library bibliothe bibliote
counselling: counsel beratungsstell
`;
