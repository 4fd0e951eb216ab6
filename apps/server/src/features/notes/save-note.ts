import { saveNote as endpoint } from '@hessa/contract/notes/save-note';
import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import { NOTE_LIMITS } from '@hessa/rules/notes/note-limits';
import { dropUnprintable } from '@hessa/rules/text/drop-unprintable';
import { sql } from 'drizzle-orm';
import { handle } from '../../calls/handle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { judgeLesson } from '../lessons/lesson-gate.ts';
import { videoNotes } from './video-notes-table.ts';

/**
 * Whoever holds the lesson may write beside it, also when its window has ended meanwhile: the words may have waited on a
 * phone without a line. The limit and the newer of two writings are decided by the one statement that writes.
 */
export const saveNote = handle(endpoint, async (ctx, { params: { noteId }, body }) => {
  const text = dropUnprintable(body.text, 'lines').trim();
  const writtenAt = new Date(Math.min(body.clientTime, ctx.now.getTime())).toISOString();
  return ctx.withTenant(async (tx) => {
    const { lesson, access } = await judgeLesson(tx, ctx, body.lessonId);
    if (access.kind === 'not-enrolled') throw new DomainError('course.not_enrolled');
    if (!kindOfLesson(lesson).isWatched) throw new DomainError('lesson.not_a_video');
    const own = sql`tenant_id = ${ctx.tenant.id} and student_id = ${ctx.account.id}`;
    const [counted] = await rowsOf<{ saved: number; others: number }>(
      tx,
      sql`
      with written as (
        insert into ${videoNotes} as known (tenant_id, student_id, id, lesson_id, second, text, written_at)
        select ${ctx.tenant.id}, ${ctx.account.id}::uuid, ${noteId}::uuid, ${lesson.id}::bigint, ${body.second}::integer,
          ${text}, ${writtenAt}::timestamptz
        where (select count(*) from ${videoNotes} where ${own} and id <> ${noteId}::uuid) < ${NOTE_LIMITS.notes}
        on conflict (tenant_id, student_id, id) do update
        set second = excluded.second, text = excluded.text, written_at = excluded.written_at
        where known.written_at <= excluded.written_at and known.lesson_id = excluded.lesson_id
        returning 1
      )
      select (select count(*) from written)::int as saved,
        (select count(*) from ${videoNotes} where ${own} and id <> ${noteId}::uuid)::int as others
    `,
    );
    const { saved = 0, others = 0 } = counted ?? {};
    if (saved === 0 && others >= NOTE_LIMITS.notes) throw new DomainError('note.too_many');
    return { data: { saved: saved > 0 } };
  });
});
