import type { Tx } from '../../../db/tenant-transaction.ts';
import { formOrders } from '../form-orders.ts';
import { ordersFor, type Question } from '../quiz-questions.ts';
import type { ExamWork } from './exam-work.ts';
import type { Sitting } from './find-sittings.ts';

/** In which order the choices of an attempt's questions were shown: its form's, or the student's own. */
export async function sittingOrders(
  tx: Tx,
  work: ExamWork,
  { studentId, lessonId: id, contentVersion, drawn, form }: Sitting,
  questions: readonly Question[],
): Promise<number[][]> {
  const own = ordersFor(work, id, questions, studentId);
  if (form === null) return own;
  const { orders } = await formOrders(tx, work, { id, contentVersion }, form);
  return own.map((order, at) => (order.length > 0 && orders.get(drawn?.[at] ?? at)) || order);
}
