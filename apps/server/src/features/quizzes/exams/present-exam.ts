import type { examState } from '@hessa/contract/quizzes/exams/exam-state';
import { type ExamTerms, examDoor, hasPassed, lastStart, usedAttempts } from '@hessa/rules/quizzes/exams/exam-terms';
import { marksOf } from '@hessa/rules/quizzes/marks';
import type { z } from 'zod';
import type { AccountContext } from '../../../calls/context.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { drawFor, drawnPaper } from '../drawn-paper.ts';
import { loadPaper } from '../quiz-questions.ts';
import { findAfterwards } from './find-afterwards.ts';
import type { FoundExam } from './find-exam.ts';
import { runningOf, type Sitting, standing } from './find-sittings.ts';
import { countedSitting } from './recount-result.ts';

type ExamState = z.input<typeof examState>;

/** A quiz that was an exam once: nobody starts it, and what was written stands. */
const FORMER: ExamTerms = {
  ...{ minutes: 0, opensAt: null, lastStartAt: null, closesAt: null },
  ...{ attempts: 0, counts: 'best', passMark: null },
};

export interface ShownExam {
  exam: FoundExam;
  sittings: readonly Sitting[];
  isSubmitted: boolean;
  /** The unit is shut for this student. */
  isShut: boolean;
  /** Further attempts may follow the first, as far as the unit has a say. */
  hasFurther: boolean;
}

export async function presentExam(tx: Tx, ctx: AccountContext, shown: ShownExam): Promise<ExamState> {
  const { exam, sittings, isSubmitted, isShut, hasFurther } = shown;
  const { lessonName, holdsCourse, keyTime, extraMinutes } = exam;
  const terms = exam.terms ?? FORMER;
  const running = runningOf(sittings);
  const contentVersion = running?.contentVersion ?? exam.contentVersion;
  const paper = await loadPaper(tx, ctx, { id: exam.lessonId, contentVersion });
  const used = usedAttempts(standing(sittings).length, isSubmitted);
  const sitter = { studentId: ctx.account.id, lessonId: exam.lessonId };
  // Whichever are drawn, there are as many and they are worth as much.
  const { questions } = drawnPaper(paper, running?.drawn ?? drawFor(ctx, paper, { ...sitter, number: used + 1 }));
  const isReleased = exam.resultsAt === null || exam.resultsAt <= ctx.now;
  const door = examDoor(terms, used, ctx.now.getTime()).kind;
  return {
    ...{ lessonName, holdsCourse, keyTime, extraMinutes, used },
    now: ctx.now.getTime(),
    minutes: terms.minutes + extraMinutes,
    questionCount: questions.length,
    kinds: [...new Set(questions.map(({ kind }) => kind))],
    possible: questions.reduce((sum, { weight }) => sum + weight, 0),
    opensAt: terms.opensAt,
    lastStartAt: lastStart(terms),
    closesAt: terms.closesAt,
    // Nobody is promised an attempt that the unit will not let them begin.
    attempts: hasFurther ? terms.attempts : Math.max(used, 1),
    counts: terms.counts,
    passMark: terms.passMark,
    door: isShut && door === 'open' ? 'over' : door,
    sitting: running
      ? {
          number: running.number,
          startedAt: running.startedAt.getTime(),
          endsAt: running.endsAt.getTime(),
          form: running.form,
          elsewhere: running.holder !== ctx.account.sessionId,
        }
      : null,
    releasedAt: isReleased ? null : (exam.resultsAt?.getTime() ?? null),
    papers: await presentPapers(tx, terms, standing(sittings), isReleased),
  };
}

async function presentPapers(
  tx: Tx,
  terms: ExamTerms,
  sittings: readonly Sitting[],
  isReleased: boolean,
): Promise<ExamState['papers']> {
  const closed = sittings.filter(({ grading }) => grading !== null);
  const [first] = closed;
  if (!first) return [];
  const counting = countedSitting(closed, terms);
  const afterwards = await findAfterwards(tx, first);
  return closed.flatMap((sitting) => {
    const { number, grading, handedInAt, handedInBy } = sitting;
    if (!grading || !handedInAt || !handedInBy) return [];
    const { total, possibleMarks, ...worth } = afterwards.regraded(sitting) ?? grading;
    const score = isReleased ? worth.score : null;
    const held = afterwards.waiting(sitting);
    return {
      ...{ number, score, total, handedInBy },
      correctCount: isReleased ? worth.correctCount : null,
      marks: marksOf(score, possibleMarks),
      handedInAt: handedInAt.getTime(),
      // Which of several counts would tell which is better.
      counts: isReleased && number === counting?.number,
      // Late answers that wait may still change it.
      passed: held > 0 ? null : hasPassed(score, terms.passMark),
      held,
      refused: afterwards.refused(sitting),
    };
  });
}
