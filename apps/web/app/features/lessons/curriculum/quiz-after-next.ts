import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { CurriculumView, LessonView } from './curriculum-view.ts';

/** The quiz that comes right after the next lesson, in its unit, and is still to be handed in. */
export function quizAfterNext({ units }: Pick<CurriculumView, 'units'>): LessonView | null {
  for (const { lessons } of units) {
    const at = lessons.findIndex(({ isNext }) => isNext);
    const [next, after] = at < 0 ? [] : lessons.slice(at);
    if (!next || !after || kindOfLesson(next).blocks || !kindOfLesson(after).blocks) continue;
    return after.mark === 'open' || after.mark === 'locked' ? after : null;
  }
  return null;
}
