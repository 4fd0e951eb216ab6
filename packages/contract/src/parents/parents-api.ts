import { getQuizzesProgressByParent } from './get-quizzes-progress-by-parent.ts';
import { getVideosProgressByParent } from './get-videos-progress-by-parent.ts';

export const parentsApi = { getQuizzesProgressByParent, getVideosProgressByParent } as const;
