import {
  chatView,
  exportedIntake,
  intakeUpload,
  intakeView,
  startedChatView,
  transcriptView,
} from '../../contracts/intake.ts';
import type { Descriptions } from './texts.ts';

/** Chats in which people apply. */
export const intakes: Descriptions = {
  tags: {
    intakes: 'Chats in which people apply for a job: a program asks what the form asks.',
  },
  schemas: {
    Intake: intakeView,
    IntakeChat: chatView,
    StartedIntake: startedChatView,
    IntakeTranscript: transcriptView,
    ExportedIntake: exportedIntake,
    IntakeUpload: intakeUpload,
  },
  parts: {},
  like: {
    IntakeChat: ['Intake'],
    StartedIntake: ['IntakeChat', 'Intake'],
    ExportedIntake: ['Intake'],
    IntakeSnapshot: ['Intake'],
    StartIntakeRequest: ['CreateIntakeRequest'],
  },
  operations: {
    createIntake: { returns: 'The chat with its first words, and the token of its person.' },
    startIntake: { returns: 'The chat with its first words, and the token of its person.' },
    listIntakes: { returns: 'A page of chats, newest first.' },
    getIntake: { returns: 'The chat from its first word on.' },
    sendIntakeMessage: { returns: 'What the program says to the message, and the next input.' },
    createIntakeUpload: { returns: 'The address that accepts the file.' },
    confirmIntake: { returns: 'The completed chat, with the id of its application.' },
    handOverIntake: { returns: 'The chat, with the next input.' },
    deleteIntake: { returns: 'The id of the deleted chat.' },
    getIntakeTranscript: { returns: 'Everything that was said, and the answers.' },
  },
  parameters: {
    'intakes.id': 'The id of the chat.',
    'intakes.status': ['Only chats in this state.', 'handed_over'],
    'intakes.job_id': 'Only chats about this job.',
  },
  fields: {
    'CreateIntakeRequest.job_id': 'The id of the published job.',
    'CreateIntakeRequest.locale': [
      'The language tag of the chat. By default that of the job; English if the chat does not have it.',
      'en',
    ],
    'StartIntakeRequest.form_token': [
      'The token of the page.',
      'mr2k1x0c.h2Qx8cWq0fA1bC3d.Zm9ybS10b2tlbi1zaWduYXR1cmU',
    ],
    'SendIntakeMessageRequest.turn': [
      'The number of this turn: the last `turn` of the chat and one more.',
      1,
    ],
    'SendIntakeMessageRequest.text': ['The message as text, at most 2,000 characters.', 'yes'],
    'SendIntakeMessageRequest.value': [
      'The value of the input instead: one of its options, a number, a day, or the id of the file.',
      'wait',
    ],
    'CreateIntakeUploadRequest.filename': [
      'The name of the file. Its extension determines its type.',
      'cv.pdf',
    ],
    'CreateIntakeUploadRequest.size': ['The size in bytes. Only a file of this size is accepted.', 81_920],
    'HandOverIntakeRequest.to': '`team` asks for a person, `program` goes on without one.',
    'Intake.id': 'The id of the chat. It never changes.',
    'Intake.job_id': 'The id of the job that the chat is about.',
    'Intake.status':
      '`active` while questions are open, `reviewing` while the summary is shown, `handed_over` to the team, `completed` with an application, or `abandoned`.',
    'Intake.locale': 'The language of the chat.',
    'Intake.turn': 'The number of the last turn. The next message has the number after it.',
    'Intake.application_id': [
      'The id of the application that the chat made. Null before that.',
      'app_01KERMBJX06QAEK2A0YXHHDWQA',
    ],
    'Intake.candidate_id': [
      'The id of the person. Null before there is an application.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'Intake.version': 'The number of changes of the chat, counted from 1.',
    'Intake.handover_requested_at': [
      'When the person last asked for a human. Null if never.',
      '2026-01-12T09:40:00.000Z',
    ],
    'IntakeChat.messages': 'What was said: everything, or what is new since the request.',
    'IntakeChat.input': 'The one input that the chat waits for. Null when it has ended.',
    'IntakeChat.answers': 'Answers to look at: those that the CV gave, or all of them in the summary.',
    'IntakeChat.progress': 'How many questions are done.',
    'IntakeChatMessage.from': 'Who said it: the program, the person, or somebody of the team.',
    'IntakeChatMessage.text': 'The words as they were said.',
    'IntakeChatInput.key':
      'The question: the name of a field, `answers.` with the key of a question, or `summary`.',
    'IntakeChatInput.type':
      'The kind of the question, `summary` to choose an answer to change, `wait` while a file is read, or `message` to the team.',
    'IntakeChatInput.label': 'The short name of the question.',
    'IntakeChatInput.options': 'The values to choose from. Null if there are none.',
    'IntakeChatInput.required': 'Whether the question cannot be skipped.',
    'IntakeChatAnswer.key': 'The question that it answers, as in the input.',
    'IntakeChatAnswer.label': 'The short name of the question.',
    'IntakeChatAnswer.text': 'The answer as the person reads it.',
    'IntakeChatAnswer.given_by': 'Whether the person gave it, or the CV.',
    'StartedIntake.session_token': [
      'The token for the calls of the person. It is accepted for this chat alone, and shown once.',
      'svc_ct_live_4bQ9…',
    ],
    'StartedIntake.session_expires_at': 'When the token ends, after seven days.',
    'IntakeTranscript.intake_id': 'The id of the chat.',
    'IntakeTranscript.candidate_id': [
      'The id of the person. Null before there is an application.',
      'cand_01KERMBJX04T2N3EECYZ123BHY',
    ],
    'IntakeTranscript.messages': 'Everything that was said, the oldest first.',
    'IntakeTranscript.answers': 'The answers as they were understood.',
    'IntakeTranscriptMessage.turn': 'The number of the turn. The first words are turn 0.',
    'IntakeTranscriptMessage.from': 'Who said it: the program, the person, or somebody of the team.',
    'IntakeTranscriptMessage.text': 'The words as they were said.',
    'IntakeTranscriptMessage.at': 'When it was said.',
    'IntakeTranscriptAnswer.key':
      'The question: the name of a field, `answers.` with a key, or the id of a requirement.',
    'IntakeTranscriptAnswer.label': 'The short name of the question.',
    'IntakeTranscriptAnswer.value': 'The value. Null for a question that was skipped.',
    'IntakeTranscriptAnswer.given_by': 'Whether the person gave it, or the CV.',
    'ExportedIntake.transcript': 'What was said in the chat.',
    'IntakeUpload.id': 'The id of the file, which is the value of the next message.',
    'IntakeUpload.upload_url': 'The address that accepts one PUT of the file.',
    'IntakeUpload.method': 'The method of the request, always `PUT`.',
    'IntakeUpload.headers': 'The headers of the PUT.',
    'IntakeUpload.max_bytes': 'The most bytes of a file.',
    'IntakeUpload.expires_at': 'When the address ends, two minutes after the response.',
  },
};
