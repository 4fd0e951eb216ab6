import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode } from 'react';
import type { LessonView } from '../../lessons/curriculum/curriculum-view.ts';
import type { PreviewSlot } from '../lessons/preview-slot.ts';

export interface LessonPreviewProps {
  lesson: LessonView;
  digits: DigitStyle;
  player: (slot: PreviewSlot) => ReactNode;
  onClose: () => void;
}
