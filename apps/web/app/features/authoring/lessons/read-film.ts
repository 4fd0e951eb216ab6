import { filmSeconds } from '@hessa/rules/media/player-time';

const PATIENCE_MS = 8000;

export interface ReadFilm {
  durationSeconds: number | null;
  /** Zero where the browser shows no picture. */
  width: number;
  height: number;
}

/** What a film is by the browser's own reading of it; null for one that does not tell or does not open. */
export function readFilm(source: File | string): Promise<ReadFilm | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const address = typeof source === 'string' ? source : URL.createObjectURL(source);
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    function end(read: ReadFilm | null) {
      clearTimeout(timer);
      video.removeAttribute('src');
      if (typeof source !== 'string') URL.revokeObjectURL(address);
      resolve(read);
    }
    video.preload = 'metadata';
    video.onloadedmetadata = () => {
      const { duration, videoWidth: width, videoHeight: height } = video;
      const isKnown = Number.isFinite(duration) && duration > 0;
      end({ durationSeconds: isKnown ? filmSeconds(duration) : null, width, height });
    };
    video.onerror = () => end(null);
    video.src = address;
  });
}
