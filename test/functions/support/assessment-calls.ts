import { getNextAssessmentItem } from '../../../functions/assessment-items/get-next-assessment-item.ts';
import { answerAssessmentItem } from '../../../functions/assessments/answer-assessment-item.ts';
import { cancelAssessment } from '../../../functions/assessments/cancel-assessment.ts';
import { createAssessment } from '../../../functions/assessments/create-assessment.ts';
import { createAssessmentSession } from '../../../functions/assessments/create-assessment-session.ts';
import { declineAssessment } from '../../../functions/assessments/decline-assessment.ts';
import { extendAssessment } from '../../../functions/assessments/extend-assessment.ts';
import { finishAssessment } from '../../../functions/assessments/finish-assessment.ts';
import { getAssessment } from '../../../functions/assessments/get-assessment.ts';
import { getAssessmentReport } from '../../../functions/assessments/get-assessment-report.ts';
import { getAssessmentResponses } from '../../../functions/assessments/get-assessment-responses.ts';
import { getAssessmentResults } from '../../../functions/assessments/get-assessment-results.ts';
import { getOwnAssessmentReport } from '../../../functions/assessments/get-own-assessment-report.ts';
import { linkMaker } from '../../../functions/assessments/invite.ts';
import { listAssessments } from '../../../functions/assessments/list-assessments.ts';
import { resendAssessment } from '../../../functions/assessments/resend-assessment.ts';
import { runAssessmentCode } from '../../../functions/assessments/run-assessment-code.ts';
import { sweepAssessments } from '../../../functions/workers/sweep-assessments/handler.ts';
import { runCode, sourceFiles } from '../../../shared/assessments/code-runner/run-code.ts';
import { discOQuestionnaire } from '../../../shared/assessments/disc-o/questionnaire.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { secretsOnce } from '../../../shared/http/secrets-once.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import type { CodeRunner } from '../../../shared/sittings/code-runner.ts';
import { assessmentTemplateStore } from '../../../shared/storage/assessment-templates.ts';
import { assessmentStore } from '../../../shared/storage/assessments.ts';
import { calibrationStore } from '../../../shared/storage/calibrations.ts';
import { currentIds } from '../../../shared/storage/current-ids.ts';
import { sittingStore } from '../../../shared/storage/sittings.ts';
import { solutionStore } from '../../../shared/storage/solutions.ts';
import { candidateStands, standingCandidate } from '../../../shared/storage/standing-candidates.ts';
import { tokenCalls } from '../../../shared/storage/token-calls.ts';
import { workingAs } from '../../support/as-function.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, type Sent, testEdge } from '../../support/call-endpoint.ts';
import { candidateCalls } from './candidate-calls.ts';
import { keyRing } from './key-rings.ts';
import { pipelineStores } from './pipeline-stores.ts';
import { settingCalls } from './setting-calls.ts';

const here: CodeRunner = (run) => runCode(run, sourceFiles());

/** Every endpoint of assessments, those of the candidate's page, and the sweep, on the backend's table. */
export function assessmentCalls(backend: Backend, clock?: () => Date, codeRunner: CodeRunner = here) {
  const edge = testEdge(backend, clock);
  const { table } = backend;
  const { candidates, applications } = pipelineStores(backend);
  const ring = async () => keyRing('1');
  const assessments = assessmentStore(table);
  const sittings = sittingStore(table);
  const templates = assessmentTemplateStore(table);
  const calibrations = calibrationStore(table);
  const solutions = solutionStore(table);
  const makeLink = linkMaker('prod', ring);
  const standing = standingCandidate(table);
  const desk = {
    stage: 'prod' as const,
    peppers: ring,
    assessments,
    sittings,
    candidateStands: candidateStands(table),
    tokenCalls: tokenCalls(table),
  };
  const { organizations } = edge;
  const showsOnce = { ...edge, seal: secretsOnce };
  const calls = {
    create: callerOf(
      routes.createAssessment,
      createAssessment({ templates, candidates, applications, assessments, makeLink }),
      showsOnce,
    ),
    get: callerOf(routes.getAssessment, getAssessment({ assessments }), edge),
    list: callerOf(
      routes.listAssessments,
      listAssessments({ assessments, candidates, currentIds: currentIds(table), cursorKeys: ring }),
      edge,
    ),
    cancel: callerOf(routes.cancelAssessment, cancelAssessment({ assessments, standing }), edge),
    resend: callerOf(
      routes.resendAssessment,
      resendAssessment({ assessments, standing, makeLink }),
      showsOnce,
    ),
    extend: callerOf(
      routes.extendAssessment,
      extendAssessment({ candidates, templates, assessments, standing }),
      edge,
    ),
    results: callerOf(routes.getAssessmentResults, getAssessmentResults({ assessments, sittings }), edge),
    report: callerOf(
      routes.getAssessmentReport,
      getAssessmentReport({ assessments, candidates, sittings }),
      edge,
    ),
    ownReport: callerOf(routes.getOwnAssessmentReport, getOwnAssessmentReport(desk), edge),
    responses: callerOf(
      routes.getAssessmentResponses,
      getAssessmentResponses({ assessments, sittings }),
      edge,
    ),
    open: callerOf(
      routes.createAssessmentSession,
      createAssessmentSession({ desk, calibrations, organizations }),
      edge,
    ),
    next: callerOf(routes.getNextAssessmentItem, getNextAssessmentItem(desk, discOQuestionnaire), edge),
    answer: callerOf(routes.answerAssessmentItem, answerAssessmentItem(desk), edge),
    run: callerOf(routes.runAssessmentCode, runAssessmentCode({ desk, codeRunner }), edge),
    finish: callerOf(
      routes.finishAssessment,
      finishAssessment({ desk, solutions, codeRunner, organizations }),
      edge,
    ),
    decline: callerOf(routes.declineAssessment, declineAssessment({ desk, organizations }), edge),
    sweep: workingAs(
      'sweep-assessments',
      sweepAssessments({ environmentName: 'production', assessments, clock: edge.clock }),
    ),
  };
  return { ...calls, ...storyOf(backend, calls, clock) };
}

type Calls = Record<'create' | 'open' | 'next' | 'answer', (sent: Sent) => Promise<Answered>>;

/** Steps that tests share. */
function storyOf(backend: Backend, calls: Calls, clock?: () => Date) {
  const { templates } = settingCalls(backend);
  const people = candidateCalls(backend, clock);
  let made = 0;

  /** A new assessment of a new candidate, with the token of its link. */
  const invite = async (caller: Caller, kind = 'general', template = {}, more = {}) => {
    const body = { name: `Template ${++made} ${crypto.randomUUID()}`, kind, ...template };
    const { id: template_id } = (await templates.create({ caller, body })).body;
    const { id: candidate_id } = (await people.create({ caller, body: { first_name: 'Jane' } })).body;
    const asked = { template_id, candidate_id, ...more };
    const { status, body: assessment, text } = await calls.create({ caller, body: asked });
    if (status !== 201) throw new Error(text);
    return { assessment, asked, token: String(assessment.invitation?.url).split('#')[1] ?? '' };
  };

  /** The headers of the session of a link. */
  const opened = async (token: string) => {
    const { status, body, text } = await calls.open({ body: { token } });
    if (status !== 201) throw new Error(text);
    return { Authorization: `Bearer ${body.session_token}` };
  };

  /** Answers every item that is left. */
  const answerAll = async (
    headers: Record<string, string>,
    value: (item: { id: string; type: string; code: { lines: string[] } | null }) => unknown,
  ) => {
    for (;;) {
      const { item } = (await calls.next({ headers })).body;
      if (item === null) return;
      const body = { item_id: item.id, value: value(item), ms: 3_000 };
      const { status, text } = await calls.answer({ headers, body });
      if (status !== 200) throw new Error(text);
    }
  };

  return { invite, opened, answerAll };
}
