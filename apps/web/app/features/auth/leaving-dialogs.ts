import { latePart } from '../../offline/late-part.ts';

/** What somebody who leaves is asked about: work that was not sent, and lessons that lie on the phone. */
export const LEAVING_DIALOGS = {
  unsent: latePart(async () => (await import('./unsent-dialog.tsx')).UnsentDialog),
  kept: latePart(async () => (await import('../../kept-lessons/kept-dialog.tsx')).KeptDialog),
};
