import type { Role } from '../auth/role.ts';

export const DELETED_KINDS = ['course', 'unit', 'lesson', 'resource', 'book', 'student'] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

/** How long what was deleted can come back. */
export const UNDO_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const goneForGoodAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_DAYS * DAY_MS);

/** Deleted at this moment or before it is over by now. */
export const lastChanceBefore = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

/** People are the owner's to delete, and the owner's to bring back. */
export const deletedKindsFor = (role: Role): readonly DeletedKind[] =>
  role === 'owner' ? DELETED_KINDS : DELETED_KINDS.filter((kind) => kind !== 'student');
