/** Shops, hotels, kitchens, warehouses and roads: `name > wider names: beginnings of words`. */
export const shopsAndTransport = `
retail > sales: retail einzelhandel ~einzelhandel filial ~filiale laden$ ~laden supermarkt ~markt shop$ shops$ shop_assist store$ stores$
retail: commerce_detail detaillant magasin$ magasins$ boutique supermarch hypermarch tienda comercio_minor supermercad minorista negozio negozi$
retail: punto_vendita dettagli$ commessa commesso addetta_vendit addetto_vendit winkel ~winkel detailhandel verkaufer$ verkauferin$ verkaufshilf
retail: vendeu dependient sklep ~sklep handel_detal detaliczn sprzedawc loja lojas lojist comercio_retalh varejo vendedor_tienda vendeur_magasin
retail: employe_rayon employe_libre-serv profumeria employee_rayon sales_assist sales_associate kassa_winkel negozio_abbigl shop_floor
sales: sales verkauf ~verkauf vente$ ventes$ ventas$ vendit vendas$ verkoop ~verkoop sprzedaz vertrieb ~vertrieb commercial$ comercial$ commerciale$
sales: handlowiec handlow vendeur venditor vendedor przedstawiciel_hand account_executive commerciaux sales_rep
field-sales > sales: field_sales aussendienst outside_sales commercial_terrain commercial_itiner itinerant$ comercial_calle agente_vendita
field-sales: buitendienst przedstawiciel_handlow vertriebsaussend territory_manag visits_customer visite_clienti visitas_client kundenbesuch
inside-sales > sales: inside_sales innendienst binnendienst vertriebsinnend telesales
b2b > sales: b2b business_customer geschaftskund business-to-business firmenkund zakelijk clientele_entrepr clienti_business clientes_empresa
key-account > sales: key_account grosskund grands_comptes grandes_cuentas grote_klant kluczowych_klient
telesales > sales: telesales cold_call telefonverkauf kaltakquis telemarket televend prospect_teleph teleprospect outbound_call
new-business > sales: akquis neukund new_business prospection captacion_client acquisizione_client acquisitie pozyskiwanie_klient hunting
cash: cash$ cashier kasse$ kassen kassier kassa ~kassierer kasjer caisse caissier encaiss caja$ cajer cassa cassier kas$ kasa$ kasy$ kasow till$
cash: tills$ till_work till_handl cash_register caixa cobro$ cobrar afreken operador_caixa cashing checkout_operat pagament_cassa scontrin
shelves: shelf shelv regalpfleg regale$ auffull rayon ~regal reassort riassort reposic reponed vakkenvul wykladan_towar scaffal wareprasent mise_rayon
shelves: repositor
visual-merchandising: visual_merch merchandis vitrin schaufenst warenprasent etalag ekspozycj escaparat
stock: stock$ stocks$ inventor inventur inventar inventair inventai bestand ~bestand lagerbestand voorraad zapas scorte giacenz existencias estoque
stock: stocktak stock_count stock_control gestion_stock remanent inwentaryz controlo_stock controle_stock gestao_stock
customer-service: customer_serv customer_care customer_support customer_advice kundendienst kundenservic kundenberat kundenbetreu service_client
customer-service: relation_client conseil_client accueil_client atencion_client atencion_public atendimento_client atendimento$ servizio_client
customer-service: assistenza_client klantenserv klantcontact obslug_klient doradztwo_klient customer_contact kundenkontakt conseil_clientele
customer-service: accueil_conseil_client clientela$ hospitality_guest klantgericht soporte_client customer_relation information_clients
customer-service: attention_client apoio_client guest_serv gastebetreu kundenorient atendimento_publ obsluga_klient
complaints: complaint reklamation beschwerd reclam queja klacht reklamacj reclamac
call-centre > customer-service: call_cent callcent centre_appel centro_llamad contact_cent telefonist telefoonist kundenhotl
ecommerce: e-commerc ecommerc online-shop onlineshop onlinehandel comercio_electron webshop sklep_internet boutique_ligne
wholesale: wholesal grosshandel gross-und_aussen commerce_gros mayorista ingrosso groothandel hurtow atacad
fashion: fashion mode$ moda$ pret-a-porter bekleidung abbigliam kleding odziez clothing vestuario roupa
food-retail: epicerie lebensmittelhandel alimentari$ drogist grocery
driving: driver$ drivers$ fahrer$ ~fahrer ~fahrerin driving$ chauffeur$ ~chauffeur conducteur$ conductrice conductor$ conductora$ conducao
driving: autista$ autisti$ kierow motorist condut fahrpraxis kraftfahrer berufskraftf fahrten$ jazda$ jazdy$ conduite_vehic rijden$ rijervaring
driving: bestuurder
driving: conduccion conduzione
truck > driving: truck lkw lorry lorries hgv lgv camion poids_lourd caminh vrachtwag ciezarow tir$ 12-tonner sattelzug sattelschlepp semi-trailer
truck: zestaw_nacz kraftfahr c+e$ trailer
bus > driving passenger: bus$ buses$ busfahr ~busfahrer autobus coach_driv autocar linienbus omnibus reisebus autokar onibus autista_bus
bus: machiniste-recev
taxi > driving passenger: taxi taks
delivery: deliver lieferfahr auslief zustell ~zusteller livreur livraison livrais repart$ repartidor reparto consegn bezorg dostaw$ dostawc entregas
delivery: courier kurier coursier koerier
passenger: public_transport personennahverk nahverkehr personenverk personenbef linienverkehr transport_commun transporte_publico transporte_viaj
passenger: openbaar_vervoer trasporto_pubblic komunikacj_miejsk fahrgast passag
train: train_driv lokfuhr triebfahrzeug conducteur_train maquinista$ macchinist machinist_trein maszynist rail$ railway eisenbahn zugbegleit ferroviar
train: kolej
flight: pilot$ pilots$ flugbegl cabin_crew hotesse_air steward$ stewardess aviation airline flughafen airport luftfahrt avion
ship: seafar schiff matros marin$ marinero zegluga maritim deckhand nautic schipper
transport > logistics: transport transporc spedition ~spedition freight fracht haulage vervoer przewoz trasport guterverkehr fernverkehr carga$
transport: cargas$ fret$
transport: stuckgut
international: international miedzynarod internazional internacional grensoverschr
forwarding > transport: freight_forward forward$ forwarder speditionskauf transitair affretement transitario spedizion spedytor spedycj expediteur$
forwarding: spedytorsk
dispatching > transport: dispatch disponent disposition$ tourenplan route_plan planification_rout planificacion_rut jefe_trafico jefa_trafico
dispatching: ordonnanc planning_transport affreteur traffic_manag transportplan planner_transport pianificaz_viagg planowanie_tras coordinador_transp
dispatching: coordinador_traf fahrdienstleit fleet_plan exploitant_transp responsable_exploit
customs: customs zoll ~zoll douan aduan dogan alfandeg celn odpraw_celn agencja_celn zollabwick
logistics: logist supply_chain lieferkette
warehouse > logistics: warehous lager$ lagerarb lagerlog lagerist lagerhelf lagerverw lagerwirt ~lager ~lagerist entrepot magasinier almacen magazzin
warehouse: magazijn ~magazijn magazyn armazem armazen distribution_centre distribution_center hurtownia_mag depot$ storage lagerfach fachlag
warehouse: fachkraft_lagerlog logistikzentr almacenist preparateur_command armazenag almoxarif
picking > warehouse: picking$ picker$ kommission preparation_command preparateur_command preparacion_pedid orderpick kompletac kompletow
picking: preparazione_ordin separacao_pedid order_pick
packing > warehouse: packing packer$ verpack ~verpackung emballag embalaj imballag inpak pakow confezion embalag packag conditionnement embalador
goods-in > warehouse: goods-in goods_in wareneingang reception_marchand reception_livrais recepcion_mercan ricevimento_merc merci_arrivo goederenontv
goods-in: przyjec_towar przyjmowanie_towar recebim_mercad receiving
shipping > warehouse: shipping versand expedition$ expedit expedic spedizioni$ wysylk verzend expedicao expediteur outbound_log
load-securing > transport: ladungssicher load_secur arrimage lading_zeker mocowanie_ladun zabezpiecz_ladun sujecion_carg estiba zabezpieczanie_ladun
forklift: forklift fork-lift stapler gabelstapl flurforder cariste carretill mulett muletto heftruck reachtruck wozk_widl wozek_widl wozka_widl
forklift: wozkow_widl wozki_widl empilhad chariot_elev chariots_elev caces counterbalance reach_truck carrelli_elev carrello_elev hubwag_stapl
forklift: staplerschein operator_wozk wozkow_jezd empilhador toro_carretill chariot_automot
purchasing: purchas procure einkauf ~einkauf achat$ achats$ acheteu compras$ comprador acquist inkoop zakup zaopatrz aprovision approvision beschaff
purchasing: buyer$ bestellwesen
orders: order_proces auftragsabw auftragsbearb bestellabw gestion_command gestion_pedid gestione_ordin ordini$ ordini_fornit pedidos$ orderverwerk
orders: zamowien supplier_order order_manag processing_order commandes_fourn commande_fourn bestellung encomend bestellingen supplier_ordering orders$
orders: bestellungen
suppliers: supplier lieferant fournisseur proveedor fornitor leveranc dostawc fornecedor vendor_manag
cook > kitchen: cook$ cooks$ chef$ chefs$ cookery koch$ kochin koche$ ~koch kochen$ cuisinier cocinero cocinera cuoco cuoca cuochi kok$ kucharz
cook: kuchark cozinheir jefe_cocina jefa_cocina chef_cuisine sous-chef sous_chef chef_partie capo_partita commis_cuisin commis_cucin commis_chef
cook: gotowan beikoch jungkoch cooking partita$ food_prepar culinary zelfstandig_kok przygotowywanie_posilk
head-chef > cook: head_chef kuchenchef chef_cuisine jefe_cocina jefa_cocina capocuoco chef-kok szef_kuchni chefe_cozinha executive_chef kuchenleit
head-chef: kierownik_kuchni
kitchen > gastronomy: kitchen kuche$ kuchen$ kuchenhilf ~kuche cuisine$ cocina$ cucina$ keuken kuchn kuchar cozinha plongeur spuler
pastry > bakery: pastry konditor patiss pasticc pasteler repostero reposteria banketbak cukiern confeit pastelar confection patisserie
bakery: baker backer ~backer ~backerei boulang panader panett panific bakker piekar padeir padaria bread
butcher: butcher fleischer metzger boucher charcut carnicer macell slager rzezni acougue talho
waiting > gastronomy: waiter waitress waiting_table wait_staff serveu$ serveur serveuse kellner service_salle camarer_sala camarero camarera$
waiting: cameriere cameriera$ sala_barra ober$ kelner bediening garcom empregado_mesa servicekraft servicekraf servizio_sala servicio_sala chef_rang
waiting: serveerst commis_salle empregada_mesa restaurantfach table_service front_of_house servicemitarb kelnersk bedienung atendimento_mesa
gastronomy: gastron gastronomie restaurant ~restaurant restauran ristoran restauraz hostel horeca brasserie bistro cafe$ catering trattoria osteria
gastronomy: gaststatt gasthof gasthaus pub$ restaurac jadlodaj eetcafe restauration stolowk kantine cantine mensa$ food_beverage service_gastron
gastronomy: bar-restaurant food_service
bar > gastronomy: bar$ bars$ bartend barkeep barman barista barmaid barmann barkeeper sommelier barra$ cocktail
wine: wine wein$ weine$ vin$ vins$ vino$ vini$ wijn wina$ winiar oenolog sommelier wijnadv vinho
reception: reception$ receptionist rezeption empfang ~empfang front_desk front_office accueil_phys reception receptionniste recepcion recepcj receptie
reception: baliemedew balie$ rezeptionist concierge agent_accueil hotesse_accueil standardiste check-in rececionista rececao recepcao
hotel > hospitality: hotel ~hotel hoteller hostal albergo alberghier hoteleri resort guesthouse herberg hotelar pension$ hotelfach
hospitality: hospitalit gastgewerb gastvrij hotellerie hosteleria gastfreund
reservations: reserv buchung booking prenotaz rezerwac
banquet > gastronomy: banquet bankett banchett banquete
events: event veranstalt evenement eventos eventi evenementen wydarzen evenementi
travel: travel reise$ reisen$ reiseburo voyage viaje turism tourism tourist toeris turyst viagg viagem tour_operat reiseverkehr
guide: tour_guide reiseleit stadtfuhr guide_tour guia_turis guida_turis gids$ przewodnik_tur
food-cost: food_cost calcolo_costi_cuc menu_cost menukalkul speisekalkul escandallo kalkulacj_potraw wareneinsatz costing$ calcul_cout_mat
menus: menu speiseplan speisekart carta$ jadlospis kaart$ karte_gestalt
food-safety: haccp food_safety food_hygien lebensmittelhygien hygiene_alim manipulador_aliment igiene_aliment seguridad_aliment sicurezza_aliment
food-safety: voedselveil bezpieczenstw_zywn infektionsschutzgesetz seguranca_aliment gesundheitszeugnis sociale_hygien allergen
opera-pms: opera_pms
`;
