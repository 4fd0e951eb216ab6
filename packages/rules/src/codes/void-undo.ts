/** How long a voiding can be taken back. */
const VOID_UNDO_MS = 60 * 60 * 1000;

/** Voidings from this moment on can still be taken back. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - VOID_UNDO_MS);
