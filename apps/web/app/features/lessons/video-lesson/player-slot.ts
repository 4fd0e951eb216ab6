import type { LessonVideo } from './lesson-video.ts';

/** What the page gives to whoever draws the player. */
export interface PlayerSlot {
  lessonId: number;
  video: LessonVideo;
  /** When the server answered with this, by the phone's clock. */
  answeredAt: number;
  completed: boolean;
  onFinish: () => void;
  onProgress: (at: { positionSeconds: number; durationSeconds: number | null; speed: number }) => void;
  onSourceExpired: () => void;
}
