import type { Reply } from '@hessa/contract/client';

export const NOTES = 'GET /api/Student/notes';

export type StoredNote = Reply<typeof NOTES>['data'][number];

/** A note as it is shown: the server's, or one that still lies on the phone. */
export interface OwnNote extends StoredNote {
  /** Not yet known to the server. */
  waiting: boolean;
}
