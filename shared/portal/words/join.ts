/** Both parts as one object. A call of this name can be left out of a bundle that uses one part only. */
/* @__NO_SIDE_EFFECTS__ */
export const join = <One extends object, Other extends object>(one: One, other: Other): One & Other => ({
  ...one,
  ...other,
});
