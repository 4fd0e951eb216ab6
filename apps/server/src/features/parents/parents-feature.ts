import type { Feature } from '../../calls/feature.ts';
import { getQuizzesProgressByParent, getVideosProgressByParent } from './get-progress-by-parent.ts';

export const parentsFeature: Feature = {
  calls: [getQuizzesProgressByParent, getVideosProgressByParent],
};
