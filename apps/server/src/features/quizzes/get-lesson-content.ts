import { getLessonContent as endpoint } from '@hessa/contract/lessons/get-lesson-content';
import { mayStandBefore } from '@hessa/rules/lessons/lesson-access';
import { handle } from '../../calls/handle.ts';
import { judgeLesson } from '../lessons/lesson-gate.ts';
import { lessonRefusal } from '../lessons/lesson-refusal.ts';
import { STORED_LESSONS } from './stored-lessons.ts';

/** One gate before any content: enrolment, window, blocking and submitted quizzes are all judged in `judgeLesson`. */
export const getLessonContent = handle(endpoint, (ctx, { params }) =>
  ctx.withTenant(async (tx) => {
    const gated = await judgeLesson(tx, ctx, params.id);
    const refusal = lessonRefusal(gated.access);
    if (refusal && !(gated.lesson.exam && mayStandBefore(gated.access))) throw refusal;
    return STORED_LESSONS[gated.lesson.type].content(tx, ctx, gated);
  }),
);
