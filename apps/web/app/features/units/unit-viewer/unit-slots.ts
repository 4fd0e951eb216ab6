import type { Reply } from '@hessa/contract/client';
import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ReactNode, RefObject } from 'react';
import type { VideoClock } from '../../../ui/lesson/video-clock.ts';

/** What the viewer gives to whoever draws the player. */
interface UnitPlayerSlot {
  lessonId: number;
  video: Extract<Reply<'GET /Student/contentlesson/{id}'>['data'], { type: 'Video' }>;
  /** When the server answered with this, by the phone's clock. */
  answeredAt: number;
  /** For what stands beside it. */
  clock: RefObject<VideoClock | null>;
  /** Stands right under the picture, before what the film takes. */
  heading: ReactNode;
  completed: boolean;
  onFinish: () => void;
  onProgress: (at: { positionSeconds: number; durationSeconds: number | null }) => void;
  onSourceExpired: () => void;
}

/** What the viewer gives to whoever draws the quiz. */
export interface UnitQuizSlot {
  lessonId: number;
  /** The way out of a quiz that does not open. */
  back: ReactNode;
  /** Stands over the buttons at the bottom. */
  footLine: ReactNode;
  finishLabel: string;
  onFinish: () => void;
  onSubmitted: () => void;
  /** It was handed in elsewhere before it was opened here. */
  onFound: () => void;
  onReview: (open: boolean) => void;
  /** Where the second of a video that explains a question is watched. */
  videoPath: (place: { lessonId: number; second: number }) => string;
  /** Draws the way to the video before the quiz, where there is one that can be opened. */
  videoBefore: (draw: (video: { id: number; name: string }) => ReactNode) => ReactNode;
}

/** What the viewer gives to whoever draws the marked paper of a quiz that was handed in before. */
interface UnitPaperSlot extends Pick<UnitQuizSlot, 'finishLabel' | 'onFinish' | 'videoPath' | 'videoBefore'> {
  result: Reply<'GET /api/quizresult/{lessonId}'>['data'];
}

/** The parts of the viewer that other features draw. */
export interface UnitSlots {
  digits: DigitStyle;
  player: (slot: UnitPlayerSlot) => ReactNode;
  notes: (slot: Pick<UnitPlayerSlot, 'lessonId' | 'clock'>) => ReactNode;
  quiz: (slot: UnitQuizSlot) => ReactNode;
  paper: (slot: UnitPaperSlot) => ReactNode;
}
