import type { getQuizPaper as endpoint } from '@hessa/contract/quizzes/teach/get-quiz-paper';
import { and, desc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../../calls/context.ts';
import type { ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { accounts } from '../../auth/accounts-table.ts';
import type { StudentRow } from '../../auth/find-student.ts';
import { privateLink } from '../../media/private-link.ts';
import { findResult } from '../find-result.ts';
import { presentResult } from '../present-result.ts';
import { loadPaper, type StoredPaper } from '../quiz-questions.ts';
import { quizReopenings } from '../quiz-reopenings-table.ts';
import { seenPaper } from '../seen-paper.ts';
import { sheetReadings } from '../sheets/sheet-readings-table.ts';
import type { FoundQuiz } from './find-quiz.ts';

const NOTHING: StoredPaper = { questions: [], sections: [], passages: [] };

/** The paper as its student sees it, in the order of choices that this student saw. */
export async function presentPaper(
  tx: Tx,
  ctx: AccountContext,
  quiz: FoundQuiz,
  student: StudentRow,
): Promise<ResultOf<typeof endpoint>> {
  const [result, [sheet], reopenings] = await Promise.all([
    findResult(tx, ctx, quiz.id, student.id),
    tx
      .select()
      .from(sheetReadings)
      .where(
        and(
          eq(sheetReadings.tenantId, ctx.tenant.id),
          eq(sheetReadings.lessonId, quiz.id),
          eq(sheetReadings.studentId, student.id),
        ),
      )
      .orderBy(desc(sheetReadings.storedAt))
      .limit(1),
    tx
      .select({ reopening: quizReopenings, byName: accounts.name })
      .from(quizReopenings)
      .innerJoin(accounts, and(eq(accounts.tenantId, quizReopenings.tenantId), eq(accounts.id, quizReopenings.actorId)))
      .where(
        and(
          eq(quizReopenings.tenantId, ctx.tenant.id),
          eq(quizReopenings.lessonId, quiz.id),
          eq(quizReopenings.studentId, student.id),
        ),
      )
      .orderBy(desc(quizReopenings.id)),
  ]);
  const version = result && { id: quiz.id, contentVersion: result.contentVersion };
  const answered = version ? await loadPaper(tx, ctx, version) : NOTHING;
  const seen = result && (await seenPaper(tx, ctx, answered, result, student.id));
  return {
    data: {
      studentName: student.name,
      lessonName: quiz.name,
      // The ways to mend it are the student's own.
      paper: result && seen && presentResult(ctx, answered, seen, result, null, new Map()),
      sheet: sheet
        ? {
            letter: sheet.letter,
            readAt: sheet.readAt.toISOString(),
            page: privateLink(ctx, sheet.pageMediaId, 'video', null),
          }
        : null,
      reopenings: reopenings.map(({ reopening, byName }) => ({
        at: reopening.at.toISOString(),
        byName,
        reason: reopening.reason,
        score: reopening.earlierResult.score,
        // Kept as JSON, in which a moment is text.
        submittedAt: new Date(reopening.earlierResult.submittedAt).toISOString(),
      })),
    },
  };
}
