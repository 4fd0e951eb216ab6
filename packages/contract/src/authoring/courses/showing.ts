import { z } from 'zod';

const moment = z.iso.datetime({ offset: true });

/** Whether students see a unit or a lesson: always, not until the teacher says so, or from a moment on. */
export const wantedShowing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shown') }),
  z.strictObject({ kind: z.literal('hidden') }),
  z.strictObject({ kind: z.literal('from'), at: moment }),
]);

export const showing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown') }),
  z.object({ kind: z.literal('hidden') }),
  z.object({ kind: z.literal('from'), at: z.string() }),
]);
