import { findDegree } from './degree-words.ts';
import { foldHead } from './fold.ts';
import { titleScore } from './role-words.ts';

/** Words of names of courses, exams and licences that are no degrees; folded, by language: en, de, fr, es, it, pt, nl, pl, sv. */
const courseWords = new RegExp(
  [
    '(?<!\\p{L})(?:(?:[\\p{L}-]+ )?(?:course|training|apprenticeship|program(?:me)?|bootcamp|licen[cs]e)$|(?:diploma|certificate',
    '[\\p{L}-]*(?:lehrgang|kurs|prufung|abschluss|ausbildung|bildung|umschulung|zeugnis|ausweis|patent|studium)',
    'studiengang|lehrberuf|formation|titre|concours|attestation|habilitation|brevet|dep|maturite',
    'curso|titulo|certificado|taller|capacitacion|ensenanza|corso|attestato|qualifica|specializzazione|abilitazione|cqc',
    'certificacao|formacao|especializacao|tecnologia em',
    '[\\p{L}-]*(?:opleiding|cursus|leerweg|jaar|traject)|getuigschrift|rijbewijs|banaba',
    'szkolenie|studia|kwalifikac\\p{L}+|pozwolenie|zawod|klasa|wyksztalcenie|uprawnieni\\p{L}+',
    '[\\p{L}-]*(?:programmet|linjen|linje|utbildning|examen|studier))(?!\\p{L}))',
  ].join('|'),
  'u',
);
/** Ends of names of subjects and departments in Japanese and Chinese. */
const easternCourse =
  /(?:学科|専攻|研究科|学部|[^\s]科|コース|課程|专业|[^大中小]学|科学|技术|工程|管理|设计|制造|自动化|维修|教育|烹[调饪]|护理|会计|金融|贸易|营销|服务|文秘|商务|驾驶|应用|(?:专科|本科|硕士|博士|中专|大专))$/u;

/** Whether a text reads like a course, by its words or because it names a trade. */
export const readsLikeCourse = (text: string): boolean =>
  findDegree(text) !== null ||
  titleScore(text) >= 1 ||
  courseWords.test(foldHead(text)) ||
  easternCourse.test(text.replace(/（[^（）]*）$/u, '').trim());
