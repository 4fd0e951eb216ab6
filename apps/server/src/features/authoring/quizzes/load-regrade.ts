import { hasMarks } from '@hessa/rules/quizzes/kinds/written';
import { matchPapers, type PaperMatch } from '@hessa/rules/quizzes/match-papers';
import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { regradePaper } from '@hessa/rules/quizzes/regrade-paper';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import type { Grading } from '../../quizzes/grading.ts';
import { questions } from '../../quizzes/questions-table.ts';
import { type Question, readQuestion } from '../../quizzes/quiz-questions.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import type { QuizVersion } from '../../quizzes/quiz-version.ts';

type Graded = Pick<Grading, 'contentVersion' | 'answers' | 'aside'>;

/** Grades a paper of an earlier version by the current one; null when they have nothing in common. */
export type Regrade = (paper: Graded) => Grading | null;

/** One reading of every version that papers are kept in. The preview and the regrade itself both decide by it. */
export async function loadRegrade(tx: Tx, tenantId: string, quiz: QuizVersion): Promise<Regrade> {
  const { id, contentVersion } = quiz;
  const kept = tx
    .select({ contentVersion: quizResults.contentVersion })
    .from(quizResults)
    .where(and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, id)));
  const attempted = tx
    .select({ contentVersion: sql<number>`(${examSittings.grading} ->> 'contentVersion')::int` })
    .from(examSittings)
    .where(and(eq(examSittings.tenantId, tenantId), eq(examSittings.lessonId, id)));
  const rows = await tx
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.tenantId, tenantId),
        eq(questions.lessonId, id),
        sql`(${eq(questions.contentVersion, contentVersion)} or ${inArray(questions.contentVersion, kept)}
          or ${inArray(questions.contentVersion, attempted)})`,
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  const papers = new Map<number, Question[]>();
  for (const row of rows)
    papers.set(row.contentVersion, [...(papers.get(row.contentVersion) ?? []), readQuestion(row)]);
  const now = papers.get(contentVersion) ?? [];
  const matches = new Map<number, PaperMatch>(
    [...papers].map(([version, earlier]) => [version, matchPapers(earlier, now)]),
  );
  return ({ contentVersion: version, answers, aside = [] }) => {
    const match = matches.get(version) ?? [];
    const regraded = regradePaper(now, match, answers);
    if (!regraded) return null;
    const { percent: score, waiting: _, ...worth } = regraded;
    const laid = carryAside(match, aside);
    const notes = quizNotes(worth.correctCount, worth.total);
    return { ...worth, score, contentVersion, notes, ...(laid.length > 0 && { aside: laid }) };
  };
}

/** Marks that wait for their words to come back, by the newer paper; by other criteria they are none. */
function carryAside(match: PaperMatch, aside: NonNullable<Grading['aside']>): NonNullable<Grading['aside']> {
  return aside.flatMap(({ at, answer }) => {
    const place = match.findIndex((known) => known?.at === at);
    const carried = match[place]?.carry(answer);
    return hasMarks(carried) ? [{ at: place, answer: carried }] : [];
  });
}
