import { getSheetDesk as endpoint } from '@hessa/contract/quizzes/sheets/get-sheet-desk';
import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { FORM_LETTERS, type FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import { seatNumber } from '@hessa/rules/quizzes/sheets/seat-number';
import { and, desc, eq, sql } from 'drizzle-orm';
import { handle } from '../../../calls/handle.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import { accounts } from '../../auth/accounts-table.ts';
import { privateLink } from '../../media/private-link.ts';
import { questions } from '../questions-table.ts';
import type { Question } from '../quiz-questions.ts';
import { readQuestion } from '../quiz-questions.ts';
import { findQuiz } from '../teach/find-quiz.ts';
import { paperForms } from './paper-forms-table.ts';
import { quizHolders } from './quiz-holders.ts';
import { seats } from './seats-table.ts';
import { sheetReadings } from './sheet-readings-table.ts';

/** A hall, not a school: whoever is not among them is still known by the server when the sheet arrives. */
const STUDENTS_AT_MOST = 2_000;
const READ_AT_MOST = 200;

export const getSheetDesk = handle(endpoint, (ctx, { params: { lessonId } }) => {
  const tenantId = ctx.tenant.id;
  return ctx.withTenant(async (tx) => {
    const quiz = await findQuiz(tx, tenantId, lessonId);
    const ofLesson = and(eq(paperForms.tenantId, tenantId), eq(paperForms.lessonId, lessonId));
    const forms = await tx.select().from(paperForms).where(ofLesson).orderBy(desc(paperForms.contentVersion));
    const versions = [...new Set(forms.map(({ contentVersion }) => contentVersion))];
    const rows = await tx
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.tenantId, tenantId),
          eq(questions.lessonId, lessonId),
          sql`${questions.contentVersion} in (${sql.join([0, ...versions], sql`, `)})`,
        ),
      )
      .orderBy(questions.position, questions.id);
    const seated = await rowsOf<{ name: string; serial: number }>(
      tx,
      sql`select a.name, s.serial from (${quizHolders({ tenantId, ...quiz })}) held
        join ${seats} s on s.tenant_id = ${tenantId} and s.student_id = held.student_id
        join ${accounts} a on a.tenant_id = ${tenantId} and a.id = held.student_id limit ${STUDENTS_AT_MOST}`,
    );
    const read = await rowsOf<ReadRow>(
      tx,
      sql`select r.key, a.name, r.content_version as version, r.letter, r.read_at as "readAt",
          r.page_media_id as "mediaId"
        from ${sheetReadings} r join ${accounts} a on a.tenant_id = r.tenant_id and a.id = r.student_id
        where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId}
        order by r.stored_at desc, r.key limit ${READ_AT_MOST}`,
    );
    return {
      data: {
        name: quiz.name,
        version: quiz.contentVersion,
        papers: versions.map((version) => ({
          version,
          forms: FORM_LETTERS.flatMap((letter) => {
            const form = forms.find((each) => each.contentVersion === version && each.letter === letter);
            const paper = rows.filter(({ contentVersion }) => contentVersion === version).map(readQuestion);
            return form ? { letter, rows: form.entries.map(({ at, order }) => keyRow(paper[at], order)) } : [];
          }),
        })),
        students: seated.map(({ name, serial }) => ({ name, seat: seatNumber(serial) })),
        read: read.map(({ mediaId, readAt, ...each }) => ({
          ...each,
          readAt: new Date(readAt).toISOString(),
          page: privateLink(ctx, mediaId, 'video', null),
        })),
      },
    };
  }, 'read');
});

interface ReadRow {
  key: string;
  name: string;
  version: number;
  letter: FormLetter;
  readAt: string;
  mediaId: string;
}

function keyRow(question: Question | undefined, order: readonly number[]) {
  if (!question) return { choices: 0, several: false, right: [] };
  const { right } = sketchOf(question);
  return {
    choices: order.length,
    several: question.kind === 'several-choices',
    right: order.flatMap((stored, shown) => (right.includes(stored) ? shown : [])),
  };
}
