import type { SecretKeeper } from '../webhooks/secret-keeper.ts';

/** A box that is moved to the row of another session cannot be opened. */
const ownerOf = (sessionId: string) => ({ organizationId: 'sessions', endpointId: sessionId });

/** The provider's refresh token as it is stored. */
export const sealRefreshToken = async (
  keeper: SecretKeeper,
  sessionId: string,
  token: string | undefined,
): Promise<string | null> => (token === undefined ? null : keeper.seal(token, ownerOf(sessionId)));

export async function openRefreshToken(
  keeper: SecretKeeper,
  { id, refresh_box }: { id: string; refresh_box: string | null },
): Promise<string | undefined> {
  return refresh_box === null ? undefined : (await keeper.openAll([refresh_box], ownerOf(id)))[0];
}
