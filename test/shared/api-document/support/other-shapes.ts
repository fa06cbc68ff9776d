interface Aside {
  schemas: readonly string[];
  because: string;
}

const profileItems = [
  ...['ProfileWork', 'ProfileEducation', 'ProfileLanguage', 'ProfileCertificate', 'ProfileProject'],
  ...['ProfilePublication', 'ProfileAward', 'ProfileVolunteer'],
];

/** Schemas in which a field has another shape than elsewhere, by the name of the field, each with the reason. */
export const aside: Record<string, Aside> = {
  answers: {
    schemas: ['IntakeChat', 'StartedIntake', 'IntakeTranscript'],
    because: 'Answers of a chat, also those that are not part of the form.',
  },
  cases: {
    schemas: ['CursorVectors'],
    because: 'Test vectors of another kind, which only test suites read.',
  },
  code: {
    schemas: ['ShownItem'],
    because: 'The lines of a program; elsewhere the name of an error or a hint.',
  },
  confidence: {
    schemas: ['Profile', 'Duplicate'],
    because: 'One number for each section of a profile, and a level for a pair of people.',
  },
  consent: {
    schemas: ['ApplicationForm', 'PublicApplicationForm'],
    because: 'What a form asks for; elsewhere it is what a person agreed to.',
  },
  events: {
    schemas: ['WebhookReplayCounts', 'ErasureReceipt'],
    because: 'The number of events that were sent or erased.',
  },
  from: {
    schemas: ['TimelineEntry'],
    because: 'The stage before a move; elsewhere the beginning of a period.',
  },
  headers: {
    schemas: ['SignatureCase'],
    because: 'The headers of a webhook in a test vector; elsewhere those of an upload.',
  },
  highlights: {
    schemas: ['ProfileWork', 'ProfileProject', 'ProfileVolunteer', 'Summary'],
    because: 'A field of JSON Resume; in a list of candidates it is where a search found its words.',
  },
  key: { schemas: ['Organization'], because: 'The API key that sent the request.' },
  keys: {
    schemas: ['SigningKeys'],
    because: 'The field of a JWK Set (RFC 7517); elsewhere the API keys of a set.',
  },
  languages: {
    schemas: ['Summary', 'Portal', 'WidgetRelease'],
    because: 'The names or codes alone, for a summary or the words of a page.',
  },
  number: {
    schemas: ['WebhookDeliveryAttempt'],
    because: 'The count of an attempt, which is no phone number.',
  },
  options: {
    schemas: ['ShownItem'],
    because: 'Texts or drawings in their order; a form has values with labels.',
  },
  organization: {
    schemas: ['ProfileVolunteer'],
    because: 'A text of the CV, a field of JSON Resume; elsewhere the organization of a token.',
  },
  portal: {
    schemas: ['OrganizationSettings'],
    because: 'The settings of the careers portal; for a job it is the address of its page.',
  },
  position: {
    schemas: ['ProfileWork', 'ProfileVolunteer', 'WebhookReplay', 'CursorCase'],
    because: 'A title in JSON Resume, or an opaque place in a list; elsewhere the place in an order.',
  },
  progress: {
    schemas: ['Scan', 'ListedScan'],
    because: 'The share of a scan; of an assessment it is the counts of items.',
  },
  raw: { schemas: ['AssessmentScore'], because: 'The points of a scale; elsewhere a place in one line.' },
  rejection: {
    schemas: ['Application', 'ApplicationWithUploads', 'ListedApplication', 'ApplicationSnapshot'],
    because: 'The decision about a person; for a file it is the reason in one text.',
  },
  score: { schemas: ['ProfileEducation'], because: 'A grade as the CV has it, in JSON Resume a text.' },
  source: {
    schemas: [...profileItems, 'NormGroup'],
    because: 'The line of the CV, or the publication of a norm group; not the channel of a person.',
  },
  stages: {
    schemas: ['Pipeline'],
    because: 'The counts of the stages; a job has the stages themselves.',
  },
  status: { schemas: ['WebhookDeliveryAttempt'], because: 'The HTTP status of the response of a receiver.' },
  summary: {
    schemas: ['Scan', 'ListedScan', 'CandidateProfile'],
    because: 'The summary of a whole CV; in a profile it is the text of a section.',
  },
  to: { schemas: ['TimelineEntry'], because: 'The stage after a move; elsewhere the end of a period.' },
  value: {
    schemas: ['FormFieldOption', 'ItemResponse'],
    because:
      'An option is always a text, an answer to an item a number or a text, and one to a form of any type.',
  },
  version: {
    schemas: ['WidgetRelease'],
    because: 'The version of a script, not the number of changes of a resource.',
  },
  warnings: { schemas: ['Quality'], because: 'Words of a closed list; those of an import have texts.' },
};

/** Fields of requests with another shape than in answers, each with the reason. */
export const inRequests: Record<string, string> = {
  'SubmitApplicationFormRequest.answers': 'A form of a browser sends texts by the names of its fields.',
  'SubmitApplicationFormRequest.location': 'A form of a browser has one field of text, which becomes raw.',
  'SendApplicationFormRequest.answers': 'A form of a browser sends texts by the names of its fields.',
  'SendApplicationFormRequest.files':
    'A form declares files by the names of its fields; a chat lists those it has.',
  'SendApplicationFormRequest.location': 'A form of a browser has one field of text, which becomes raw.',
  'CreateKeySetRequest.secret': 'Whether a secret key is made; in a response it is the key.',
  'CreateApplicationRequest.consent': 'Only the choices are sent; times and periods are of the service.',
  'UpsertApplicationRequest.consent': 'Only the choices are sent; times and periods are of the service.',
  'ConsentInput.processing': 'Only the choice is sent; its time is of the service.',
  'ConsentInput.retention': 'Only the choice is sent; the period is that of the job.',
};
