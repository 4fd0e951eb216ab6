import { momentText } from '../lessons/moment-text.ts';
import { keyInCourse, ownKey } from '../quizzes/key-of-paper.ts';
import type { Paper } from './find-papers.ts';
import type { StudiedCourse } from './present-standing.ts';

/** Until when the right answers of a paper wait; nothing where they may be seen. */
export function presentKey(paper: Paper, studied: readonly StudiedCourse[], now: number) {
  const own = ownKey(paper, now);
  const course = studied.find(({ outline }) => outline.course.id === paper.courseId) ?? null;
  const key = own === undefined ? keyInCourse(paper, course, now) : own;
  return key && { hiddenKey: { ...key, opensAt: momentText(key.opensAt) } };
}
