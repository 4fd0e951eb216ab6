import { address } from '../../pages/address.ts';
import { COMPLETION, type LessonKind } from './lesson-kind.ts';

/** Where a student watches a video. */
export const videoPath = address('/course/:courseId/lesson/:lessonId/video');

export const video: LessonKind = {
  page: {
    address: videoPath,
    module: 'student/lesson-video',
    showsCourse: true,
    undisturbed: false,
  },
  editor: { address: address('/teach/courses/:courseId/video/:lessonId'), module: 'teach/video-lesson' },

  finish: COMPLETION,
  blocks: false,
  isWatched: true,
  isAnswered: false,

  isEmpty: () => false,
  gap: ({ hasVideo }) => (hasVideo ? null : 'no-video'),
};
