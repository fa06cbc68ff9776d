import { randomUUID } from 'node:crypto';
import { Access } from '../iam/access.ts';
import { arnOf, credentials, ruleArn } from '../template/local-account.ts';
import { AwsError } from './aws-error.ts';
import { checkInput, type InputTransformer, shapeInput } from './event-input.ts';
import { compilePattern, type EventPattern } from './event-pattern.ts';
import type { QueueService } from './sqs.ts';
import type { Clock, Store } from './store.ts';

export type RuleTarget = {
  id: string;
  arn: string;
  deadLetterArn?: string;
  inputPath?: string;
  inputTransformer?: InputTransformer;
};
type Rule = { name: string; busName: string; pattern: EventPattern; targets: RuleTarget[] };

/** An entry of PutEvents; `Time` is in epoch seconds. */
export type EventEntry = {
  Source?: string;
  DetailType?: string;
  Detail?: string;
  EventBusName?: string;
  Resources?: string[];
  Time?: number;
};
export type EventOutcome = { EventId: string } | { ErrorCode: string; ErrorMessage: string };

type CompiledRule = Rule & { matches: (event: unknown) => boolean };
type Bus = { arn: string; rules: Map<string, CompiledRule> };

const MAX_ENTRIES = 10;
// 1 MB for the whole request, since January 2026 (256 KB before).
const MAX_REQUEST_BYTES = 1_048_576;

/**
 * EventBridge buses whose rules have queues as targets. Buses and rules are defined at each start and have no state.
 */
export class BusService {
  readonly #store: Store;
  readonly #queues: QueueService;
  readonly #clock: Clock;
  readonly #access: Access;
  readonly #buses = new Map<string, Bus>();

  constructor(
    store: Store,
    queues: QueueService,
    clock: Clock = Date.now,
    access: Access = new Access(credentials),
  ) {
    this.#access = access;
    this.#store = store;
    this.#queues = queues;
    this.#clock = clock;
  }

  createBus({ name, arn }: { name: string; arn: string }): void {
    this.#buses.set(name, { arn, rules: new Map() });
  }

  /** Throws for a pattern, an input or a target that the local cloud does not support. */
  putRule(rule: Rule): void {
    for (const { arn, inputPath, inputTransformer } of rule.targets) {
      if (arn.split(':')[2] !== 'sqs')
        throw new Error(`Rule ${rule.name}: the local cloud sends to queues, not ${arn}.`);
      checkInput(inputPath, inputTransformer);
    }
    this.#findBus(rule.busName).rules.set(rule.name, { ...rule, matches: compilePattern(rule.pattern) });
  }

  /** One outcome per entry, in order. Accepted entries are in their queues when this returns. */
  putEvents(entries: EventEntry[]): EventOutcome[] {
    checkRequest(entries);
    return this.#store.transaction(() => entries.map((entry) => this.#putEvent(entry)));
  }

  #putEvent(entry: EventEntry): EventOutcome {
    const refusal = refuseEntry(entry);
    if (refusal) return refusal;
    const bus = this.#findBus(entry.EventBusName ?? 'default');
    const [, , , region, account] = bus.arn.split(':');
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': entry.DetailType,
      source: entry.Source,
      account,
      time: new Date(entry.Time === undefined ? this.#clock() : entry.Time * 1000)
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      region,
      resources: entry.Resources ?? [],
      detail: JSON.parse(entry.Detail as string),
    };
    for (const rule of bus.rules.values()) {
      if (rule.matches(event)) for (const target of rule.targets) this.#deliver(event, rule, target);
    }
    return { EventId: event.id };
  }

  /** The ARN of the bus that an entry is for; of one that is not there, as AWS would write it. */
  arnOf({ EventBusName: name = 'default' }: Pick<EventEntry, 'EventBusName'>): string {
    return name.startsWith('arn:')
      ? name
      : (this.#buses.get(name)?.arn ?? arnOf('events', `event-bus/${name}`));
  }

  #deliver(event: Record<string, unknown>, rule: Rule, target: RuleTarget): void {
    const source = ruleArn(rule.busName, rule.name);
    const send = { action: 'sqs:SendMessage', resource: target.arn };
    const isAllowed = this.#access.allowsService('events.amazonaws.com', source, send);
    try {
      if (!isAllowed) throw new AwsError('NO_PERMISSIONS', 'The policy of the queue does not allow it.');
      this.#queues.send(target.arn, { body: shapeInput(event, target.inputPath, target.inputTransformer) });
    } catch (error) {
      // An event that the queue's policy forbids is not retried.
      if (!isAllowed && !target.deadLetterArn) return;
      if (!(error instanceof AwsError) || !target.deadLetterArn) throw error;
      const because = { dataType: 'String', stringValue: `${rule.name} to ${target.arn}: ${error.message}` };
      this.#queues.send(target.deadLetterArn, {
        body: JSON.stringify(event),
        attributes: { ERROR_MESSAGE: because },
      });
    }
  }

  #findBus(nameOrArn: string): Bus {
    const bus = this.#buses.get(nameOrArn) ?? [...this.#buses.values()].find(({ arn }) => arn === nameOrArn);
    if (!bus) throw new AwsError('ResourceNotFoundException', `Event bus ${nameOrArn} does not exist.`);
    return bus;
  }
}

function checkRequest(entries: EventEntry[] = []): void {
  if (entries.length < 1 || entries.length > MAX_ENTRIES)
    throw new AwsError('ValidationException', `The request must have 1 to ${MAX_ENTRIES} entries.`);
  const bytes = entries.reduce((total, entry) => total + countEntryBytes(entry), 0);
  if (bytes > MAX_REQUEST_BYTES)
    throw new AwsError('ValidationException', 'Total size of the entries in the request is over the limit.');
}

/** Counted as AWS documents it: the texts in UTF-8, and 14 bytes for a time. */
function countEntryBytes({
  Source = '',
  DetailType = '',
  Detail = '',
  Resources = [],
  Time,
}: EventEntry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  return texts.reduce((total, text) => total + Buffer.byteLength(text), Time === undefined ? 0 : 14);
}

function refuseEntry(entry: EventEntry): EventOutcome | undefined {
  for (const field of ['Source', 'DetailType', 'Detail'] as const)
    if (!entry[field])
      return { ErrorCode: 'InvalidArgument', ErrorMessage: `Parameter ${field} is not valid.` };
  try {
    const detail: unknown = JSON.parse(entry.Detail as string);
    if (typeof detail === 'object' && detail !== null && !Array.isArray(detail)) return undefined;
  } catch {}
  return { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
}
