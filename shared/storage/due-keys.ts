/** The partitions of what is due on a day in UTC. */

/** Scans whose file must have been copied by a day, whichever organization's. */
export const uncopiedPartition = (day: string) => `UNCOPIED#${day}`;
/** Candidates whose retention ends on a day. */
export const retentionPartition = (day: string) => `RETENTION#${day}`;
/** The chats to which something happens on a day, whichever organization's. */
export const intakesDue = (day: string) => `INTAKES#${day}`;
