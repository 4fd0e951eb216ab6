import { getLessonContent as endpoint } from '@hessa/contract/lessons/get-lesson-content';
import { handle } from '../../calls/handle.ts';
import { openLesson } from '../lessons/lesson-gate.ts';
import { STORED_LESSONS } from './stored-lessons.ts';

/** One gate before any content: enrolment, window, blocking and submitted quizzes are all judged in `openLesson`. */
export const getLessonContent = handle(endpoint, (ctx, { params }) =>
  ctx.withTenant(async (tx) => {
    const gated = await openLesson(tx, ctx, params.id);
    return STORED_LESSONS[gated.lesson.type].content(tx, ctx, gated);
  }),
);
