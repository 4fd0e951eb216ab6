import { carriedOrder, type MetOrder } from '@hessa/rules/quizzes/met-order';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { NamedResult } from './find-result.ts';
import { formOrders } from './form-orders.ts';
import { loadQuestions, ordersFor, type Question, type StoredPaper } from './quiz-questions.ts';
import type { QuizVersion } from './quiz-version.ts';

type Met = Pick<NamedResult, 'lessonId' | 'contentVersion' | 'metVersion' | 'form'>;

/** How a student met a paper, also where it was regraded by a newer version since. */
export async function seenPaper(
  tx: Tx,
  ctx: AccountContext,
  { questions }: StoredPaper,
  { lessonId: id, contentVersion, metVersion, form }: Met,
  studentId = ctx.account.id,
): Promise<MetOrder> {
  if (metVersion >= contentVersion) return metOrder(tx, ctx, { id, contentVersion }, questions, form, studentId);
  const version = { id, contentVersion: metVersion };
  const earlier = await loadQuestions(tx, ctx, version);
  return carriedOrder(earlier, await metOrder(tx, ctx, version, earlier, form, studentId), questions);
}

/** In a form of it, or as it is written with choices in an order of the student's own. */
async function metOrder(
  tx: Tx,
  ctx: AccountContext,
  version: QuizVersion,
  questions: readonly Question[],
  form: NamedResult['form'],
  studentId: string,
): Promise<MetOrder> {
  const own = ordersFor(ctx, version.id, questions, studentId);
  const asWritten = { places: [...questions.keys()], orders: own };
  if (form === null) return asWritten;
  const { places, orders } = await formOrders(tx, ctx, version, form);
  if (places.length === 0) return asWritten;
  return { places, orders: own.map((order, at) => (order.length > 0 && orders.get(at)) || order) };
}
