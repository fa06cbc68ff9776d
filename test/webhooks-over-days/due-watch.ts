/** As DynamoDB's wire has it. */
interface Put {
  Item?: { pk: { S: string }; sk: { S: string }; gsi1sk?: { S: string } };
}

/** When each delivery is due, as the writes that pass have it: a sweep that would find nothing need not run. */
export function watchDue() {
  const dueMs = new Map<string, number>();
  const look = ({ Item }: Put) => {
    if (!Item?.pk.S.startsWith('DELIVERY#')) return;
    if (Item.gsi1sk) dueMs.set(Item.sk.S, Date.parse(Item.gsi1sk.S.split('#')[0] as string));
    else dueMs.delete(Item.sk.S);
  };
  return {
    onWritten(operation: string, body: string) {
      if (!body.includes('DELIVERY#')) return;
      if (operation === 'PutItem') look(JSON.parse(body));
      else if (operation === 'TransactWriteItems')
        for (const { Put } of JSON.parse(body).TransactItems as { Put?: Put }[]) if (Put) look(Put);
    },
    isAnyDue: (nowMs: number) => [...dueMs.values()].some((at) => at <= nowMs),
    waiting: () => dueMs.size,
  };
}
