import type { Resource } from '../template/resolve-stage.ts';

/** AWS::Lambda::EventSourceMapping, with the template's property names. */
export type MappingProperties = {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  MaximumBatchingWindowInSeconds?: number;
  FunctionResponseTypes?: string[];
  Enabled?: boolean;
  ScalingConfig?: { MaximumConcurrency?: number };
  FilterCriteria?: { Filters?: { Pattern: string }[] };
  BisectBatchOnFunctionError?: boolean;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination: string } };
};

/** A mapping for an event source; `id` is the same at every start. */
export type Mapping = { id: string; place: string; properties: MappingProperties };

export const asMapping = ({ ref, place, properties }: Resource): Mapping => ({
  id: ref,
  place,
  properties: properties as MappingProperties,
});

export const reportsItems = ({ properties }: Mapping): boolean =>
  properties.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false;

/**
 * The items that a function reports as failed (ReportBatchItemFailures): none for an empty response, and all of them if
 * the response names an item that was not in the batch, as on AWS.
 */
export function readItemFailures(payload: string, known: string[]): string[] {
  const answer = JSON.parse(payload) as { batchItemFailures?: unknown } | null;
  if (!Array.isArray(answer?.batchItemFailures)) return [];
  const failed = answer.batchItemFailures.map((failure) => String(failure?.itemIdentifier));
  return failed.every((item) => known.includes(item)) ? failed : known;
}
