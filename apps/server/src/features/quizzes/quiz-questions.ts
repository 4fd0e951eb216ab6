import { choiceOrder } from '@hessa/rules/quizzes/choice-order';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { AccountContext } from '../../http/context.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import { questions } from './questions-table.ts';

export type Question = typeof questions.$inferSelect;

/** One version of a quiz. */
export interface QuizVersion {
  id: number;
  quizVersion: number;
}

/** Questions by quiz and version; the rows of a version never change, so nothing here can be stale. */
const papers: MemoryKind<Question[]> = { name: 'quiz questions', bound: { entries: 500 } };

export async function loadQuestions(
  tx: Tx,
  { tenant, platform }: AccountContext,
  { id, quizVersion }: QuizVersion,
): Promise<Question[]> {
  return platform.memories.of(papers).get(`${tenant.id} ${id} ${quizVersion}`, async () =>
    tx
      .select()
      .from(questions)
      .where(and(eq(questions.tenantId, tenant.id), eq(questions.lessonId, id), eq(questions.quizVersion, quizVersion)))
      .orderBy(asc(questions.position), asc(questions.id)),
  );
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
