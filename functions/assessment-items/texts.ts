/** The second file of this function: the statements of DISC-O in all languages. */
export { discOQuestionnaire } from '../../shared/assessments/disc-o/questionnaire.ts';
