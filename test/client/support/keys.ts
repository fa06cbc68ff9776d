/** Keys in the right form that no server knows. */
export const secretKey = `svc_sk_live_${'A'.repeat(38)}`;
export const testKey = `svc_sk_test_${'A'.repeat(38)}`;
export const publishableKey = `pk_svc_live_${'A'.repeat(38)}`;
