/** A change that one deployment cannot make, or that would lose data. */
export interface Finding {
  /** Stack and logical id, or the name of an export. */
  subject: string;
  /** The change and its effect, as one sentence. */
  problem: string;
  /** The order of releases and commands that makes the change safely. */
  safeOrder: string[];
}
