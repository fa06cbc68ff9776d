interface Call<In, Out> {
  item: In;
  resolve: (result: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Does one work for all calls of a key that are made in the same turn, or while the previous work of that key is in
 * progress. `work` returns the results in the order of its items; when it fails, each of its calls fails.
 */
export function gather<In, Out>(
  work: (items: In[]) => Promise<Out[]>,
  keyOf: (item: In) => string = () => '',
): (item: In) => Promise<Out> {
  const waiting = new Map<string, Call<In, Out>[]>();

  const workFor = async (calls: Call<In, Out>[]) => {
    try {
      const results = await work(calls.map(({ item }) => item));
      for (const [at, { resolve }] of calls.entries()) resolve(results[at] as Out);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  const workOff = async (key: string) => {
    // The other calls of this turn are made first, however many promises they wait for.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    for (let calls = waiting.get(key) ?? []; calls.length > 0; calls = waiting.get(key) ?? []) {
      waiting.set(key, []);
      await workFor(calls);
    }
    waiting.delete(key);
  };

  return (item) =>
    new Promise((resolve, reject) => {
      const call = { item, resolve, reject };
      const key = keyOf(item);
      const others = waiting.get(key);
      if (others) return void others.push(call);
      waiting.set(key, [call]);
      void workOff(key);
    });
}
