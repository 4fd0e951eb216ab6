import { PLAYBACK_SPEEDS } from '@hessa/rules/media/playback';
import { QUALITIES, type VideoQuality } from '@hessa/rules/media/video-quality';
import { youtubeEmbedUrl } from '@hessa/rules/media/youtube-embed';
import { createMessageFrame } from './message-frame.ts';
import { type AdapterOptions, NO_CAPABILITIES, type PlaybackFailure, type PlayerAdapter } from './player-adapter.ts';
import { createSnapshotStore } from './snapshot-store.ts';

const ORIGIN = 'https://www.youtube-nocookie.com';
const ENDED = 0;
const PLAYING = 1;
const BUFFERING = 3;
const KNOCK_EVERY_MS = 500;
const ANSWERS_WITHIN_MS = 20_000;
let frames = 0;

interface Delivery {
  currentTime?: number;
  duration?: number;
  volume?: number;
  muted?: boolean;
  playbackRate?: number;
  playerState?: number;
  videoLoadedFraction?: number;
  availablePlaybackRates?: number[];
}

/**
 * YouTube's player by the messages that its own script sends: that script is not loaded, so nothing of another
 * company runs in our pages.
 */
export function playYoutube(host: HTMLElement, videoId: string, options: AdapterOptions): PlayerAdapter {
  const id = `player-${++frames}`;
  let startAt = options.startAt;
  let wish: VideoQuality | null = null;
  let answered = false;
  let started = false;
  let waiting: (() => void)[] = [];
  let known: Delivery = {};
  const store = createSnapshotStore({
    positionSeconds: startAt,
    can: {
      ...NO_CAPABILITIES,
      seek: true,
      volume: 'steps',
      speeds: PLAYBACK_SPEEDS,
      qualities: QUALITIES.map(({ quality }) => ({ quality, kilobits: null })),
      quality: 'wished',
    },
  });
  const frame = createMessageFrame(host, {
    url: youtubeEmbedUrl(videoId, location.origin),
    origin: ORIGIN,
    title: options.title,
    onMessage: hear,
  });
  // Our own bar drives it; a stop inside the frame would be a stop at nothing.
  frame.element.tabIndex = -1;
  const knock = setInterval(() => frame.send({ event: 'listening', id, channel: 'widget' }), KNOCK_EVERY_MS);
  const patience = setTimeout(() => {
    clearInterval(knock);
    store.set({ failure: navigator.onLine ? 'no-answer' : 'line' });
  }, ANSWERS_WITHIN_MS);

  function hear({ event, info }: Record<string, unknown>) {
    if (!answered) {
      answered = true;
      clearInterval(knock);
      clearTimeout(patience);
      for (const name of ['onReady', 'onStateChange', 'onError']) tell('addEventListener', name);
    }
    if (event === 'onReady') becomeReady();
    if (event === 'onStateChange' && typeof info === 'number') learn({ playerState: info });
    if (event === 'onError') store.set({ failure: failureOf(info), playing: false, waiting: false });
    if ((event === 'initialDelivery' || event === 'infoDelivery') && typeof info === 'object' && info) learn(info);
  }

  function learn(news: Delivery) {
    const before = known.playerState;
    known = { ...known, ...news };
    const { playerState, volume = 100, muted = false, playbackRate = 1, availablePlaybackRates } = known;
    const { can, stalls, playing } = store.get();
    const ranDry = playerState === BUFFERING && before === PLAYING;
    store.set({
      playing: playerState === undefined ? playing : playerState === PLAYING || playerState === BUFFERING,
      waiting: playerState === BUFFERING,
      stalls: stalls + (ranDry ? 1 : 0),
      ended: playerState === ENDED,
      volume: muted ? 0 : volume / 100,
      speed: playbackRate,
      ...(availablePlaybackRates && availablePlaybackRates.length !== can.speeds.length
        ? { can: { ...can, speeds: PLAYBACK_SPEEDS.filter((speed) => availablePlaybackRates.includes(speed)) } }
        : {}),
    });
    // While it runs the position is told several times a second; the player's own clock asks once.
    if (playerState !== PLAYING || before !== PLAYING) poll();
  }

  function poll() {
    const { currentTime = 0, duration = 0, videoLoadedFraction = 0 } = known;
    store.set({
      positionSeconds: startAt > 0 && currentTime === 0 ? startAt : currentTime,
      durationSeconds: duration > 0 ? duration : null,
      loadedSeconds: duration * videoLoadedFraction,
    });
  }

  function becomeReady() {
    store.set({ ready: true });
    for (const command of waiting) command();
    waiting = [];
  }

  function tell(func: string, ...args: unknown[]) {
    frame.send({ event: 'command', func, args, id, channel: 'widget' });
  }

  /** A press that came too early is not lost. */
  function command(func: string, ...args: unknown[]) {
    if (store.get().ready) tell(func, ...args);
    else waiting.push(() => tell(func, ...args));
  }

  /** A hint, and no more than that: YouTube chooses by the line and the size itself. */
  function reload(func: 'loadVideoById' | 'cueVideoById', startSeconds: number) {
    command(func, { videoId, startSeconds, suggestedQuality: wish });
  }

  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    play() {
      if (!started && wish) reload('loadVideoById', startAt);
      else {
        if (startAt > 0) command('seekTo', startAt, true);
        command('playVideo');
      }
      started = true;
      startAt = 0;
    },
    pause: () => command('pauseVideo'),
    seek(seconds) {
      startAt = 0;
      known = { ...known, currentTime: seconds };
      command('seekTo', seconds, true);
      poll();
    },
    setVolume(volume) {
      command('setVolume', Math.round(volume * 100));
      command(volume > 0 ? 'unMute' : 'mute');
      learn({ volume: volume * 100, muted: volume === 0 });
    },
    setSpeed(speed) {
      command('setPlaybackRate', speed);
      learn({ playbackRate: speed });
    },
    setQuality(next) {
      wish = 'exactly' in next ? next.exactly : null;
      const { playing, positionSeconds } = store.get();
      if (started && wish) reload(playing ? 'loadVideoById' : 'cueVideoById', positionSeconds);
    },
    showCaptions() {},
    poll,
    destroy() {
      clearInterval(knock);
      clearTimeout(patience);
      frame.destroy();
    },
  };
}

/** 2 and 5 are troubles of the player, 100 is a video that is gone, 101, 150 and 153 an owner who refuses. */
function failureOf(code: unknown): PlaybackFailure {
  return code === 5 ? 'unplayable' : 'taken-away';
}
