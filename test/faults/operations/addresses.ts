/** Few enough that clients meet on them. */
export const addresses = ['ann@example.com', 'Ann@Example.com', 'bob@example.com', 'eve@example.com'];
/** Addresses differ by more than their capitals. */
export const comparable = (address: string) => address.toLowerCase();
