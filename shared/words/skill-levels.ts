import { anyOf } from './any-of.ts';

/** How well, and no skill itself. */
export const skillLevels = anyOf`
  beginner|novice|basic|basics|elementary|intermediate|advanced|expert|master|proficient|competent
  experienced|skilled|familiar|fluent|native|good|very good|excellent|strong|professional
  upper intermediate
  anfanger|grundkenntnisse|grundlagen|fortgeschritten|experte|sehr gut|gut|profi
  debutant|intermediaire|avance|confirme|expert|maitrise
  basico|intermedio|avanzado|experto|medio|alto|base|nivel alto|nivel medio|usuario|nivel usuario
  avanzato|esperto|buono|ottimo
  intermediario|avancado|especialista
  gemiddeld|gevorderd|goed|basis
  podstawowy|sredniozaawansowany|zaawansowany|ekspert
  начинающий|базовый|средний|продвинутый|опытный|уверенный|эксперт|хорошо|отлично|уверенный пользователь|опытный пользователь
  початківець|базовий|середній|просунутий|впевнений|досвідчений|добре|відмінно|впевнений користувач|досвідчений користувач
  αρχαριο|βασικο|βασικα|μετρια|μεσο|καλα|καλη|πολυ καλα|πολυ καλη|αριστα|αριστη|προχωρημενο
  初級|中級|上級
`;

/** Beginnings of a level in brackets after a skill, as written. */
export const levelsInBrackets = anyOf`
  beginner|basic|good|very good|strong|excellent|intermediate|advanced|expert|proficient|fluent|native
  (?:sehr )?gute?|grundkenntnisse|grundlagen|fortgeschritten|experte|sicher
  notions|bases?|interm[eé]diaire|avanc[eé]|ma[iî]tris|courant|bon|tr[eè]s bon
  b[aá]sico|medio|intermedio|avanzado|experto|nivel
  avan[cç]ado|intermedi[aá]rio|bom
  buono|buona|ottimo|avanzato
  base|goed|gevorderd|basis
  начинающ|базов|средн|продвинут|опытн|уверенн|эксперт|хорош|отлично|свободно
  початк|базов|середн|просунут|впевнен|досвідчен|добре|відмінно|вільно
  αρχάρι|βασικ|μέτρι|μέσο|καλ[άήό]|πολύ καλ|άριστ|προχωρημέν
  podstawow|dobr|bardzo dobr|[sś]rednio|zaawansowan
`;

/** Heads of a list of skills, and no skills themselves. */
export const skillGroupNames = anyOf`
  databases|tools|frameworks|libraries|platforms|infrastructure|infra|hardware|other|others
  technologies|operating systems|programming languages|programming|computing|languages
  datenbanken|werkzeuge|sprachen|programmiersprachen|betriebssysteme|sonstiges
  outils|langages|bases de donnees
  herramientas|bases de datos|lenguajes
  strumenti|linguaggi
  ferramentas|linguagens
  narzedzia|bazy danych|jezyki programowania
  talen|databanken
  базы данных|инструменты|языки программирования|фреймворки|операционные системы|программы|языки|прочее|другое
  бази даних|інструменти|мови програмування|фреймворки|операційні системи|програми|мови|інше
  βάσεις δεδομένων|εργαλεία|γλώσσες προγραμματισμού|λειτουργικά συστήματα|προγράμματα|γλώσσες|άλλα
  言語|ツール|データベース|フレームワーク
`;
