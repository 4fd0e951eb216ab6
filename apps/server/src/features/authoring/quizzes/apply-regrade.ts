import { worthOf } from '@hessa/rules/quizzes/told-score';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { type Occasion, recordEvents } from '../../../platform/audit/record-event.ts';
import { courses } from '../../courses/courses-table.ts';
import { lessons } from '../../lessons/lessons-table.ts';
import { examSittings } from '../../quizzes/exams/exam-sittings-table.ts';
import { quizResults } from '../../quizzes/quiz-results-table.ts';
import { replaceResult } from '../../quizzes/replace-result.ts';
import { ALL_TERMS, termScores } from '../../quizzes/term-scores-table.ts';
import { loadRegrade, type Regrade } from './load-regrade.ts';
import { holdAttempts, reworthOf, writeAttempts } from './regrade-attempts.ts';

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
  for await (const students of earlierStudents(tx, tenantId, quiz)) {
    const page = await holdPapers(tx, tenantId, quiz, students);
    const changes = page.flatMap((paper) => changeOf(paper, regrade, quiz.version) ?? []);
    await writeAttempts(
      tx,
      tenantId,
      quiz.lessonId,
      changes.flatMap(({ attempts }) => attempts),
    );
    await writeChanges(
      tx,
      tenantId,
      quiz,
      changes.filter(({ isTold }) => isTold),
    );
    for (const { result, term, submittedAt, grading } of changes.filter(({ isTold }) => !isTold)) {
      await replaceResult(tx, result, { ...result, submittedAt, term, now: work.now, grading });
    }
    const moved = changes.filter(({ difference }) => difference !== 0);
    await recordEvents(
      tx,
      work,
      moved.map(({ result, before, after }) => ({
        kind: 'quiz.result_regraded',
        actorId: work.actor.id,
        subjectId: result.studentId,
        details: { quiz: quiz.lessonId, before, after },
      })),
    );
    counts.papers += changes.length;
    counts.up += moved.filter(({ difference }) => difference > 0).length;
    counts.down += moved.filter(({ difference }) => difference < 0).length;
    counts.untouched += page.length - changes.length;
    await onDone(page.length);
  }
  return counts;
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

/** Graded by an earlier version, itself or in an attempt that may count instead. */
const isEarlier = (tenantId: string, { lessonId, version }: RegradedQuiz) =>
  and(
    eq(quizResults.tenantId, tenantId),
    eq(quizResults.lessonId, lessonId),
    sql`(${lt(quizResults.contentVersion, version)} or exists (
      select from ${examSittings} s where s.tenant_id = ${tenantId} and s.student_id = ${quizResults.studentId}
        and s.lesson_id = ${lessonId} and s.withdrawn_at is null and (s.grading ->> 'contentVersion')::int < ${version}))`,
  );

export function countEarlierPapers(tx: Tx, tenantId: string, quiz: RegradedQuiz): Promise<number> {
  return tx.$count(quizResults, isEarlier(tenantId, quiz));
}

/** Who has a paper of an earlier version, some at a time: papers with their attempts are wide, and a class is large. */
export async function* earlierStudents(tx: Tx, tenantId: string, quiz: RegradedQuiz): AsyncGenerator<string[]> {
  let after = NOBODY_YET;
  for (;;) {
    const rows = await tx
      .select({ studentId: quizResults.studentId })
      .from(quizResults)
      .where(and(isEarlier(tenantId, quiz), gt(quizResults.studentId, after)))
      .orderBy(asc(quizResults.studentId))
      .limit(PAPERS_AT_ONCE);
    const students = rows.map(({ studentId }) => studentId);
    if (students.length > 0) yield students;
    if (students.length < PAPERS_AT_ONCE) return;
    after = students.at(-1) ?? after;
  }
}

/** Attempts before results, as whoever hands in takes them. */
async function holdPapers(tx: Tx, tenantId: string, quiz: RegradedQuiz, students: readonly string[]) {
  const attempts = await holdAttempts(tx, tenantId, quiz.lessonId, students);
  const ofStudent = Map.groupBy(attempts, ({ studentId }) => studentId);
  const rows = await tx
    .select({ result: quizResults, term: courses.term, terms: lessons.exam })
    .from(quizResults)
    .innerJoin(courses, and(eq(courses.tenantId, quizResults.tenantId), eq(courses.id, quizResults.courseId)))
    .innerJoin(lessons, and(eq(lessons.tenantId, quizResults.tenantId), eq(lessons.id, quizResults.lessonId)))
    .where(and(isEarlier(tenantId, quiz), inArray(quizResults.studentId, [...students])))
    .orderBy(asc(quizResults.studentId))
    .for('no key update', { of: quizResults });
  return rows.map((row) => ({ ...row, own: ofStudent.get(row.result.studentId) ?? [] }));
}

type Paper = Awaited<ReturnType<typeof holdPapers>>[number];
type Change = NonNullable<ReturnType<typeof changeOf>>;

function changeOf({ result, term, terms, own }: Paper, regrade: Regrade, version: number) {
  const reworth = reworthOf(regrade, version, terms, result, own);
  if (!reworth) return null;
  const worth = worthOf(result);
  const { grading, submittedAt, attempts } = reworth;
  const { score, correctCount, total } = grading;
  return {
    result,
    term,
    grading,
    submittedAt,
    attempts: attempts.filter((attempt, at) => attempt !== own[at]),
    /** Was a mark and stays one of the same attempt; whatever waits, for marks or to be told, is stored anew. */
    isTold: result.score !== null && score !== null && submittedAt.getTime() === result.submittedAt.getTime(),
    /** The term in which the paper was handed in: that is whose sum it is part of. */
    period: termPeriod(term, result.submittedAt.getTime()),
    difference: score === null || worth === null ? 0 : score - worth,
    before: { score: worth, correctCount: result.correctCount, total: result.total },
    after: { score, correctCount, total },
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
  const rows = changes.map(({ result, grading, period, difference }) => ({
    student_id: result.studentId,
    answers: grading.answers,
    notes: grading.notes,
    period,
    // A mark that is for now is in no sum.
    difference: result.forNow ? 0 : difference,
    score: grading.score,
    correct_count: grading.correctCount,
    total: grading.total,
    possible_marks: grading.possibleMarks,
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
        and r.student_id = wanted.student_id and r.content_version <= ${version}::int
      returning r.student_id
    )
    update ${termScores} t set score_sum = t.score_sum + wanted.difference
    from graded join wanted using (student_id)
    where t.tenant_id = ${tenantId} and t.period in (wanted.period, ${ALL_TERMS}) and t.student_id = wanted.student_id
  `);
}
