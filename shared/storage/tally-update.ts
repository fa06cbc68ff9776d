import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Tally } from './tally.ts';

/** Converts a change of numbers and sets to DynamoDB's expressions. */
export function tallyUpdate(tally: Tally): Omit<UpdateCommandInput, 'TableName' | 'Key'> {
  const parts = Object.entries(tally).flatMap(([part, named]) =>
    Object.entries(named as Record<string, number | string[]>).map(([name, value]) => ({
      part,
      name,
      // DynamoDB has no set without members.
      value: Array.isArray(value) ? new Set(value) : value,
    })),
  );
  const terms = (wanted: (keyof Tally)[], say: (name: string, value: string) => string) =>
    parts.flatMap(({ part, name }) =>
      wanted.includes(part as keyof Tally) ? say(`#${name}`, `:${part}_${name}`) : [],
    );
  const clauses = {
    ADD: terms(['add', 'join'], (name, value) => `${name} ${value}`),
    SET: terms(['set'], (name, value) => `${name} = ${value}`),
    DELETE: terms(['part'], (name, value) => `${name} ${value}`),
  };
  const bounds = [
    ...terms(['atMost'], (name, most) => `(attribute_not_exists(${name}) OR ${name} <= ${most})`),
    ...terms(['mostMembers'], (name, most) => `(attribute_not_exists(${name}) OR size(${name}) <= ${most})`),
  ];
  return {
    UpdateExpression: Object.entries(clauses)
      .flatMap(([clause, said]) => (said.length > 0 ? `${clause} ${said}` : []))
      .join(' '),
    ConditionExpression: bounds.length > 0 ? bounds.join(' AND ') : undefined,
    ExpressionAttributeNames: Object.fromEntries(parts.map(({ name }) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      parts.map(({ part, name, value }) => [`:${part}_${name}`, value]),
    ),
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  };
}
