import type { Member } from '../../shared/domain/stored/member.ts';

export const presentMember = ({ organization_id: _, person_id: __, ...member }: Member) => ({
  object: 'member' as const,
  ...member,
});
