import type { Invitation } from '../../shared/domain/stored/invitation.ts';

export const presentInvitation = ({ organization_id: _, token_hash: __, ...invitation }: Invitation) => ({
  object: 'invitation' as const,
  ...invitation,
});
