import type { Milestone } from '@hessa/rules/statistics/milestones';
import type { ComponentProps } from 'react';
import type { Stamp } from '../../ui/drawings/stamp.tsx';

interface MilestoneFace extends Pick<ComponentProps<typeof Stamp>, 'shape' | 'lines'> {
  how: string;
}

/** How a stamp looks, and how it is earned. */
export const MILESTONE_FACES: Readonly<Record<Milestone, MilestoneFace>> = {
  'first-video': { shape: 'round', lines: ['أول', 'فيديو'], how: 'خلّص فيديو واحد' },
  'first-quiz': { shape: 'box', lines: ['أول', 'امتحان'], how: 'سلّم امتحان واحد' },
  'whole-unit': { shape: 'round', lines: ['وحدة', 'كاملة'], how: 'خلّص كل دروس وحدة' },
  'full-mark': { shape: 'star', lines: ['كله', 'صح'], how: 'الدرجة النهائية في امتحان' },
  'ten-videos': { shape: 'box', lines: ['عشر', 'فيديوهات'], how: 'خلّص عشر فيديوهات' },
  'ten-quizzes': { shape: 'box', lines: ['عشر', 'امتحانات'], how: 'سلّم عشر امتحانات' },
  'steady-month': { shape: 'box', lines: ['شهر', 'شغل'], how: 'أربع أسابيع في كل واحد تلات دروس، ولو مش ورا بعض' },
  'three-full-marks': { shape: 'star', lines: ['نجم', 'الفصل'], how: 'الدرجة النهائية في تلات امتحانات' },
  'fifty-videos': { shape: 'round', lines: ['خمسين', 'فيديو'], how: 'خلّص خمسين فيديو' },
};

/** «أول فيديو»، «كله صح» */
export function stampNames(stamps: readonly Milestone[]): string {
  return stamps.map((milestone) => `«${MILESTONE_FACES[milestone].lines.join(' ')}»`).join('، ');
}

export function newStampWords(stamps: readonly Milestone[]): string {
  return stamps.length === 1 ? 'ختم جديد: ' : 'أختام جديدة: ';
}
