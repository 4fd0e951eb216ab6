import { countLessonTraces as endpoint } from '@hessa/contract/authoring/lessons/count-lesson-traces';
import { sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { videoNotes } from '../../notes/video-notes-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { TRACES } from './has-begun.ts';
import { findLesson } from './lesson-edit.ts';

interface Row {
  students: number;
  papers: number;
  notes: number;
}

export const countLessonTraces = handle(endpoint, async (ctx, { params: { lessonId } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    await findLesson(tx, ctx, lessonId);
    const ofLesson = sql`tenant_id = ${tenantId} and lesson_id = ${lessonId}`;
    const students = [...TRACES].map((table) => sql`select student_id from ${table} where ${ofLesson}`);
    const [row] = await rowsOf<Row>(
      tx,
      sql`select
        (select count(*) from (${sql.join(students, sql` union `)}) begun)::int as students,
        (select count(*) from ${quizResults} where ${ofLesson})::int as papers,
        (select count(*) from ${videoNotes} where ${ofLesson})::int as notes`,
    );
    return { data: row ?? { students: 0, papers: 0, notes: 0 } };
  }, 'read');
});
