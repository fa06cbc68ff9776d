const set = (list: string) => new Set(list.split(/\s+/).filter(Boolean));

/** Trades that the name of an employer shows: a bakery, a school. Of a bank's name, only the trade counts. */
export const ofEmployers =
  set(`care nursing hospital elderly dementia disabled-care home-care childcare primary secondary university retail fashion hotel gastronomy
  bakery butcher pharmacy dental doctor practice vet banking insurance law notary tax logistics transport warehouse wholesale construction
  industry electrics roofing carpentry joinery plumbing heating metal car-mechanic real-estate hairdressing travel cleaning security
  public-admin chemicals pharma-industry biotech software it food-production textile printing libraries farming gardening landscaping energy
  painting tiling physio lab automotive aerospace telecom social-work youth events advertising architecture optician bricklaying pv
  toolmaking emergency`);

/** Wide trades: a sentence about the work may name one in passing, so one sentence is no evidence of years in it. */
export const wideTrades =
  set(`care nursing sales retail marketing finance accounting it software law hr logistics transport construction industry
  teaching research hospitality gastronomy hotel banking insurance lab design data mechanics electrics lead management driving
  cook kitchen doctor office training childcare primary secondary university hospital`);

/** Places and groups of people: who manages one leads it. */
export const canBeLed =
  set(`retail hotel gastronomy kitchen warehouse hospital nursing care childcare construction industry sales banking bakery
  cleaning housekeeping reception it software logistics transport lab pharmacy maintenance production marketing unit call-centre security practice
  elderly farming gardening primary secondary`);

/** "Management" next to a place is leading it; next to a task it is a word without content. */
export const managing =
  /^(?:manag|gestion$|gestione$|gestor|gerent|gerenc|responsab|zarzadz|beheer$|gestao$|verantwort|bedrijfsleid|verwalt|geschaftsfuhr)/u;
export const units =
  /^(?:abteilung|department|station$|ward$|unit$|reparto|afdeling|dzial|oddzial|branch$|site$|plant$|filial|team|equip|personal$|staff$|service$|sede$|standort|einrichtung|bereich$|etablissement|punkt)/u;

/** Words of a requirement that ask for nothing more than the name of a trade; folded beginnings. */
const contentless = new RegExp(
  `^(?:${`
  erfahr praxis online$ mini$ digital$ documentat dokumentation coordinat community$ local$ regional$ equivalen education$ educacion$ educazione$ edukacj educacao$ onderwijs$ padagog pedagog building$ install$ calcol berufs kenntnis tatig arbeit aufbau betrieb bereich umgang durchfuhr erstell bearbeit umfeld branche wesen abgeschloss werk$ work
  experi handling compan unternehm entrepris empres aziend firm bedrij praca$ prace$ pracy$ trabajo trabalh travail lavor posit operat profession
  qualif planning planung support unterstutz assist monitor creat perform practic skill knowl manag gestion gestione$ gestao gestor zarzadz beheer
  verwalt service task duties calcul kalkul routine process basic advanced senior junior trained angestellt fach facharb ausbild selbststand
  allgemein general technic techni responsab verantwort team environment setting sector secteur settore setor industr obszar zakres obsluga$ obslug
  pratique realis elabor prepar organis organiz control kontroll durch eigen einsatz anwend nutz use$ using abteil department station$ ward$ unit$
  site$ shop$ similar vergleich gleichwert aequival equival ahnlich nauk level niveau zawod werkervar ervaring kennis doswiadcz umiejetn znajom
  esperien conoscen conhecim conocim connais capac abil fahig kompeten compet small$ large$ klein gross dans$ chez$ offentlich
  public$ modern new$ neu as$ als$ als jako$ como$ comme$ come$ bei$ beim$ in$ mitarb client$ clients$ company services$ systems?$ tool tools$
  software$ methods?$ techniques?$ technik verfahren methoden main various verschied daily taglich full$ part$ time$ voll teil zeit first$ second$
  third$ care$ area$ areas$ ambito domaine branz kontakt`
    .trim()
    .split(/\s+/)
    .join('|')})`,
  'u',
);
/** Whether a folded word of a requirement is without content next to the name of a trade. */
export const isWithoutContent = (word: string): boolean => contentless.test(word);
