import { address } from '../../pages/address.ts';
import { COMPLETION, type LessonKind } from './lesson-kind.ts';

export const video: LessonKind = {
  page: {
    address: address('/course/:courseId/lesson/:lessonId/video'),
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
