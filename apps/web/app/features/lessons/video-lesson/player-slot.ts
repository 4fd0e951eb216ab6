import type { ReactNode, RefObject } from 'react';
import type { VideoClock } from '../../../ui/lesson/video-clock.ts';
import type { LessonVideo } from './lesson-video.ts';

/** What the page gives to whoever draws the player. */
export interface PlayerSlot {
  lessonId: number;
  video: LessonVideo;
  /** When the server answered with this, by the phone's clock. */
  answeredAt: number;
  /** For what stands beside it. */
  clock: RefObject<VideoClock | null>;
  /** The lesson's name, which stands right under the picture. */
  heading: ReactNode;
  completed: boolean;
  onFinish: () => void;
  onProgress: (at: { positionSeconds: number; durationSeconds: number | null; speed: number }) => void;
  onSourceExpired: () => void;
}

/** What the page gives to whoever draws the student's notes. */
export type NotesSlot = Pick<PlayerSlot, 'lessonId' | 'clock'>;
