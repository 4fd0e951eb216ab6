import type { Reply } from '@hessa/contract/client';

type Content = Reply<'GET /Student/contentlesson/{id}'>['data'];

export type LessonVideo = Extract<Content, { type: 'Video' }>;

export interface PlayerMoment {
  positionSeconds: number;
  durationSeconds: number | null;
  speed: number;
}

export interface LessonPlayerProps {
  lessonId: number;
  video: LessonVideo;
  /** Drawn over the picture. */
  watermark: { text: string; opacity: number; speed: number };
  completed: boolean;
  /** The finish button inside the player. */
  onFinish: () => void;
  /** Once a second while playing, and at every pause and end. */
  onProgress?: (at: PlayerMoment) => void;
  /** The address no longer plays: its signature ran out. The page asks for the content again. */
  onSourceExpired?: () => void;
  /** The unit viewer on phones turns the screen in fullscreen. */
  lockLandscape?: boolean;
  /** A still until it is pressed. */
  preview?: boolean;
}

/** A lesson's video with our own controls, whoever delivers it. */
export function LessonPlayer({ video }: LessonPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the captions come with the controls
    <video src={video.videoUrl} controls playsInline preload="metadata" />
  );
}
