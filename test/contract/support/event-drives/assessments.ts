import { assessmentCalls } from '../../../functions/support/assessment-calls.ts';
import { byCall, byWorker, type Drive, type Drives } from './stage.ts';

const ofPage = (drive: Drive): Drive => ({ ...drive, visitor: 'assessment' });

const created = byCall(async ({ assessments }, caller) => {
  const { assessment, asked } = await assessments.invite(caller);
  await assessments.cancel({ caller, params: { id: assessment.id } });
  return () => assessments.create({ caller, body: asked });
});

/** A call about an assessment that waits for its candidate. */
const ofSent = (call: 'cancel' | 'resend' | 'extend', body?: () => object) =>
  byCall(async ({ assessments }, caller) => {
    const { assessment } = await assessments.invite(caller);
    return () => assessments[call]({ caller, params: { id: assessment.id }, body: body?.() });
  });

/** A call of the page of an assessment whose items were all answered, or none. */
const onPage = (call: 'answer' | 'decline' | 'finish', isAnswered = false) =>
  ofPage(
    byCall(async ({ assessments }, caller) => {
      const { token } = await assessments.invite(caller);
      const headers = await assessments.opened(token);
      if (isAnswered) await assessments.answerAll(headers, () => '1');
      const body = call === 'answer' ? { item_id: 'general-1', value: '1', ms: 10 } : undefined;
      return () => assessments[call]({ headers, body });
    }),
  );

/** While no code can be run. */
const notScored = ofPage(
  byCall(async ({ backend }, caller) => {
    const assessments = assessmentCalls(backend, undefined, () => Promise.reject(new Error('no sandbox')));
    const { token } = await assessments.invite(caller, 'developer', { developer_parts: ['tasks'] });
    const headers = await assessments.opened(token);
    await assessments.answerAll(headers, () => 'function f() {}');
    return () => assessments.finish({ headers });
  }),
);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

export const expired = byWorker('sweep-assessments', async ({ backend, assessments }, caller) => {
  await assessments.invite(
    caller,
    'general',
    {},
    { expires_at: new Date(Date.now() + 3_600_000).toISOString() },
  );
  const later = assessmentCalls(backend, () => inDays(1));
  return () => later.sweep();
});

export const assessmentDrives: Record<string, Drives> = {
  createAssessment: { 'assessment.created': created, 'assessment.sent': created },
  cancelAssessment: { 'assessment.canceled': ofSent('cancel') },
  resendAssessment: { 'assessment.sent': ofSent('resend') },
  extendAssessment: {
    'assessment.sent': ofSent('extend', () => ({ expires_at: inDays(30).toISOString() })),
  },
  answerAssessmentItem: { 'assessment.started': onPage('answer') },
  declineAssessment: { 'assessment.canceled': onPage('decline') },
  finishAssessment: {
    'assessment.completed': onPage('finish', true),
    'assessment.failed': notScored,
  },
};
