type Payload = Record<string, unknown> & { uid?: string; grantId?: string };

/** The storage of a provider, in this process alone; it ends with the process. */
export function memoryAdapter() {
  const rows = new Map<string, { payload: Payload; endsAt: number }>();

  return class Adapter {
    readonly #model: string;
    constructor(model: string) {
      this.#model = model;
    }
    #read(id: string): Payload | undefined {
      const row = rows.get(`${this.#model} ${id}`);
      return row && row.endsAt > Date.now() ? row.payload : undefined;
    }
    #all = () => [...rows].filter(([key]) => key.startsWith(`${this.#model} `));

    async upsert(id: string, payload: Payload, seconds = Number.POSITIVE_INFINITY): Promise<void> {
      for (const [key, { endsAt }] of rows) if (endsAt <= Date.now()) rows.delete(key);
      rows.set(`${this.#model} ${id}`, { payload, endsAt: Date.now() + seconds * 1000 });
    }
    async find(id: string): Promise<Payload | undefined> {
      return this.#read(id);
    }
    async findByUid(uid: string): Promise<Payload | undefined> {
      return this.#all().find(([, { payload }]) => payload.uid === uid)?.[1].payload;
    }
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }
    async consume(id: string): Promise<void> {
      const payload = this.#read(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string): Promise<void> {
      rows.delete(`${this.#model} ${id}`);
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of this.#all()) if (payload.grantId === grantId) rows.delete(key);
    }
  };
}
