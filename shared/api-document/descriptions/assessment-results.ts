import { assessmentResponsesView, assessmentResultView } from '../../contracts/assessment-result.ts';
import type { Descriptions } from './texts.ts';

/** Results of assessments, and the responses that they come from. */
export const assessmentResults: Descriptions = {
  schemas: {
    AssessmentResult: assessmentResultView,
    AssessmentResponses: assessmentResponsesView,
  },
  parts: {
    AssessmentResultScore: 'AssessmentScore',
    AssessmentResultScoreNormGroup: 'NormGroup',
    AssessmentResultValidity: 'ValidityFlag',
    AssessmentResultSection: 'ResultSection',
    AssessmentResultTiming: 'ResultTiming',
    AssessmentResponsesItem: 'ItemResponse',
    AssessmentResponsesItemParameters: 'ItemParameters',
    AssessmentResponsesItemTask: 'CodingTask',
    AssessmentResponsesItemTaskTest: 'CodeExample',
  },
  like: {
    AssessmentResponses: ['AssessmentResult'],
  },
  operations: {
    getAssessmentResults: { returns: 'The result with its scores.' },
    getAssessmentReport: { returns: 'The report as HTML or as a PDF.' },
    getAssessmentResponses: { returns: 'The answers in the order in which they were given.' },
  },
  parameters: {
    format: ['The form of the report: a page, or a PDF.', 'pdf'],
  },
  fields: {
    'AssessmentResult.assessment_id': 'The id of the assessment that was completed.',
    'AssessmentResult.kind': 'The instrument: DISC-O, general ability or developer.',
    'AssessmentResult.instrument_version': 'The version of the items and formulas.',
    'AssessmentResult.language': 'The language in which the items were shown.',
    'AssessmentResult.translation_status':
      'Whether the items are the original ones, or translated by volunteers and not studied by us; `none` if there are no words.',
    'AssessmentResult.calibration':
      'What scores are compared by: a published norm group, difficulties that follow from rules, or fitted ones. `none` for counts.',
    'AssessmentResult.scores': 'One entry for each scale.',
    'AssessmentResult.validity': 'Hints at answers that may not be meant. They reject nobody.',
    'AssessmentResult.sections': 'Details below the scores, as rows of plain values.',
    'AssessmentResult.attempt': 'The number of the attempt, counted from 1.',
    'AssessmentResult.timing': 'How long the answers took.',
    'AssessmentResult.advisory': 'Always true: the service decides nothing by a result.',
    'AssessmentResult.completed_at': 'When the result was ready.',
    'AssessmentScore.key': 'The name of the scale.',
    'AssessmentScore.raw': 'The sum or count that the candidate reached.',
    'AssessmentScore.t':
      'The score with mean 50 and standard deviation 10. Null where there is nothing to compare with.',
    'AssessmentScore.sem': 'The standard error of `t`. Null without one.',
    'AssessmentScore.ci90': 'The band in which the true score is with 90 % confidence. Null without `t`.',
    'AssessmentScore.percentile': [
      'The share of the norm group below the score. Null without a norm group.',
      null,
    ],
    'AssessmentScore.norm_group': 'Whom the score is compared with. Null for nobody.',
    'AssessmentScore.band': 'Whether the score is below, within or above the middle.',
    'NormGroup.id': ['The name of the norm group.', 'johnson-2014'],
    'NormGroup.n': ['The number of people in it. Null if the source does not state it.', null],
    'NormGroup.source': ['Where its means are published.', 'Johnson (2014)'],
    'ValidityFlag.code': ['The kind of the hint.', 'too_fast'],
    'ValidityFlag.severity': ['How much it matters.', 'notice'],
    'ResultSection.key': 'The name of the section.',
    'ResultSection.entries': 'The rows of the section, each with plain values.',
    'ResultTiming.total_ms': 'The milliseconds of all answers.',
    'ResultTiming.median_item_ms': 'The milliseconds of the middle answer.',
    'ResultTiming.answered': 'The number of answers.',
    'AssessmentResponses.seed': [
      'What made the items of a general or developer assessment. Null for DISC-O.',
      'kq3Zr0V8sT1xYb6NfW2mJc5L',
    ],
    'AssessmentResponses.items': 'The answers to the items, in the order in which they were given.',
    'ItemResponse.item_id': 'The id of the item that was answered.',
    'ItemResponse.key':
      'The facet of a statement, the family of a general item, or the part of a developer item.',
    'ItemResponse.is_reversed': 'Whether agreeing lowers the facet of a statement. False for other items.',
    'ItemResponse.expected': ['The right answer. Null for a statement and a coding task.', '32'],
    'ItemResponse.parameters': 'How an item of the general test behaves. Null for other items.',
    'ItemParameters.a': ['How well the item separates people of different ability.', 1.3],
    'ItemParameters.b': ['The ability at which the item is solved half the time.', 0.4],
    'ItemParameters.c': ['The chance to be right by guessing.', 0.125],
    'ItemResponse.task': 'The function of a coding task. Null for other items.',
    'CodingTask.kind': ['The name of the task.', 'sum-list'],
    'CodingTask.function_name': ['The function that the tests call.', 'sum'],
    'CodingTask.tests': 'The hidden tests. Each is a call of the function and its right result.',
    'ItemResponse.value': 'The answer as the candidate gave it.',
    'ItemResponse.ms': 'The milliseconds from showing the item to its answer.',
    'ItemResponse.answered_at': 'When the answer was stored.',
  },
};
