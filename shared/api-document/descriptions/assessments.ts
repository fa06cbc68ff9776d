import { assessmentView, invitedAssessmentView, writtenInvitationView } from '../../contracts/assessment.ts';
import type { Descriptions } from './texts.ts';

/** Assessments, as the organization sees them. */
export const assessments: Descriptions = {
  tags: {
    assessments: 'Assessments of candidates: personality (DISC-O), general ability and developer.',
  },
  schemas: {
    Assessment: assessmentView,
    InvitedAssessment: invitedAssessmentView,
    WrittenAssessmentInvitation: writtenInvitationView,
  },
  parts: {
    AssessmentBand: 'AssessmentBand',
    InvitedAssessmentInvitation: 'AssessmentInvitation',
    CreateAssessmentRequestAccommodations: 'AssessmentAccommodations',
  },
  like: {
    InvitedAssessment: ['Assessment'],
    AssessmentSnapshot: ['Assessment'],
    WrittenAssessmentInvitation: ['InvitedAssessment', 'Written'],
    ExtendAssessmentRequest: ['CreateAssessmentRequest'],
  },
  operations: {
    createAssessment: { returns: 'The new assessment with the link for the candidate.' },
    listAssessments: {
      description: 'A candidate’s assessments include those of candidates who were merged into that one.',
      returns: 'A page of assessments, newest first.',
    },
    getAssessment: {
      description: 'The link is not in the response. Results have a call of their own.',
      returns: 'The assessment with its status.',
    },
    cancelAssessment: { returns: 'The canceled assessment.' },
    resendAssessment: { returns: 'The assessment with its new link.' },
    extendAssessment: { returns: 'The assessment with its new end.' },
  },
  parameters: {
    'assessments.id': 'The id of the assessment.',
    'assessments.external_id': ['Only the assessment with this id of your system.', 'assessment-311'],
    'assessments.candidate_id': [
      'Only those of these candidates, with commas.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'assessments.application_id': [
      'Only those for these applications, with commas.',
      'app_01KERMBJX07CSQYPB37YE3TDFS',
    ],
    'assessments.template_id': [
      'Only those of these templates, with commas.',
      'ast_01KERMBJX0R3N8G5W2ZKQ7T4VD',
    ],
    'assessments.status': ['Only those in one of these states, with commas.', 'completed'],
  },
  fields: {
    'Assessment.id': 'The id of the assessment. It never changes.',
    'Assessment.template_id':
      'The id of the template that the assessment was created with. The template may be deleted.',
    'Assessment.kind': 'The instrument: DISC-O, general ability or developer.',
    'Assessment.candidate_id': 'The id of the candidate whom the assessment was created for.',
    'Assessment.application_id': [
      'The id of the application that the assessment belongs to. Null if there is none.',
      'app_01KERMBJX07CSQYPB37YE3TDFS',
    ],
    'Assessment.status': 'The state of the assessment. /docs/states shows the moves.',
    'Assessment.attempt': 'The number of the attempt of this candidate with this template, counted from 1.',
    'Assessment.locale': 'The language in which the candidate takes it.',
    'Assessment.administration': 'Whether the candidate has any accommodation. Which one is shown to nobody.',
    'Assessment.expires_at': 'Until when the candidate can take it, in UTC.',
    'Assessment.canceled_by': [
      'Who ended it without a result: the organization, or the candidate who declined. Null otherwise.',
      null,
    ],
    'Assessment.bands':
      'The bands of the scores of a general or developer assessment. Null before the end, and for DISC-O always.',
    'AssessmentBand.key': ['The name of the score.', 'general'],
    'AssessmentBand.band': ['Whether the score is below, within or above the middle.', 'higher'],
    'Assessment.return_url': [
      'Where the page of the assessment leads the candidate after the end. Null for nowhere.',
      'https://careers.example.com/thanks',
    ],
    'Assessment.sent_at': 'When the last link was made. Null before the first one.',
    'Assessment.started_at': [
      'When the candidate answered the first item. Null before that.',
      '2026-01-12T10:05:00.000Z',
    ],
    'Assessment.completed_at': ['When the result was ready. Null before that.', '2026-01-12T10:31:00.000Z'],
    'InvitedAssessment.invitation': 'The link for the candidate. Null if the assessment was not sent.',
    'AssessmentInvitation.url': [
      'The link, with its token after the `#`. Null in a repeated response.',
      'https://api.example.com/assessment#svc_al_live_Xk3v9J5Zr1m7cQ2wB8tY4nF6hL0sD3gA5pE7uK9iO1x',
    ],
    'AssessmentInvitation.expires_at': 'Until when the link is valid, in UTC.',
    'CreateAssessmentRequest.template_id': 'The id of the template that has the kind and the settings.',
    'CreateAssessmentRequest.candidate_id': 'The id of the candidate who takes it.',
    'CreateAssessmentRequest.application_id': [
      'The id of an application of this candidate, or null.',
      'app_01KERMBJX07CSQYPB37YE3TDFS',
    ],
    'CreateAssessmentRequest.locale': ['The language; that of the template if it is omitted.', 'de'],
    'CreateAssessmentRequest.expires_at': [
      'Until when the candidate can take it; after the `valid_days` of the template if it is omitted.',
      '2026-02-01T00:00:00Z',
    ],
    'CreateAssessmentRequest.accommodations':
      'What this candidate needs. Do not send why: it is stored nowhere.',
    'AssessmentAccommodations.time_multiplier': [
      'The seconds of an item are multiplied by 1 to 3; `untimed` shows no limit.',
      1.5,
    ],
    'AssessmentAccommodations.non_visual': ['A general assessment without drawings.', true],
    'CreateAssessmentRequest.return_url': [
      'Where the page of the assessment leads the candidate after the end. It must begin with `https://`.',
      'https://careers.example.com/thanks',
    ],
    'CreateAssessmentRequest.send': 'False creates the assessment without a link; `/resend` makes one.',
    'CreateAssessmentRequest.external_id': [
      'The id of the assessment in your system, unique among assessments. Null sets none.',
      'assessment-311',
    ],
    'CreateAssessmentRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { round: '2' }],
    'ExtendAssessmentRequest.expires_at': ['The new end, within 400 days.', '2026-02-15T00:00:00Z'],
  },
};
