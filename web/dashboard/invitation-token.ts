/**
 * The token of an invitation. Its link has it behind the #, which no server sees; while the person signs in, this tab keeps it, because
 * the address to return to is sent to the server.
 */
const key = 'hiring.invitation';

export function invitationToken(): string {
  const given = location.hash.slice(1) || new URLSearchParams(location.search).get('token');
  if (given) sessionStorage.setItem(key, given);
  return given || (sessionStorage.getItem(key) ?? '');
}
export const forgetInvitation = (): void => sessionStorage.removeItem(key);
