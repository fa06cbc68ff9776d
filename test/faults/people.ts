/** Merged candidates of a run: the id of each leads to the one that remained. */
export class Merges {
  private readonly into = new Map<string, string>();
  /** Candidates that another one was restored from: its history names them. */
  readonly hosts = new Set<string>();

  merged(id: string, into: string): void {
    this.into.set(id, into);
  }
  restored(id: string, from: string): void {
    this.into.delete(id);
    this.hosts.add(from);
  }
  isUsed = (): boolean => this.into.size + this.hosts.size > 0;
  has = (id: string): boolean => this.into.has(id);
  ids = (): string[] => [...this.into.keys()];
  /** The merges that can be undone, each with the candidate that remained. */
  pairs = (): [string, string][] => [...this.into];
  personOf(id: string): string {
    const next = this.into.get(id);
    return next === undefined ? id : this.personOf(next);
  }
}

/** Who was erased, found by any id of the person. */
export class Erased extends Map<string, 'deleted' | 'anonymized'> {
  private readonly merges: Merges;
  constructor(merges: Merges) {
    super();
    this.merges = merges;
  }
  override has(id: string): boolean {
    return super.has(this.merges.personOf(id));
  }
  override get(id: string) {
    return super.get(this.merges.personOf(id));
  }
}
