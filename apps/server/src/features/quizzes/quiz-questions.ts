import { choiceOrder } from '@hessa/rules/quizzes/choice-order';
import type { StoredPart } from '@hessa/rules/quizzes/kinds/question-kind';
import { kindOf, type QuestionPart, readPart } from '@hessa/rules/quizzes/kinds/question-kinds';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountContext } from '../../calls/context.ts';
import type { Tx } from '../../db/tenant-transaction.ts';
import { hmac } from '../../platform/keyed-hash.ts';
import type { MemoryKind } from '../../platform/memory/memory.ts';
import type { ExamWork } from './exams/exam-work.ts';
import { questions } from './questions-table.ts';
import { loadParts, type QuizParts } from './quiz-parts.ts';
import type { QuizVersion } from './quiz-version.ts';

type Row = typeof questions.$inferSelect;

/** A question with the part that is its kind's own. */
export type Question = Omit<Row, keyof StoredPart | 'kind'> & QuestionPart;

export function readQuestion(row: Row): Question {
  const { kind, choices, rightChoice, details, ...frame } = row;
  return { ...frame, ...readPart({ kind, choices, rightChoice, details }) };
}

/** What a teacher writes of a question whatever its kind. */
export type QuestionWords = Pick<
  Question,
  | 'text'
  | 'weight'
  | 'explanation'
  | 'explainedLessonId'
  | 'explainedSecond'
  | 'imageMediaId'
  | 'pinned'
  | 'section'
  | 'passage'
>;

/** What of a question is written by its teacher, as it is stored. */
export function questionRow(question: QuestionPart & QuestionWords) {
  const { kind, text, weight, explanation, imageMediaId, explainedLessonId, explainedSecond, pinned } = question;
  const { section, passage } = question;
  const explained = { explanation, explainedLessonId, explainedSecond };
  return {
    text,
    kind,
    ...kindOf(question).toRow(question),
    weight,
    ...explained,
    imageMediaId,
    pinned,
    section,
    passage,
  };
}

/** One version of a quiz as a whole. */
export interface StoredPaper extends QuizParts {
  questions: readonly Question[];
}

/** Papers by quiz and version; the rows of a version never change, so nothing here can be stale. */
const papers: MemoryKind<StoredPaper> = { name: 'quiz questions', bound: { entries: 500 } };

export async function loadQuestions(
  tx: Tx,
  work: Pick<ExamWork, 'tenant' | 'platform'>,
  version: QuizVersion,
): Promise<readonly Question[]> {
  return (await loadPaper(tx, work, version)).questions;
}

/** The questions and the parts they stand in. */
export async function loadPaper(
  tx: Tx,
  { tenant, platform }: Pick<ExamWork, 'tenant' | 'platform'>,
  { id, contentVersion }: QuizVersion,
): Promise<StoredPaper> {
  return platform.memories.of(papers).get(`${tenant.id} ${id} ${contentVersion}`, async () => {
    const rows = await tx
      .select()
      .from(questions)
      .where(
        and(
          eq(questions.tenantId, tenant.id),
          eq(questions.lessonId, id),
          eq(questions.contentVersion, contentVersion),
        ),
      )
      .orderBy(asc(questions.position), asc(questions.id));
    const read = rows.map(readQuestion);
    return { questions: read, ...(await loadParts(tx, tenant.id, { id, contentVersion }, read)) };
  });
}

/**
 * The order in which a student sees each question's choices. Teachers type the right one first, so positions are
 * shuffled for every student; the seed needs a key of the server, or a browser could undo it. It is the first key
 * for ever: a paper that was begun under another one must not be shuffled anew.
 */
export function shownOrders(ctx: AccountContext, quizId: number, quiz: readonly Question[]): number[][] {
  return ordersFor(ctx, quizId, quiz, ctx.account.id);
}

/** The same for whoever works on papers without being their student. */
export function ordersFor(
  { tenant, platform }: Pick<ExamWork, 'tenant' | 'platform'>,
  quizId: number,
  quiz: readonly Question[],
  studentId: string,
): number[][] {
  const { mediaKey } = platform.secrets.first;
  const seed = hmac(mediaKey, 'choice order', tenant.id, studentId, String(quizId)).toString('base64url');
  return quiz.map((question) =>
    choiceOrder(
      `${seed} ${question.id}`,
      kindOf(question).shuffled(question),
      question.pinned && kindOf(question).mayPin,
    ),
  );
}
