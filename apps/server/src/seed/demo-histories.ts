import { quizNotes } from '@hessa/rules/quizzes/quiz-notes';
import { scoreQuiz } from '@hessa/rules/quizzes/score-quiz';
import { seededRandom } from '@hessa/rules/quizzes/seeded-random';
import { termPeriod } from '@hessa/rules/statistics/term-period';
import { and, eq } from 'drizzle-orm';
import { runStatement, type Tx } from '../db/tenant-transaction.ts';
import { accounts } from '../features/auth/accounts-table.ts';
import { lessonProgress } from '../features/lessons/lesson-progress-table.ts';
import { quizResults } from '../features/quizzes/quiz-results-table.ts';
import { RECOUNT_ALL_TERMS } from '../features/quizzes/recount-all-terms.ts';
import { termScores } from '../features/quizzes/term-scores-table.ts';
import type { DemoQuizLesson } from './demo/demo-course.ts';
import { DEMO_STUDENTS } from './demo/demo-students.ts';
import type { SeededCourse } from './demo-courses.ts';
import { newEnrolment } from './new-enrolment.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Learner {
  id: string;
  /** What the student's luck is drawn from. */
  phone: string;
  /** Share of the lessons that are done. */
  diligence: number;
  /** Chance that an answer is right. */
  ability: number;
  startedDaysAgo: number;
}

/** The two students whose passwords everyone knows: one has just begun, one is half-way. */
const KNOWN_LEARNERS: readonly { phone: string; courseKeyStart: string; learner: Omit<Learner, 'id' | 'phone'> }[] = [
  { phone: '01000000001', courseKeyStart: 'sec1', learner: { diligence: 0.1, ability: 0.9, startedDaysAgo: 2 } },
  { phone: '01000000002', courseKeyStart: 'sec2', learner: { diligence: 0.5, ability: 0.8, startedDaysAgo: 6 } },
];

/** Gives the demo students pasts that the screens have something to show of. The same names give the same pasts. */
export async function makeHistories(
  tx: Tx,
  tenantId: string,
  courses: readonly SeededCourse[],
  accountIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  for (const { phone, courseKeyStart, learner } of KNOWN_LEARNERS) {
    const course = courses.find(({ demo }) => demo.key.startsWith(courseKeyStart) && demo.active && !demo.openToAll);
    const id = accountIds.get(phone);
    if (course && id) await live(tx, tenantId, { id, phone, ...learner }, [course], now);
  }
  for (const student of DEMO_STUDENTS) {
    const id = accountIds.get(student.phone);
    const own = courses.filter(({ demo }) => demo.grade === student.grade && demo.active).slice(0, 2);
    if (id) await live(tx, tenantId, { id, ...student }, own, now);
  }
  await runStatement(tx, RECOUNT_ALL_TERMS, [tenantId]);
}

async function live(tx: Tx, tenantId: string, learner: Learner, courses: readonly SeededCourse[], now: Date) {
  const random = seededRandom(learner.phone);
  const chance = () => random() / 2 ** 32;
  const started = now.getTime() - learner.startedDaysAgo * DAY;
  let seen = started;
  for (const course of courses) {
    await newEnrolment(tx, tenantId, learner.id, course.id, new Date(started));
    const past = pastOf(course, learner, started, now.getTime(), chance);
    const key = { tenantId, studentId: learner.id, courseId: course.id };
    seen = Math.max(seen, ...past.finished.map(({ at }) => at));
    if (past.finished.length > 0) {
      await tx.insert(lessonProgress).values(
        past.finished.map(({ lessonId, at }) => ({
          ...key,
          lessonId,
          completedAt: new Date(at),
          updatedAt: new Date(at),
        })),
      );
    }
    if (past.results.length === 0) continue;
    await tx
      .insert(quizResults)
      .values(
        past.results.map(({ at, ...result }) => ({ ...key, ...result, contentVersion: 1, submittedAt: new Date(at) })),
      );
    await addToTerm(tx, tenantId, learner.id, course, past.results);
  }
  await tx
    .update(accounts)
    .set({ lastSeenAt: new Date(seen) })
    .where(and(eq(accounts.tenantId, tenantId), eq(accounts.id, learner.id)));
}

interface Past {
  finished: { lessonId: number; at: number }[];
  results: {
    lessonId: number;
    at: number;
    answers: number[];
    score: number;
    correctCount: number;
    total: number;
    possibleMarks: number | null;
    notes: string;
  }[];
}

/** Lessons in order, as far as diligence goes: nothing is finished behind an unsubmitted quiz. */
function pastOf(course: SeededCourse, learner: Learner, started: number, now: number, chance: () => number): Past {
  const lessons = course.demo.units.flatMap((unit, unitAt) =>
    unit.lessons.map((lesson, at) => ({ lesson, lessonId: course.units[unitAt]?.lessonIds[at] ?? 0 })),
  );
  const done = lessons.slice(0, Math.floor(lessons.length * learner.diligence));
  const past: Past = { finished: [], results: [] };
  done.forEach(({ lesson, lessonId }, at) => {
    const moment = started + ((now - started) * (at + 1)) / (done.length + 1);
    past.finished.push({ lessonId, at: moment });
    if (lesson.type === 'Quiz')
      past.results.push({ lessonId, at: moment, ...paperOf(lesson, learner.ability, chance) });
  });
  return past;
}

function paperOf(quiz: DemoQuizLesson, ability: number, chance: () => number) {
  const answers = quiz.questions.map(({ right, choices }) =>
    chance() < ability ? right : (right + 1 + Math.floor(chance() * (choices.length - 1))) % choices.length,
  );
  const graded = quiz.questions.map(({ choices, right, weight = 1 }) => {
    return { kind: 'single-choice' as const, choices, rightChoice: right, weight };
  });
  const { correctCount, total, percent, possibleMarks } = scoreQuiz(graded, answers);
  return { answers, correctCount, total, score: percent ?? 0, possibleMarks, notes: quizNotes(correctCount, total) };
}

async function addToTerm(tx: Tx, tenantId: string, studentId: string, course: SeededCourse, results: Past['results']) {
  const sums = new Map<ReturnType<typeof termPeriod>, { scoreSum: number; quizCount: number }>();
  for (const { at, score } of results) {
    const period = termPeriod(course.demo.term, at);
    const sum = sums.get(period) ?? { scoreSum: 0, quizCount: 0 };
    sums.set(period, { scoreSum: sum.scoreSum + score, quizCount: sum.quizCount + 1 });
  }
  for (const [period, sum] of sums) {
    await tx
      .insert(termScores)
      .values({ tenantId, studentId, period, ...sum })
      .onConflictDoNothing();
  }
}
