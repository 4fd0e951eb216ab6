import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { worthOf } from '@hessa/rules/quizzes/told-score';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { type Occasion, recordEvents } from '../../../platform/audit/record-event.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { replaceResult } from '../../quizzes/replace-result.ts';
import { ALL_TERMS, termScores } from '../../quizzes/term-scores-table.ts';
import { loadRegrade, type Regrade } from './load-regrade.ts';

export interface RegradedQuiz {
  lessonId: number;
  /** The version whose key was looked at before it was decided. */
  version: number;
}

export interface RegradeCounts {
  papers: number;
  up: number;
  down: number;
  untouched: number;
}

interface Regrading extends Occasion {
  actor: { id: string };
}

const PAPERS_AT_ONCE = 200;
const NOBODY_YET = '00000000-0000-0000-0000-000000000000';

/**
 * Grades every paper of an earlier version by the key of this one, in the caller's transaction: all of them or none.
 * A paper moves to the version it is graded by, so that doing it again finds nothing left to do.
 */
export async function applyRegrade(
  tx: Tx,
  work: Regrading,
  quiz: RegradedQuiz,
  onDone: (papers: number) => Promise<void> = async () => {},
): Promise<RegradeCounts> {
  const tenantId = work.tenant.id;
  await insistOnVersion(tx, tenantId, quiz);
  const regrade = await loadRegrade(tx, tenantId, { id: quiz.lessonId, contentVersion: quiz.version });
  const counts = { papers: 0, up: 0, down: 0, untouched: 0 };
  let after = NOBODY_YET;
  for (;;) {
    const page = await earlierPapers(tx, tenantId, quiz, after);
    const last = page.at(-1);
    if (!last) return counts;
    after = last.result.studentId;
    const changes = page.flatMap((paper) => changeOf(paper, regrade, quiz.version) ?? []);
    await writeChanges(
      tx,
      tenantId,
      quiz,
      changes.filter(({ isTold }) => isTold),
    );
    for (const { result, term, grading } of changes.filter(({ isTold }) => !isTold)) {
      await replaceResult(tx, result, { ...result, term, now: work.now, grading });
    }
    const moved = changes.filter(({ difference }) => difference !== 0);
    await recordEvents(
      tx,
      work,
      moved.map(({ studentId, before, after }) => ({
        kind: 'quiz.result_regraded',
        actorId: work.actor.id,
        subjectId: studentId,
        details: { quiz: quiz.lessonId, before, after },
      })),
    );
    counts.papers += changes.length;
    counts.up += moved.filter(({ difference }) => difference > 0).length;
    counts.down += moved.filter(({ difference }) => difference < 0).length;
    counts.untouched += page.length - changes.length;
    await onDone(page.length);
  }
}

/** Held until the end, so that nobody saves another key meanwhile; handing in goes on. */
async function insistOnVersion(tx: Tx, tenantId: string, { lessonId, version }: RegradedQuiz): Promise<void> {
  const [lesson] = await tx
    .select({ contentVersion: lessons.contentVersion })
    .from(lessons)
    .where(and(eq(lessons.tenantId, tenantId), eq(lessons.id, lessonId)))
    .for('no key update');
  if (lesson?.contentVersion !== version) throw new DomainError('quiz.changed_since_preview');
}

const isEarlier = (tenantId: string, { lessonId, version }: RegradedQuiz) =>
  and(eq(quizResults.tenantId, tenantId), eq(quizResults.lessonId, lessonId), lt(quizResults.contentVersion, version));

export function countEarlierPapers(tx: Tx, tenantId: string, quiz: RegradedQuiz): Promise<number> {
  return tx.$count(quizResults, isEarlier(tenantId, quiz));
}

function earlierPapers(tx: Tx, tenantId: string, quiz: RegradedQuiz, after: string) {
  return tx
    .select({ result: quizResults, term: courses.term })
    .from(quizResults)
    .innerJoin(courses, and(eq(courses.tenantId, quizResults.tenantId), eq(courses.id, quizResults.courseId)))
    .where(and(isEarlier(tenantId, quiz), gt(quizResults.studentId, after)))
    .orderBy(asc(quizResults.studentId))
    .limit(PAPERS_AT_ONCE)
    .for('no key update', { of: quizResults });
}

type Paper = Awaited<ReturnType<typeof earlierPapers>>[number];
type Change = NonNullable<ReturnType<typeof changeOf>>;

function changeOf({ result, term }: Paper, regrade: Regrade, contentVersion: number) {
  const regraded = regrade(result);
  if (!regraded) return null;
  const worth = worthOf(result);
  const { answers, percent, ceiling, correctCount, total, possibleMarks } = regraded;
  const notes = quizNotes(correctCount, total);
  return {
    result,
    term,
    grading: { contentVersion, answers, score: percent, ceiling, correctCount, total, possibleMarks, notes },
    /** Was a mark and stays one; whatever waits, for marks or to be told, is stored anew. */
    isTold: result.score !== null && percent !== null,
    studentId: result.studentId,
    answers,
    possibleMarks,
    notes,
    /** The term in which the paper was handed in: that is whose sum it is part of. */
    period: termPeriod(term, result.submittedAt.getTime()),
    difference: percent === null || worth === null ? 0 : percent - worth,
    before: { score: worth, correctCount: result.correctCount, total: result.total },
    after: { score: percent, correctCount, total },
  };
}

/** A result and what follows from it change in one statement, as they were stored. */
async function writeChanges(
  tx: Tx,
  tenantId: string,
  { lessonId, version }: RegradedQuiz,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ result, studentId, answers, possibleMarks, notes, period, difference, after }) => ({
    student_id: studentId,
    answers,
    notes,
    period,
    // A mark that is for now is in no sum.
    difference: result.forNow ? 0 : difference,
    score: after.score,
    correct_count: after.correctCount,
    total: after.total,
    possible_marks: possibleMarks,
  }));
  await tx.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(student_id uuid, answers jsonb,
        notes text, period text, difference double precision, score double precision, correct_count int, total int,
        possible_marks int)
    ), graded as (
      update ${quizResults} r set content_version = ${version}::int, answers = wanted.answers, score = wanted.score,
        correct_count = wanted.correct_count, total = wanted.total, possible_marks = wanted.possible_marks, notes = wanted.notes
      from wanted where r.tenant_id = ${tenantId} and r.lesson_id = ${lessonId}::bigint
        and r.student_id = wanted.student_id and r.content_version < ${version}::int
      returning r.student_id
    )
    update ${termScores} t set score_sum = t.score_sum + wanted.difference
    from graded join wanted using (student_id)
    where t.tenant_id = ${tenantId} and t.period in (wanted.period, ${ALL_TERMS}) and t.student_id = wanted.student_id
  `);
}
