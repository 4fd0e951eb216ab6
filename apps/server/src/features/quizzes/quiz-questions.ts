import { choiceOrder } from '@hessa/rules/quizzes/choice-order';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import { questions } from './questions-table.ts';

export type Question = typeof questions.$inferSelect;

/** One version of a quiz. */
export interface QuizVersion {
  id: number;
  quizVersion: number;
}

/** Questions by quiz and version; the rows of a version never change, so nothing here can be stale. */
const remembered = new Map<string, Question[]>();
const REMEMBERED_AT_MOST = 500;

export async function loadQuestions(tx: Tx, tenantId: string, quiz: QuizVersion): Promise<Question[]> {
  const key = `${tenantId} ${quiz.id} ${quiz.quizVersion}`;
  const known = remembered.get(key);
  if (known) return known;
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.tenantId, tenantId),
        eq(questions.lessonId, quiz.id),
        eq(questions.quizVersion, quiz.quizVersion),
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  if (remembered.size >= REMEMBERED_AT_MOST) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, rows);
  return rows;
}

/**
 * The order in which a student sees each question's choices. Teachers type the right one first, so positions are
 * shuffled for every student; the seed needs a key of the server, or a browser could undo it.
 */
export function shownOrders(
  ctx: AccountContext,
  quizId: number,
  quiz: readonly Question[],
  studentId = ctx.account.id,
): number[][] {
  const seed = hmac(ctx.platform.secrets.mediaKey, 'choice order', ctx.tenant.id, studentId, String(quizId)).toString(
    'base64url',
  );
  return quiz.map((question) => choiceOrder(`${seed} ${question.id}`, question.choices.length, question.pinned));
}
