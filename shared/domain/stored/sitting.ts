/** A response to an item as it is stored and exported. */
export interface ItemResponse {
  item_id: string;
  /** The number of an option for DISC-O; a text for everything else. */
  value: number | string;
  ms: number;
  answered_at: string;
}

/** Difficulties of the general test that were fitted from its takers, and from how many. */
export interface StoredCalibration {
  weights: Record<string, number>;
  people: number;
  fitted_at: string;
}

/**
 * The responses of a candidate. Every item that was shown follows from the seed, the settings of the assessment and the answers, in
 * their order.
 */
export interface Sitting {
  /** That of the assessment. */
  id: string;
  version: number;
  /** Secret until the end: it leads to the items and their answers. */
  seed: string;
  /** The HMAC of the session's token. A new session replaces it. */
  session_hash: string;
  session_expires_at: string;
  /** The HMAC of the link by which the session was opened: a new link ends it. */
  invitation_hash: string | null;
  responses: ItemResponse[];
  /** How often code was run. */
  runs: number;
  /** The difficulties of a general test that began after a fit; absent before it, and for the other kinds. */
  calibration?: StoredCalibration;
}
