import { foldHead } from './fold.ts';
import { entries } from './languages/more-languages.ts';
import { endsPattern } from './languages/words-pattern.ts';

const institutions =
  /(?<!\p{L})(?:opleidings(?:centrum|instituut)|izba rzemieslnicza|(?:medyczne|policealne|pedagogiczne) studium|studium (?:zawodowe|medyczne|policealne)|vakschool|(?:lts|mts|lhno|mavo) (?:de|het|sint|st)(?= )|chambres? d(?:es|e) (?:metiers|commerce|l['’]artisanat)|e\. ?e\.(?= \p{L})|ceja|etec|senac|senai|i\.?p\.?s\.?i\.?a\.?(?= )|training cent(?:er|re)|tesda|lse|ucl|caltech|rmit|tafe|nit|iit|iiit|iim|bits|lmu|htw|hwr|haw|dhbw|bsz|bbz|vhs|schulzentrum|berufskolleg|bildungsanstalt|\p{L}*lehranstalt|ausbildungsstatte|scola|eefm|e\.?e\.?e\.?f\.?m|emef|\p{L}*vuxenutbildning|komvux|sorbonne|sciences po|essec|edhec|insa|greta|afpa|ifsi|cnam|ens|uned|cip|cifp|unam|uba|tec de monterrey|esade|itis|itc|itt|itg|ipssar|ipsia|its|bocconi|la sapienza|normale|iscte|iseg|feup|fcul|usp|ufrj|ufmg|unicamp|unesp|puc|senai|senac|etec|fatec|iefp|agrupamento de escolas|avans|fontys|saxion|inholland|lyceum|ku leuven|agh|sgh|zsz|zst|sixth form|high|grammar|juilliard|cordon bleu|state board|bhavan|vidyalaya|tech|conservatoire|kolegium|instituicao|ensino|apprentissage|chambre de metiers|cvo|seminarie|ateneo|eeem|e\.e|politecnico|universit\p{L}*|uniwersytet\p{L}*|universid\p{L}*|hochschule\p{L}*|fachhochschule|college|colegio|collegio|institut\p{L}*|istituto|instytut|school|schule|schulhaus|gymnasium|akademi\p{L}*|academ\p{L}+|accademia|polytechni\p{L}*|politechnika|politecnic\p{L}*|politecnico|politechni\p{L}*|ecole|escola|escuela|scuola|szkola|lycee|liceo|liceum|faculty|faculte|facultad|facolta|faculdade|fakultat|technische|technikum|eth|epfl|mit|tu|fh|uc|ucla|insead|hec|kit|rwth|berufsschule|centro|centre de formation|conservator\p{L}*|campus|iut|i\.?e\.?s|cfa|cpge|board|institution|volkshochschule|handelskammer|handwerkskammer|ihk (?=\p{L})|hogeschool|roc|zespol szkol|seminary|polytechnic)(?!\p{L})|\p{L}+(?:schule|universitat|universiteit|gymnasium|kolleg|hogeschool)(?!\p{L})|大学|学校|学院|高校|高専|(?:カレッジ|スクール|アカデミー)(?=$|[\s　])/u;

const schoolsOfMoreLanguages = endsPattern(entries, ({ schools }) => schools);

const levelsOfSchool = /(?<!\p{L})(?:ensino (?:medio|fundamental|superior)|bachiller academico)(?!\p{L})/gu;

export const institutionScore = (text: string): number => {
  // "MIT" is a school, "mit" a German word.
  // "Ensino médio" and "bachiller académico" are levels.
  const folded = foldHead(text.replace(/(?<!\p{L})mit(?!\p{L})/gu, '')).replace(levelsOfSchool, '');
  return institutions.test(folded) || schoolsOfMoreLanguages.test(folded) ? 1 : 0;
};
