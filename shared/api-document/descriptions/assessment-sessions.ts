import {
  assessmentSessionView,
  codeRunView,
  endedSessionView,
  nextItemView,
  progressView,
} from '../../contracts/assessment-session.ts';
import type { Descriptions } from './texts.ts';

/** The calls of the page on which a candidate takes an assessment. */
export const assessmentSessions: Descriptions = {
  tags: {
    'assessment-sessions': 'The calls of the page on which a candidate takes an assessment.',
  },
  schemas: {
    AssessmentSession: assessmentSessionView,
    AssessmentItem: nextItemView,
    AssessmentProgress: progressView,
    EndedAssessmentSession: endedSessionView,
    CodeRun: codeRunView,
  },
  parts: {
    AssessmentSessionAssessment: 'TakenAssessment',
    AssessmentSessionProgress: 'ItemsDone',
    AssessmentItemItem: 'ShownItem',
    AssessmentItemItemCode: 'ShownCode',
  },
  like: {
    EndedAssessmentSession: ['AssessmentSession'],
    AssessmentItem: ['AssessmentSession'],
    AssessmentProgress: ['AssessmentSession'],
    TakenAssessment: ['Assessment'],
  },
  operations: {
    createAssessmentSession: { returns: 'The session with its token, and how far the assessment was taken.' },
    getNextAssessmentItem: { returns: 'The next item, or null after the last one.' },
    answerAssessmentItem: { returns: 'How far the assessment was taken.' },
    runAssessmentCode: { returns: 'How the run ended, and what each example returned.' },
    getOwnAssessmentReport: { returns: 'The report as HTML or as a PDF.' },
    finishAssessment: { returns: 'The finished assessment.' },
    declineAssessment: { returns: 'The declined assessment.' },
  },
  fields: {
    'CreateAssessmentSessionRequest.token': [
      'The token of the link: what is after its `#`.',
      'svc_al_live_Xk3v9J5Zr1m7cQ2wB8tY4nF6hL0sD3gA5pE7uK9iO1x',
    ],
    'AssessmentSession.session_token': [
      'The token for the other calls. No later response shows it.',
      'svc_as_live_b2Hq7Zt4Vn8Lw1Rk6Xc3Mj9Pd5Ys0Ga7Tf2Eu4Io8Qz',
    ],
    'AssessmentSession.expires_at': ['Until when the session lasts, in UTC.', '2026-01-12T22:00:00.000Z'],
    'AssessmentSession.assessment': 'What the page shows of the assessment.',
    'AssessmentSession.progress': 'How many items were answered, and how many there are.',
    'ItemsDone.done': ['The number of answered items.', 7],
    'ItemsDone.total': ['The number of all items.', 20],
    'TakenAssessment.id': ['The id of the assessment.', 'asm_01KERMBJX08Z2N3EECYZ123BHY'],
    'TakenAssessment.organization': 'The organization that invites the candidate.',
    'AssessmentSessionAssessmentOrganization.name': ['The name of the organization.', 'Harbour Clinic'],
    'TakenAssessment.minutes': ['About how many minutes it takes.', 25],
    'TakenAssessment.untimed': ['Whether items show no limit of time.', false],
    'TakenAssessment.non_visual': ['Whether the test has no drawings.', false],
    'TakenAssessment.code_language': [
      'The language of the code that is shown. Null for other kinds.',
      'python',
    ],
    'TakenAssessment.candidate_report': ['Whether the candidate may read the report after the end.', true],
    'TakenAssessment.locale': ['The language of the items.', 'de'],
    'AssessmentItem.item': 'The item to answer next. Null after the last one.',
    'ShownItem.id': ['The id of the item, which the answer names.', 'general-8'],
    'ShownItem.type': ['How the item is shown and answered.', 'number'],
    'ShownItem.prompt': [
      'The sentence of the item; of a matrix its drawing as SVG, of a series its terms.',
      '2, 4, 8, 16',
    ],
    'ShownItem.options': [
      'The five answers from 1 to 5, or eight drawings as SVG from 0 to 7. Null for a typed answer.',
      null,
    ],
    'ShownItem.seconds': ['The soft limit of the item in seconds. Null without a limit.', 120],
    'ShownItem.code': 'The code of a reading, bug or coding item. Null for others.',
    'ShownCode.language': ['The programming language.', 'python'],
    'ShownCode.lines': ['The lines of the code, without numbers.', ['total = 0', 'print(total)']],
    'ShownItem.examples': 'Calls of the function of a coding task with their results. Null for other items.',
    'CodeExample.args': ['The arguments as JSON, without the brackets of a list.', '"A b, a"'],
    'CodeExample.expected': ['The result as JSON.', '{"a":2,"b":1}'],
    'RunAssessmentCodeRequest.item_id': ['The id of the coding task.', 'task-1'],
    'RunAssessmentCodeRequest.source': [
      'The source of the function in JavaScript or TypeScript, at most 64 KB.',
      'function double(n: number): number { return 2 * n; }',
    ],
    'CodeRun.status': ['How the run ended: `completed`, or the limit or mistake that ended it.', 'completed'],
    'CodeRun.message': ['Why the source is invalid. Null otherwise.', null],
    'CodeRun.output': ['What the program printed, up to 64 KB.', ''],
    'CodeRun.examples': 'The examples of the task, in their order.',
    'CodeRunExample.args': ['The arguments as JSON, without the brackets of a list.', '2'],
    'CodeRunExample.expected': ['The expected result as JSON.', '4'],
    'CodeRunExample.outcome': [
      'Whether the call returned what was expected; `not_run` after a limit.',
      'passed',
    ],
    'CodeRunExample.actual': [
      'What the call returned as JSON, or the message of its error. Null if it was not run.',
      '4',
    ],
    'AnswerAssessmentItemRequest.item_id': ['The id of the item that was shown last.', 'general-8'],
    'AnswerAssessmentItemRequest.value': [
      'For DISC-O the number of an answer from 1 to 5. Else a text: the index of a drawing from 0, the typed answer, the number of a ' +
        'line from 1, or the source of a function.',
      '32',
    ],
    'AnswerAssessmentItemRequest.ms': ['The milliseconds from showing the item to its answer.', 18_400],
  },
};
