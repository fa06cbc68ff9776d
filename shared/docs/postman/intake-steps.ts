import type { Step } from './step.ts';

/** A message of the person of a chat. */
const says = (turn: number, text: string): Step => ({
  call: 'sendIntakeMessage',
  ...(turn > 1 && { name: `sendIntakeMessage (turn ${turn})` }),
  token: 'chat_token',
  body: { turn, text },
  saves: {},
});

/** A chat from its first words to its application, and one that is handed over. */
export const intakeSteps: Step[] = [
  { call: 'createIntake', saves: { intake_id: 'body.id', chat_token: 'body.session_token' } },
  ...['yes', 'Mila', 'Jansen', 'mila.{{$timestamp}}@example.com', 'yes'].map((text, at) =>
    says(at + 1, text),
  ),
  { call: 'createIntakeUpload', token: 'chat_token', saves: {} },
  ...['skip', '+31 10 700 0000', 'Rotterdam', 'skip', 'Registered since 2019', 'no'].map((text, at) =>
    says(at + 6, text),
  ),
  { call: 'getIntake' },
  { call: 'confirmIntake' },
  { call: 'getIntakeTranscript' },
  { call: 'listIntakes' },
  {
    call: 'getIntakePage',
    saves: { form_token: `pm.response.text().match(/data-token="([^"]+)"/)[1]` },
  },
  {
    call: 'startIntake',
    body: { form_token: '{{form_token}}' },
    saves: { other_intake_id: 'body.id' },
  },
  { call: 'handOverIntake', params: { id: '{{other_intake_id}}' } },
];
