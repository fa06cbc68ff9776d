/** The days for which a copy can outlive the erasure of a person, by its place. The templates use these numbers. */
export const keptDays = {
  tableRecovery: 35,
  /** DynamoDB's own period; it cannot be changed. */
  tableStream: 1,
  eventArchive: 30,
  /** 30 days; DynamoDB deletes expired rows up to two days later. */
  deletions: 32,
  queues: 14,
  logs: 90,
  /**
   * AWS states no period: instances end within hours, and an invocation without a response is repeated for six hours at
   * most.
   */
  instances: 1,
} as const;

interface Kept {
  where: string;
  what: string;
  days: number | null;
  /** The resource types in the templates that store the copy. */
  types: readonly string[];
}

/** The data that remains of an erased person, and where: for the documentation and for the controllers of the data. */
export const keptAfterErasure: readonly Kept[] = [
  {
    where: "The table's point-in-time recovery",
    what: 'Whole rows as they were, which only a restore of the table can read; after a restore, everyone who was erased since that time must be erased again.',
    days: keptDays.tableRecovery,
    types: ['AWS::DynamoDB::Table'],
  },
  {
    where: "The table's stream",
    what: 'Whole rows as they were at each change, which the workers that publish events read; nobody else may.',
    days: keptDays.tableStream,
    types: ['AWS::DynamoDB::Table StreamSpecification'],
  },
  {
    where: 'The archive of events',
    what: 'Events of the person as webhooks show them: ids, states, times, the consent in yes and no, scores. No text that anybody has written.',
    days: keptDays.eventArchive,
    types: ['AWS::Events::Archive'],
  },
  {
    where: 'Queues, and those for messages that failed',
    what: 'The same events, until they are worked off.',
    days: keptDays.queues,
    types: ['AWS::SQS::Queue'],
  },
  {
    where: 'Logs',
    what: 'Ids of candidates, applications, scans and keys, beside paths, statuses and durations.',
    days: keptDays.logs,
    types: ['AWS::Logs::LogGroup'],
  },
  {
    where: 'Instances of functions',
    what:
      'The memory and the temporary files of an instance that worked on rows or files of the person, until AWS ends ' +
      'it, within hours; and a call to a worker that Lambda repeats.',
    days: keptDays.instances,
    types: ['AWS::Lambda::Function'],
  },
  {
    where: 'Files',
    what: 'Nothing: the erasure removes every version of every file.',
    days: 0,
    types: ['AWS::S3::Bucket'],
  },
  {
    where: 'Lists of deletions',
    what: 'The ids of the candidate, the applications and the scans, with the times of their creation and deletion.',
    days: keptDays.deletions,
    types: [],
  },
  {
    where: 'The receipt of the erasure, and the ids that must not come back',
    what: 'The id of the candidate and numbers; the receipt stays.',
    days: null,
    types: [],
  },
  {
    where: 'Your receivers and the callers of the API',
    what: 'What they have kept of deliveries and answers. candidate.deleted and scan.deleted tell them to remove it.',
    days: null,
    types: [],
  },
];
