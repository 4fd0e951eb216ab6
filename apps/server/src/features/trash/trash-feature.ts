import type { Feature } from '../../calls/feature.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { listDeleted } from './list-deleted.ts';
import { restoreDeleted } from './restore-deleted.ts';

export const trashFeature: Feature = {
  calls: [listDeleted, restoreDeleted, eraseDeleted],
};
