import { idOf, type Recorded, type Step } from './step.ts';

/** The messages of the person, as the token of the chat says them. */
const ofPerson = (name: string) => (recorded: Recorded) => ({
  Authorization: `Bearer ${recorded[name].session_token}`,
});
const says = (turn: number, text: string): Step => ({
  operation: 'sendIntakeMessage',
  name: `turn ${turn} of a chat`,
  params: idOf('createIntake'),
  headers: ofPerson('createIntake'),
  body: { turn, text },
});
const pageOf = (recorded: Recorded) => ({
  organization: recorded.getMe.id,
  job: new URL(recorded.createJob.urls.portal).pathname.split('/').at(-1) ?? '',
});

/** Somebody applies in a chat, and another one asks for a human. */
export const intakeStory: Step[] = [
  {
    operation: 'createIntake',
    body: ({ createJob: { id } }) => ({ job_id: id, locale: 'en' }),
    causes: ['intake.started'],
  },
  {
    operation: 'sendIntakeMessage',
    params: idOf('createIntake'),
    headers: ofPerson('createIntake'),
    body: { turn: 1, text: 'yes' },
  },
  ...['Mila', 'Jansen', 'mila.jansen@example.com', 'yes'].map((text, at) => says(at + 2, text)),
  {
    operation: 'createIntakeUpload',
    params: idOf('createIntake'),
    headers: ofPerson('createIntake'),
    body: { filename: 'mila-jansen.pdf', size: 81_920 },
  },
  ...['skip', '+31 10 700 0000', 'Rotterdam', 'skip', 'Registered since 2019', 'no'].map((text, at) =>
    says(at + 6, text),
  ),
  { operation: 'getIntake', params: idOf('createIntake'), headers: ofPerson('createIntake') },
  {
    operation: 'confirmIntake',
    params: idOf('createIntake'),
    headers: ofPerson('createIntake'),
    causes: ['intake.completed'],
  },
  { operation: 'getIntakeTranscript', params: idOf('createIntake') },
  { operation: 'listIntakes', shows: (body) => ({ ...body, data: body.data.slice(0, 1) }) },
  { operation: 'getIntakePage', by: 'nobody', params: pageOf },
  {
    operation: 'startIntake',
    by: 'nobody',
    params: pageOf,
    body: ({ getIntakePage }) => ({
      form_token: /data-token="([^"]+)"/.exec(getIntakePage)?.[1] ?? '',
      locale: 'en',
    }),
  },
  {
    operation: 'handOverIntake',
    params: idOf('startIntake'),
    body: { to: 'team' },
    causes: ['intake.handover_requested'],
  },
  {
    operation: 'sendIntakeMessage',
    name: 'the end of a chat',
    params: idOf('startIntake'),
    headers: ofPerson('startIntake'),
    body: { turn: 2, text: 'stop' },
    causes: ['intake.abandoned'],
  },
  { operation: 'deleteIntake', params: idOf('startIntake') },
];
