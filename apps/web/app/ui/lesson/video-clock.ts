/** What stands beside a video may know where it is and take it elsewhere. */
export interface VideoClock {
  now(): number;
  /** Plays on from there, also when nothing has been played yet. */
  playFrom(second: number): void;
}
