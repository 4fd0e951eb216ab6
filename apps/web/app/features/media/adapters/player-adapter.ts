import type { VideoQuality } from '@hessa/rules/media/video-quality';

export type PlaybackFailure =
  /** The line failed; the same address may work in a minute. */
  | 'line'
  /** The address was signed for a while that is over. */
  | 'expired'
  /** The account plays another video on another device. */
  | 'elsewhere'
  /** The browser cannot play what came. */
  | 'unplayable'
  /** The video was taken away, or its owner lets it play nowhere else. */
  | 'taken-away'
  /** The frame of another service never said a word. */
  | 'no-answer';

export interface QualityOption {
  quality: VideoQuality;
  /** Null where only a typical figure is known. */
  kilobits: number | null;
}

/** What a provider obeys; the rest is hidden, not faked. */
export interface Capabilities {
  seek: boolean;
  volume: 'steps' | 'mute' | 'none';
  speeds: readonly number[];
  qualities: readonly QualityOption[];
  /** Whether a chosen quality is what comes, or only what was asked for. */
  quality: 'obeyed' | 'wished';
  captions: boolean;
  /** The frame has a bar of its own that must stay reachable. */
  ownBar: boolean;
}

export interface PlayerSnapshot {
  ready: boolean;
  playing: boolean;
  /** Wants to play and waits for data. */
  waiting: boolean;
  /** How often it ran dry so far. */
  stalls: number;
  ended: boolean;
  positionSeconds: number;
  durationSeconds: number | null;
  loadedSeconds: number;
  /** 0 when muted. */
  volume: number;
  speed: number;
  /** The words of the moment, when captions are on. */
  caption: string | null;
  /** Lines of the picture that is really shown, where the provider tells. */
  lines: number | null;
  /** What was fetched of the film so far, where it is a stream of ours. */
  fetchedBytes: number;
  can: Capabilities;
  failure: PlaybackFailure | null;
}

/** One video of one provider. Everything is asked of the provider itself, so quick presses never act on old news. */
export interface PlayerAdapter {
  snapshot(): PlayerSnapshot;
  subscribe(listener: () => void): () => void;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setSpeed(speed: number): void;
  /** `atMost` leaves the choice to the provider, up to a limit. */
  setQuality(wish: { exactly: VideoQuality } | { atMost: VideoQuality }): void;
  showCaptions(shown: boolean): void;
  /** Asks for the position, as the clock of the player does once a second. */
  poll(): void;
  /** What the whole video weighs, where it is one file of ours. */
  fileBytes?(): Promise<number | null>;
  destroy(): void;
}

export interface AdapterOptions {
  /** The name of the lesson, for whoever lands inside a frame. */
  title: string;
  captionsUrl: string | null;
  posterUrl: string | null;
  /** Where to begin, in seconds. */
  startAt: number;
}

export const NO_CAPABILITIES: Capabilities = {
  seek: false,
  volume: 'none',
  speeds: [],
  qualities: [],
  quality: 'obeyed',
  captions: false,
  ownBar: false,
};

export const IDLE: PlayerSnapshot = {
  ready: false,
  playing: false,
  waiting: false,
  stalls: 0,
  ended: false,
  positionSeconds: 0,
  durationSeconds: null,
  loadedSeconds: 0,
  volume: 1,
  speed: 1,
  caption: null,
  lines: null,
  fetchedBytes: 0,
  can: NO_CAPABILITIES,
  failure: null,
};
