import type { staffInvites } from './staff-invites-table.ts';

export function presentInvite(invite: typeof staffInvites.$inferSelect, now: Date) {
  const { id, name, role, createdAt, expiresAt } = invite;
  return {
    ...{ id, name, role },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= now,
  };
}
