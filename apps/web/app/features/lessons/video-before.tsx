import { kindOfLesson } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { ReactNode } from 'react';
import { useLessonPlace } from './video-lesson/use-lesson-place.ts';

interface VideoBeforeProps {
  courseId: number;
  lessonId: number;
  children: (video: { id: number; name: string }) => ReactNode;
}

/** The last video of the unit before a lesson, where it can be opened. */
export function VideoBefore({ courseId, lessonId, children }: VideoBeforeProps) {
  const place = useLessonPlace(courseId, lessonId);
  const before = place?.lessons.slice(0, place.index) ?? [];
  const video = before.reverse().find((lesson) => kindOfLesson(lesson).isWatched && lesson.opens);
  return video ? children(video) : null;
}
