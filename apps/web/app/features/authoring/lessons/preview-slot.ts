import type { LessonVideo } from '../../lessons/video-lesson/lesson-video.ts';

/** What the editor gives to whoever draws the player. */
export interface PreviewSlot {
  lessonId: number;
  video: LessonVideo;
  /** The player found out how long the video is. */
  onDuration: (seconds: number) => void;
}
