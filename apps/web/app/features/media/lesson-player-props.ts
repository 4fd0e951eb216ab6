import type { Reply } from '@hessa/contract/client';
import type { ReactNode, RefObject } from 'react';
import type { VideoClock } from '../../ui/lesson/video-clock.ts';

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
  /** When the server answered with this, by the phone's clock; unknown to whoever has no place to come back to. */
  answeredAt?: number;
  /** The second that the page's address names: it is opened there, and nothing is asked. */
  startAt?: number | null;
  /** What stands beside the player asks and moves it by this. */
  clock?: RefObject<VideoClock | null>;
  /** Stands right under the picture, before what the film takes. */
  heading?: ReactNode;
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
  /** Nothing is told to the server: who looks is no student. */
  silent?: boolean;
}
