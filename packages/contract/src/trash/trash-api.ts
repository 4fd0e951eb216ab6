import { eraseDeleted } from './erase-deleted.ts';
import { listDeleted } from './list-deleted.ts';
import { restoreDeleted } from './restore-deleted.ts';

export const trashApi = { listDeleted, restoreDeleted, eraseDeleted };
