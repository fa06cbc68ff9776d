/** The lifecycle of objects under a prefix by their age. */
export type LifecycleRule = {
  prefix: string;
  /** Days after its creation a current version gets a delete marker; a marker that hides nothing is removed. */
  expirationDays?: number;
  /** Days after a version ceased to be the current one it is removed permanently. */
  noncurrentDays?: number;
};
