import type { FormLetter } from '@hessa/rules/quizzes/sheets/exam-form';
import type { Tx } from '../../db/tenant-transaction.ts';
import type { ExamWork } from './exams/exam-work.ts';
import type { QuizVersion } from './quiz-version.ts';
import { loadForms } from './sheets/load-forms.ts';

interface FormOrders {
  /** Places of the paper as the form has them. */
  places: number[];
  /** By place: the stored place of what is shown at each place. */
  orders: ReadonlyMap<number, number[]>;
}

/** In which order a form of a paper has its questions, and each of them its choices. */
export async function formOrders(
  tx: Tx,
  work: Pick<ExamWork, 'tenant'>,
  version: QuizVersion,
  wanted: FormLetter,
): Promise<FormOrders> {
  const entries = (await loadForms(tx, work, version)).find(({ letter }) => letter === wanted)?.entries ?? [];
  return {
    places: entries.map(({ at }) => at),
    orders: new Map(entries.map(({ at, order }) => [at, [...order]])),
  };
}
