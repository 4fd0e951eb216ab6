import { isMuted, PLAYBACK_SPEEDS } from '@hessa/rules/media/playback';
import { followCaptions } from './follow-captions.ts';
import { type AdapterOptions, NO_CAPABILITIES, type PlaybackFailure, type PlayerAdapter } from './player-adapter.ts';
import { createSnapshotStore, type SnapshotStore } from './snapshot-store.ts';

export interface MediaElement {
  video: HTMLVideoElement;
  store: SnapshotStore;
  adapter: PlayerAdapter;
}

const EVENTS = [
  'loadedmetadata',
  'durationchange',
  'play',
  'playing',
  'pause',
  'ended',
  'seeking',
  'seeked',
  'canplay',
  'progress',
  'ratechange',
  'volumechange',
  'resize',
] as const;

/** The browser's own `<video>`; what is to be played in it is the caller's business. */
export function createMediaElement(host: HTMLElement, options: AdapterOptions): MediaElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'metadata';
  video.tabIndex = -1;
  // The phone's own picture-in-picture and cast buttons would show the video without its watermark.
  video.disablePictureInPicture = true;
  video.disableRemotePlayback = true;
  if (options.posterUrl) video.poster = options.posterUrl;
  const store = createSnapshotStore({
    positionSeconds: options.startAt,
    can: {
      ...NO_CAPABILITIES,
      seek: true,
      volume: obeysVolume(video) ? 'steps' : 'mute',
      speeds: PLAYBACK_SPEEDS,
      captions: options.captionsUrl !== null,
    },
  });
  const captions = followCaptions(video, options.captionsUrl, (caption) => store.set({ caption }));
  const leaving = new AbortController();
  const { signal } = leaving;
  for (const event of EVENTS) video.addEventListener(event, read, { signal });
  video.addEventListener('waiting', ranDry, { signal });
  if (options.startAt > 0) video.currentTime = options.startAt;
  host.append(video);

  function read() {
    store.set({
      ready: video.readyState >= HTMLMediaElement.HAVE_METADATA,
      playing: !video.paused && !video.ended,
      waiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
      ended: video.ended,
      positionSeconds: video.currentTime,
      durationSeconds: Number.isFinite(video.duration) && video.duration > 0 ? video.duration : null,
      loadedSeconds: loadedUpTo(video),
      volume: video.muted ? 0 : video.volume,
      speed: video.playbackRate,
      lines: video.videoHeight || null,
    });
  }

  function ranDry() {
    // A jump makes it wait too; only a line that is too slow counts.
    const stalled = !video.seeking && video.currentTime > 0 && !video.paused;
    store.set({ waiting: !video.paused, stalls: store.get().stalls + (stalled ? 1 : 0) });
  }

  const adapter: PlayerAdapter = {
    snapshot: store.get,
    subscribe: store.subscribe,
    play() {
      // A refusal shows itself as a pause; a second press plays.
      video.play().catch(read);
      // Its event comes later; a second press may not wait for it.
      read();
    },
    pause() {
      video.pause();
      read();
    },
    seek(seconds) {
      video.currentTime = Math.max(0, Math.min(seconds, video.duration || seconds));
      read();
    },
    setVolume(volume) {
      if (store.get().can.volume === 'steps') video.volume = volume;
      video.muted = isMuted(volume);
      read();
    },
    setSpeed(speed) {
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      read();
    },
    setQuality() {},
    showCaptions: captions.show,
    poll: read,
    destroy() {
      leaving.abort();
      captions.stop();
      video.pause();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
  return { video, store, adapter };
}

/** Some phones let nobody but their own buttons set the volume. */
function obeysVolume(video: HTMLVideoElement): boolean {
  video.volume = 0.5;
  const obeyed = video.volume === 0.5;
  video.volume = 1;
  return obeyed;
}

function loadedUpTo(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let at = 0; at < buffered.length; at++) {
    if (buffered.start(at) <= currentTime + 0.1 && currentTime <= buffered.end(at)) return buffered.end(at);
  }
  return 0;
}

/** The failure behind an element's error: only the server knows whether it refused the address. */
export async function explainError(video: HTMLVideoElement, url: string): Promise<PlaybackFailure> {
  if (!navigator.onLine) return 'line';
  const byLine = video.error?.code === MediaError.MEDIA_ERR_NETWORK;
  if (new URL(url, location.href).origin !== location.origin) return byLine ? 'line' : 'unplayable';
  try {
    const { status, ok } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    if (status === 401 || status === 403 || status === 410) return 'expired';
    if (status === 409) return 'elsewhere';
    if (status === 404) return 'taken-away';
    return ok && !byLine ? 'unplayable' : 'line';
  } catch {
    return 'line';
  }
}
