import { discOAnswers, takeAssessment } from '../../support/take-assessment.ts';
import { idOf, type Step } from './step.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const general = (told: Record<string, { id: string }>) => ({
  template_id: told.generalTemplate?.id,
  candidate_id: told.createCandidate?.id,
});

/** The clinic invites a candidate to a test of general ability. */
export const assessmentStory: Step[] = [
  {
    operation: 'createAssessmentTemplate',
    name: 'generalTemplate',
    body: { name: 'General ability', kind: 'general' },
  },
  {
    operation: 'createAssessment',
    body: (told) => ({ ...general(told), locale: 'de', return_url: 'https://careers.example.com/thanks' }),
  },
  { operation: 'createAssessment', refusal: 'assessment_already_active', body: general },
  { operation: 'listAssessments', query: { status: 'sent' } },
  { operation: 'getAssessment', params: idOf('createAssessment') },
  {
    operation: 'extendAssessment',
    params: idOf('createAssessment'),
    body: () => ({ expires_at: inDays(30) }),
  },
  { operation: 'resendAssessment', params: idOf('createAssessment') },
  { operation: 'cancelAssessment', params: idOf('createAssessment') },
  {
    operation: 'createAssessmentTemplate',
    name: 'discO',
    body: { name: 'Personality', kind: 'disc_o' },
  },
  {
    operation: 'createAssessment',
    name: 'taken',
    body: (told) => ({ ...general(told), template_id: told.discO.id }),
    afterwards: ({ taken }) => takeAssessment(taken.invitation.url, discOAnswers),
  },
  { operation: 'getAssessmentResults', params: idOf('taken') },
  { operation: 'getAssessmentReport', params: idOf('taken') },
  {
    operation: 'getAssessmentResponses',
    params: idOf('taken'),
    shows: (body) => ({ ...body, items: body.items.slice(0, 2) }),
  },
];
