import { fitHeadline } from '../../contracts/fit-headline.ts';
import { fitScoreView, rankedFitView, writtenFitScoreView } from '../../contracts/fit-score.ts';
import type { Descriptions } from './texts.ts';

/** Fit scores and the ranking of a job. */
export const fitScores: Descriptions = {
  schemas: {
    FitScore: fitScoreView,
    FitHeadline: fitHeadline,
    WrittenFitScore: writtenFitScoreView,
    RankedFit: rankedFitView,
  },
  parts: {
    FitScoreCriteria: 'FitScoreCriterion',
    FitScoreCriteriaEvidence: 'FitScoreEvidence',
    FitScoreCriteriaSentence: 'FitScoreSentence',
    FitScoreMissing: 'FitScoreRequirement',
  },
  like: {
    FitHeadline: ['FitScore'],
    RankedFit: ['FitScore'],
    WrittenFitScore: ['FitScore'],
    FitScoreRequirement: ['FitScoreCriterion'],
  },
  operations: {
    createFitScore: { returns: 'The score, which is computed after the response.' },
    getJobRanking: { returns: 'A page of scores, best first.' },
    listFitScores: { returns: 'A page of scores, that against the own job first.' },
  },
  parameters: {
    'listFitScores.fields': [
      'Only these top-level fields of each score, separated by commas. `object` is always there.',
      'job_id,score',
    ],
    'getJobRanking.fields': [
      'Only these top-level fields of each score, separated by commas. `object` is always there.',
      'scan_id,score',
    ],
    'getJobRanking.band': ['Only scans whose score is in this band.', 'strong'],
    'getJobRanking.min_score': ['Only scans with at least this score, 0 to 100.', 70],
  },
  fields: {
    'CreateFitScoreRequest.job_id': 'The id of the job to score the CV against.',
    'FitScore.status': 'Whether the score is being computed, completed, failed or was skipped.',
    'FitScore.job_id': 'The id of the job that the CV is scored against.',
    'FitScore.scan_id': 'The id of the scan whose profile is scored.',
    'FitScore.score':
      'How much of the job’s requirements the CV meets, from 0 to 100. Null if nothing could be judged.',
    'FitScore.band': 'The band that follows from the score. Null without a score.',
    'FitScore.coverage':
      'The share of the weight of all requirements that could be judged, from 0 to 1. Null before a result.',
    'FitScore.categories': 'The score of each category of requirements.',
    'FitScore.criteria': 'One entry per requirement of the job, with its outcome and its evidence.',
    'FitScore.missing': 'Must-haves that the CV does not meet.',
    'FitScore.knockouts': 'Knockout requirements that the CV does not meet. They are only reported.',
    'FitScore.rubric_version':
      'The version of the rules that the score was computed with. Null before a result.',
    'FitScore.engine': 'What judged the criteria: the rules. Null before a result.',
    'FitScore.scored_at': 'When the score was computed. Null before a result.',
    'FitScore.advisory':
      'Always true: the score is advice, and the service rejects no candidate because of it.',
    'WrittenFitScore.job_id': 'The id of the job that the CV is scored against.',
    'RankedFit.candidate_id': [
      'The id of the person whose CV it is. Null if the scan is not attached to a candidate.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'FitScoreCategory.key': 'The name of the category.',
    'FitScoreCategory.score':
      'The score of the category from 0 to 100. Null if nothing in it could be judged.',
    'FitScoreCategory.weight_preferred': 'The share of the category in the whole score, from 0 to 1.',
    'FitScoreCategory.weight_applied':
      'The share after that of categories without data is divided among the others, from 0 to 1.',
    'FitScoreCategory.has_data': 'Whether anything in the category could be judged.',
    'FitScoreCriterion.label': 'The requirement in the words of the job.',
    'FitScoreCriterion.category': 'The category that the requirement counts in.',
    'FitScoreCriterion.importance': 'Whether the requirement is a must-have or a nice-to-have.',
    'FitScoreCriterion.weight':
      'The weight within the category: that of the requirement times the points of its importance.',
    'FitScoreCriterion.knockout': 'Whether the requirement is listed in `knockouts` if it is not met.',
    'FitScoreCriterion.outcome':
      'Whether the CV meets the requirement. `unknown` if the CV does not mention it.',
    'FitScoreCriterion.score':
      'How much of the requirement is met, from 0 to 1. Null if the outcome is `unknown`.',
    'FitScoreCriterion.confidence':
      'How certain the outcome is, from 0 to 1. It is the weight of the score within the category.',
    'FitScoreCriterion.reasoning': 'The reason for the outcome, as one or more English sentences.',
    'FitScoreCriterion.sentences':
      'The sentences of the reasoning as codes with values, for other languages. Empty for scores from before November 2026.',
    'FitScoreSentence.code': 'Which sentence it is; /docs/fit-score is about the rules behind them.',
    'FitScoreSentence.names': [
      'Names that the sentence contains, as the requirement or the CV spells them.',
      ['Kubernetes', 'Terraform'],
    ],
    'FitScoreSentence.asked': ['Names that the requirement asks for.', ['Terraform']],
    'FitScoreSentence.one_suffices': ['Whether one of `asked` suffices.', false],
    'FitScoreSentence.months': ['Months of work in the CV.', 38],
    'FitScoreSentence.months_asked': ['Months of work that are required.', 60],
    'FitScoreSentence.level': ['The level in the CV: of education, or CEFR of a language.', 'bachelor'],
    'FitScoreSentence.level_asked': ['The level that is required.', 'master'],
    'FitScoreCriterion.evidence':
      'The lines of the CV that the outcome is based on. Empty if there are none.',
    'FitScoreEvidence.path': 'The path of the fact within the scan’s profile.',
    'FitScoreEvidence.quote': 'The line of the CV, as it was read.',
    'FitScoreEvidence.page': 'The page of the line, counted from 1.',
    'FitScoreRequirement.label': ['The requirement in the words of the job.', 'Registered nurse'],
  },
};
