import {
  chatView,
  createIntakeBody,
  deletedIntake,
  intakeFilters,
  intakeHandoverBody,
  intakeMessageBody,
  intakeUpload,
  intakeUploadBody,
  intakeView,
  startedChatView,
  startIntakeBody,
  transcriptView,
} from '../contracts/intake.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { portalFormParams } from '../contracts/portal.ts';
import { id } from '../contracts/primitives.ts';
import type { Capability } from './capability.ts';
import { route } from './route.ts';
import { submissionRights } from './submission.ts';

const intakeId = { id: id('intake') };
/** A call of the person of a chat, with the chat's token; a server that runs the chat in another channel may make it, too. */
const ofPerson = { params: intakeId, forChats: true, idempotency: 'ignored' } as const;
const begins: readonly Capability[] = [
  'getRows',
  'put intakes',
  'put events',
  'put sessionTokens',
  'keyPepper',
];

export const createIntake = route({
  method: 'POST',
  path: '/v1/intakes',
  summary: 'Start a chat in which a person applies for a job.',
  description:
    'The `session_token` is for the calls of the person, and for this chat alone. It is accepted for seven days. ' +
    'The first message says that a program speaks, and the first question asks for consent.',
  scope: 'intake:write',
  outlastsCaller: true,
  body: createIntakeBody,
  response: startedChatView,
  writeResponse: startedChatView,
  success: 201,
  idempotency: 'ignored',
  errors: ['job_not_accepting_applications'],
  emits: ['intake.started'],
  uses: begins,
});

export const startIntake = route({
  method: 'POST',
  path: '/careers/{organization}/jobs/{job}/intakes',
  summary: 'Start a chat from the page of a job.',
  description: 'From one address at most ten chats are started in ten minutes.',
  scope: 'none',
  counted: false,
  page: true,
  params: portalFormParams,
  body: startIntakeBody,
  form: { keyField: 'form_token', byScript: true },
  response: startedChatView,
  success: 201,
  idempotency: 'ignored',
  errors: ['job_closed', 'job_not_accepting_applications'],
  emits: ['intake.started'],
  uses: [...begins, 'update addresses', 'blindIndexKey', 'cursorKey'],
});

export const listIntakes = route({
  method: 'GET',
  path: '/v1/intakes',
  summary: 'List chat intakes, newest first.',
  description: '`status=handed_over` lists those in which a person waits for the team.',
  scope: 'intake:read',
  query: { ...pageQuery, ...intakeFilters, ...fieldsOf(intakeView) },
  response: listOf(intakeView),
  uses: ['findRows', 'cursorKey'],
});

export const getIntake = route({
  ...ofPerson,
  method: 'GET',
  path: '/v1/intakes/{id}',
  summary: 'Fetch a chat with everything that was said, and the input that it waits for.',
  description: 'A page that is loaded again goes on from here.',
  scope: 'intake:read',
  idempotency: 'none',
  response: chatView,
  uses: ['getRows'],
});

export const sendIntakeMessage = route({
  ...ofPerson,
  method: 'POST',
  path: '/v1/intakes/{id}/messages',
  summary: 'Send the next message of a chat.',
  description:
    'With the token of the chat the message is of its person: a `text`, or the `value` of the input. With a key it is of ' +
    'the team, after a handover. `turn` is the next number: a repeated message gets the same response, and another one ' +
    'with the same number is 409. While the input is `wait`, send the value `wait` again after a second.',
  scope: 'intake:write',
  body: intakeMessageBody,
  response: chatView,
  errors: ['turn_taken', 'invalid_state_transition'],
  emits: ['intake.handover_requested', 'intake.abandoned'],
  uses: ['getRows', 'put intakes', 'put events'],
});

export const createIntakeUpload = route({
  ...ofPerson,
  method: 'POST',
  path: '/v1/intakes/{id}/uploads',
  summary: 'Get a signed URL for the file that the chat asks for.',
  description: 'Its `id` is the value of the next message, when the file was PUT within two minutes.',
  scope: 'intake:write',
  body: intakeUploadBody,
  response: intakeUpload,
  writeResponse: intakeUpload,
  success: 201,
  errors: ['unsupported_file_type', 'file_too_large', 'invalid_state_transition'],
  uses: ['getRows', 'put intakes', 'signUploads'],
});

export const confirmIntake = route({
  ...ofPerson,
  method: 'POST',
  path: '/v1/intakes/{id}/confirm',
  summary: 'Send the application of a chat whose summary is shown.',
  description:
    'Repeated, it returns the same application. If the form of the job has changed, the chat asks what is open instead.',
  scope: 'intake:write',
  response: chatView,
  errors: ['invalid_state_transition', 'job_not_accepting_applications'],
  emits: ['intake.completed', 'application.created', 'candidate.created'],
  uses: [
    ...submissionRights.filter((right) => right !== 'signUploads' && right !== 'keepUploads'),
    'put events',
    'put intakes',
    'put scans',
  ],
});

export const handOverIntake = route({
  ...ofPerson,
  method: 'POST',
  path: '/v1/intakes/{id}/handover',
  summary: 'Hand a chat over to the team, or back to the program.',
  description: 'While the team has it, the program says nothing. Repeated, the call changes nothing.',
  scope: 'intake:write',
  body: intakeHandoverBody,
  response: chatView,
  errors: ['invalid_state_transition'],
  emits: ['intake.handover_requested'],
  uses: ['getRows', 'put intakes', 'put events'],
});

export const deleteIntake = route({
  ...ofPerson,
  method: 'DELETE',
  path: '/v1/intakes/{id}',
  summary: 'Delete a chat with its files.',
  description: 'The transcript of a completed chat is erased with its candidate.',
  scope: 'intake:write',
  idempotency: 'none',
  response: deletedIntake,
  writeResponse: deletedIntake,
  errors: ['invalid_state_transition'],
  emits: ['intake.abandoned', 'scan.deleted'],
  uses: [
    'getRows',
    'findRows',
    'put intakes',
    'delete intakes',
    'delete scans',
    'delete fits',
    'put scans',
    'put erasures',
    'put events',
    'put responses',
    'delete responses',
  ],
});

export const getIntakeTranscript = route({
  method: 'GET',
  path: '/v1/intakes/{id}/transcript',
  summary: 'Fetch what was said in a chat, with the answers that were understood.',
  description: 'No score uses what was said about requirements.',
  scope: 'intake:read',
  params: intakeId,
  response: transcriptView,
  uses: ['getRows'],
});
