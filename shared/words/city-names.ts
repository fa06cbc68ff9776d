import { fold } from './fold.ts';

/**
 * Cities that CVs name most often, folded, by ISO country: capitals, large towns and university towns. Written from
 * general knowledge. A name that exists in two countries belongs to the first one listed.
 */
const cities = `
DE berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|hanover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|monchengladbach|braunschweig|chemnitz|kiel|aachen|halle|magdeburg|freiburg|freiburg im breisgau|krefeld|lubeck|oberhausen|erfurt|mainz|rostock|kassel|hagen|saarbrucken|potsdam|ludwigshafen|oldenburg|osnabruck|leverkusen|heidelberg|darmstadt|solingen|regensburg|paderborn|ingolstadt|wurzburg|ulm|heilbronn|wolfsburg|gottingen|pforzheim|offenbach|bottrop|reutlingen|koblenz|erlangen|jena|trier|bayreuth|bamberg|flensburg|tubingen|konstanz|cottbus|schwerin|siegen|hildesheim|passau|weimar|walldorf|gutersloh|luneburg|marburg|giessen|fulda|landshut|rosenheim|kempten|friedrichshafen
AT wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|st. polten|dornbirn|bregenz|eisenstadt
CH zurich|geneve|geneva|genf|basel|bern|lausanne|winterthur|luzern|st. gallen|lugano|biel|zug|fribourg|neuchatel|thun|baden|aarau|schaffhausen|chur|sion|montreux
FR paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint-etienne|toulon|le havre|grenoble|dijon|angers|nimes|villeurbanne|clermont-ferrand|le mans|aix-en-provence|brest|tours|amiens|limoges|annecy|perpignan|metz|besancon|orleans|rouen|mulhouse|caen|nancy|argenteuil|saint-denis|montreuil|avignon|poitiers|versailles|pau|la rochelle|calais|cannes|antibes|colmar|quimper|vannes|valence|chambery|niort|lorient|troyes|courbevoie|boulogne-billancourt|nanterre|la defense|sophia antipolis|issy-les-moulineaux|bayonne|saint-malo|saint-nazaire|cholet|laval
ES madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|las palmas|las palmas de gran canaria|bilbao|alicante|cordoba|valladolid|vigo|gijon|hospitalet|a coruna|la coruna|vitoria|vitoria-gasteiz|granada|elche|oviedo|badalona|cartagena|terrassa|jerez|jerez de la frontera|sabadell|mostoles|santa cruz de tenerife|pamplona|almeria|san sebastian|donostia|leganes|burgos|albacete|getafe|salamanca|huelva|logrono|badajoz|leon|cadiz|tarragona|lleida|marbella|jaen|ourense|girona|lugo|caceres|santiago de compostela|toledo|pontevedra|palencia|segovia|avila|cuenca|soria|teruel|huesca|guadalajara|ciudad real|alcala de henares|tudela|reus|mataro
IT roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|padua|trieste|brescia|taranto|prato|parma|modena|reggio emilia|reggio calabria|perugia|livorno|ravenna|cagliari|foggia|rimini|salerno|ferrara|sassari|monza|bergamo|forli|trento|vicenza|terni|bolzano|novara|piacenza|ancona|udine|arezzo|lecce|pesaro|pisa|lucca|como|varese|siena|cremona|pavia|mantova|treviso|la spezia|asti|cuneo|pescara|l'aquila|potenza|matera|cosenza|siracusa|latina|viterbo|rovigo|belluno|lecco|biella|imola|faenza|carpi|sassuolo
PT lisboa|lisbon|porto|braga|coimbra|funchal|setubal|aveiro|faro|leiria|viseu|guimaraes|evora|almada|amadora|vila nova de gaia|matosinhos|cascais|oeiras|sintra|covilha|vila real|braganca|santarem|beja|portimao|viana do castelo|barcelos
BR sao paulo|rio de janeiro|brasilia|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|goiania|belem|porto alegre|guarulhos|campinas|sao luis|sao goncalo|maceio|duque de caxias|natal|teresina|sao bernardo do campo|joao pessoa|santo andre|osasco|jaboatao|sao jose dos campos|ribeirao preto|uberlandia|contagem|sorocaba|aracaju|feira de santana|cuiaba|joinville|juiz de fora|londrina|niteroi|florianopolis|santos|vitoria|vila velha|maringa|blumenau|caxias do sul|sao carlos|piracicaba|bauru|betim|barueri|jundiai|uberaba|pelotas|ponta grossa|anapolis
NL amsterdam|rotterdam|den haag|the hague|'s-gravenhage|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|apeldoorn|haarlem|arnhem|enschede|amersfoort|zaandam|'s-hertogenbosch|den bosch|hoofddorp|zwolle|leiden|zoetermeer|leeuwarden|dordrecht|maastricht|ede|delft|venlo|alkmaar|deventer|hilversum|gouda|purmerend|helmond|hengelo|roosendaal|zeist|middelburg|assen|emmen|lelystad|veenendaal|wageningen|schiedam|vlaardingen|hoorn|bergen op zoom|oss|roermond|heerlen|sittard|nieuwegein|houten|doetinchem|zutphen|kampen|meppel|goes|vlissingen|terneuzen|schiphol|amstelveen
BE brussel|brussels|bruxelles|antwerpen|antwerp|anvers|gent|ghent|charleroi|liege|brugge|bruges|namur|leuven|mons|mechelen|aalst|hasselt|kortrijk|oostende|sint-niklaas|genk|louvain-la-neuve|tournai|turnhout
PL warszawa|warsaw|krakow|cracow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|bialystok|katowice|gdynia|czestochowa|radom|torun|sosnowiec|rzeszow|kielce|gliwice|olsztyn|zabrze|bielsko-biala|bytom|zielona gora|rybnik|ruda slaska|opole|tychy|elblag|gorzow wielkopolski|dabrowa gornicza|plock|walbrzych|wloclawek|tarnow|chorzow|koszalin|kalisz|legnica|sopot|nowy sacz|siedlce|pila|jelenia gora|slupsk|konin|lubin|zamosc|przemysl|leszno|lomza|suwalki|gniezno|pruszkow|piaseczno|stalowa wola|mielec
GB london|birmingham|manchester|leeds|glasgow|liverpool|edinburgh|bristol|sheffield|cardiff|belfast|leicester|coventry|nottingham|newcastle|newcastle upon tyne|sunderland|brighton|hull|plymouth|wolverhampton|derby|swansea|southampton|portsmouth|salford|aberdeen|reading|northampton|luton|milton keynes|york|peterborough|oxford|cambridge|norwich|bournemouth|swindon|dundee|exeter|ipswich|gloucester|bath|cheltenham|blackpool|middlesbrough|bolton|stockport|watford|slough|guildford|chester|durham|lancaster|lincoln|worcester|canterbury|warwick|basingstoke|maidstone|colchester|preston|huddersfield|bradford|wakefield|stoke-on-trent|crawley|inverness|stirling|perth|newport|wrexham|croydon|harrogate|winchester|salisbury|st albans|st andrews|falmouth|truro|hereford|shrewsbury|carlisle|doncaster|rotherham|barnsley|stevenage|bedford|aylesbury
IE dublin|cork|galway|limerick|waterford|kilkenny|sligo|athlone|drogheda|dundalk|maynooth|tralee|ennis|letterkenny
US new york|new york city|nyc|brooklyn|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|washington dc|washington d.c.|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|long beach|virginia beach|oakland|minneapolis|tulsa|arlington|tampa|new orleans|wichita|cleveland|bakersfield|aurora|anaheim|honolulu|santa ana|riverside|corpus christi|lexington|stockton|henderson|saint paul|st. paul|cincinnati|st. louis|saint louis|pittsburgh|greensboro|anchorage|plano|orlando|irvine|newark|durham|chula vista|toledo|fort wayne|st. petersburg|laredo|jersey city|chandler|madison|lubbock|scottsdale|reno|buffalo|gilbert|glendale|winston-salem|chesapeake|norfolk|fremont|irving|richmond|boise|spokane|baton rouge|des moines|tacoma|rochester|huntsville|salt lake city|yonkers|knoxville|providence|worcester|santa clara|palo alto|mountain view|menlo park|sunnyvale|cupertino|redmond|bellevue|cambridge|ann arbor|berkeley|pasadena|santa monica|boulder|ithaca|princeton|new haven|stanford|redwood city|san mateo|evanston|eugene|corvallis|savannah|charleston|chattanooga|syracuse|albany|hartford|stamford|bridgeport|tallahassee|gainesville|birmingham|little rock|grand rapids|lansing|akron|dayton|duluth|fargo|sioux falls|burlington|manchester|santa barbara|santa fe|san luis obispo|bloomington|champaign|urbana|west lafayette|college station|waco|tempe|provo|chapel hill|cary|asheville|hoboken|bethesda|mclean|reston
CA toronto|montreal|vancouver|calgary|edmonton|ottawa|winnipeg|quebec|quebec city|hamilton|kitchener|waterloo|london|halifax|oshawa|regina|saskatoon|st. john's|kelowna|mississauga|brampton|markham|burnaby|laval|gatineau|longueuil|sherbrooke|guelph|kingston|fredericton|moncton|victoria
AU sydney|melbourne|brisbane|perth|adelaide|canberra|gold coast|hobart|darwin|newcastle|wollongong|geelong|cairns|townsville|ballarat|bendigo
NZ auckland|wellington|christchurch|hamilton|dunedin|tauranga
IN mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad|ahmedabad|chennai|madras|kolkata|calcutta|surat|pune|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|patna|vadodara|ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi|srinagar|aurangabad|dhanbad|amritsar|navi mumbai|allahabad|ranchi|howrah|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|guwahati|chandigarh|mysore|mysuru|gurgaon|gurugram|noida|greater noida|kochi|cochin|thiruvananthapuram|trivandrum|bhubaneswar|mangalore|dehradun|kharagpur|roorkee|pilani|vellore|manipal
JP tokyo|osaka|kyoto|yokohama|nagoya|sapporo|fukuoka|kobe|kawasaki|saitama|hiroshima|sendai|chiba|東京|大阪|京都|横浜|名古屋|札幌|福岡|神戸|仙台|広島|東京都|大阪府|京都府|神奈川県|千葉県|埼玉県|愛知県|福岡県|北海道|兵庫県
MX ciudad de mexico|mexico city|cdmx|guadalajara|monterrey|puebla|tijuana|leon|queretaro|merida|cancun|toluca|chihuahua|san luis potosi|aguascalientes|morelia|veracruz|hermosillo|saltillo|xalapa|oaxaca
AR buenos aires|rosario|mendoza|la plata|mar del plata|tucuman|salta|santa fe|bahia blanca|neuquen
CO bogota|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|manizales|cucuta|ibague
CL santiago|santiago de chile|valparaiso|concepcion|vina del mar|antofagasta|temuco|la serena
PE lima|arequipa|trujillo|cusco|chiclayo|piura
EC quito|guayaquil|cuenca
VE caracas|maracaibo|barquisimeto
UY montevideo
PY asuncion
BO la paz|cochabamba|santa cruz de la sierra
CR san jose
GT guatemala city
DO santo domingo
PA panama city
CU la habana|havana
SE stockholm|goteborg|gothenburg|malmo|uppsala|vasteras|orebro|linkoping|helsingborg|jonkoping|norrkoping|lund|umea|gavle|sodertalje|lulea|kalmar|vaxjo|karlstad|sundsvall|halmstad
DK kobenhavn|copenhagen|aarhus|arhus|odense|aalborg|esbjerg|randers|kolding|horsens|vejle|roskilde|herning|silkeborg|lyngby|kongens lyngby
NO oslo|bergen|trondheim|stavanger|drammen|kristiansand|tromso|fredrikstad|sandnes|bodo|alesund
FI helsinki|espoo|tampere|vantaa|oulu|turku|jyvaskyla|lahti|kuopio|pori|rovaniemi|vaasa
IS reykjavik
CZ praha|prague|brno|ostrava|plzen|liberec|olomouc|ceske budejovice|hradec kralove|pardubice|zlin
SK bratislava|kosice|zilina|presov|nitra|banska bystrica|trnava|trencin|martin|poprad|prievidza|zvolen
HU budapest|debrecen|szeged|pecs|gyor|miskolc
RO bucuresti|bucharest|cluj-napoca|cluj|timisoara|iasi|constanta|craiova|brasov|sibiu|oradea
BG sofia|plovdiv|varna|burgas
GR athens|thessaloniki|patras|heraklion|athina|αθηνα|θεσσαλονικη|πατρα|ηρακλειο|λαρισα|βολοσ|ιωαννινα|χανια|πειραιασ|ροδοσ|καβαλα|larissa|volos|ioannina|chania|piraeus
TR istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kayseri|eskisehir|kocaeli|mersin
UA kyiv|kiev|kharkiv|odesa|odessa|lviv|dnipro|zaporizhzhia|vinnytsia|chernivtsi|киів|харків|одеса|дніпро|львів|запоріжжя|вінниця|полтава|чернівці|черкаси|чернігів|житомир|суми|рівне|луцьк|тернопіль|ужгород|івано-франківськ|хмельницькии|миколаів|херсон|кривии ріг|киев|одесса|харьков
RU moscow|moskva|москва|saint petersburg|st petersburg|санкт-петербург|novosibirsk|kazan|yekaterinburg|новосибирск|екатеринбург|казань|нижнии новгород|челябинск|самара|омск|ростов-на-дону|уфа|красноярск|воронеж|пермь|волгоград|краснодар|саратов|тюмень|тольятти|ижевск|барнаул|ульяновск|иркутск|хабаровск|ярославль|владивосток|томск|кемерово|рязань|тула|калининград|тверь|пенза|липецк|киров|чебоксары|сочи|белгород|калуга|nizhny novgorod|samara|krasnodar|perm|ufa
HR zagreb|split|rijeka|osijek
SI ljubljana|maribor
RS belgrade|beograd|novi sad|nis
BA sarajevo
EE tallinn|tartu
LV riga
LT vilnius|kaunas
LU luxembourg|luxemburg
MT valletta|sliema
CY nicosia|limassol
BY minsk
GE tbilisi
AM yerevan
AZ baku
KZ almaty|astana
CN beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|nanjing|wuhan|xi'an|suzhou|tianjin|chongqing|qingdao|dalian|xiamen|北京|上海|深圳|广州|杭州|成都|南京|武汉
HK hong kong
TW taipei|kaohsiung|hsinchu|taichung|tainan
KR seoul|busan|incheon|daejeon|daegu|suwon|서울|부산
SG singapore
MY kuala lumpur|penang|johor bahru|petaling jaya
TH bangkok|chiang mai
VN hanoi|ho chi minh city|da nang|saigon
ID jakarta|surabaya|bandung|medan|yogyakarta|denpasar
PH manila|quezon city|makati|cebu|cebu city|taguig|davao
PK karachi|lahore|islamabad|rawalpindi|faisalabad|peshawar
BD dhaka|chittagong
LK colombo|kandy
NP kathmandu
AE dubai|abu dhabi|sharjah
SA riyadh|jeddah|dammam
QA doha
KW kuwait city
BH manama
OM muscat
IL tel aviv|jerusalem|haifa|herzliya|be'er sheva
JO amman
LB beirut
EG cairo|alexandria|giza
MA casablanca|rabat|marrakech|fes|tangier|agadir|tanger
TN tunis|sfax|sousse
DZ alger|algiers|oran|constantine
NG lagos|abuja|ibadan|port harcourt|kano
KE nairobi|mombasa|kisumu
GH accra|kumasi
ZA johannesburg|cape town|durban|pretoria|port elizabeth|stellenbosch|sandton|bloemfontein
ET addis ababa
UG kampala
TZ dar es salaam
SN dakar
CI abidjan
CM douala|yaounde
RW kigali
ZW harare`;

const countryOf = new Map<string, string>();
for (const row of cities.trim().split('\n')) {
  const country = row.slice(0, 2);
  for (const city of row.slice(3).split('|')) if (!countryOf.has(city)) countryOf.set(city, country);
}

/** The ISO code of the country of a city, or null for a name that is not in the list. */
export const countryOfCity = (name: string): string | null => countryOf.get(fold(name).trim()) ?? null;
