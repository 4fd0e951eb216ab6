import { deleteNote as endpoint } from '@hessa/contract/notes/delete-note';
import { and, eq } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { videoNotes } from './video-notes-table.ts';

export const deleteNote = handle(endpoint, async (ctx, { params: { noteId } }) => {
  await ctx.withTenant((tx) =>
    tx
      .delete(videoNotes)
      .where(
        and(
          eq(videoNotes.tenantId, ctx.tenant.id),
          eq(videoNotes.studentId, ctx.account.id),
          eq(videoNotes.id, noteId),
        ),
      ),
  );
  return { data: null };
});
