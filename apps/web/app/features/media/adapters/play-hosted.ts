import { PLAYBACK_SPEEDS } from '@hessa/rules/media/playback';
import { createMessageFrame } from './message-frame.ts';
import { type AdapterOptions, NO_CAPABILITIES, type PlayerAdapter } from './player-adapter.ts';
import { createSnapshotStore } from './snapshot-store.ts';

const PROTOCOL = { context: 'player.js', version: '0.0.11' } as const;
const LISTENER = 'hessa';
const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'error'] as const;
const ANSWERS_WITHIN_MS = 20_000;

/** The hosted service's frame by player.js messages. Its own bar stays; ours shows what it says it can do. */
export function playHosted(
  host: HTMLElement,
  { url, origin }: { url: string; origin: string },
  options: AdapterOptions,
): PlayerAdapter {
  let startAt = options.startAt;
  /** A service that tells nothing but the time is known to play by the time going on. */
  let tellsPlaying = false;
  const store = createSnapshotStore({
    positionSeconds: startAt,
    can: { ...NO_CAPABILITIES, ownBar: true },
  });
  const frame = createMessageFrame(host, { url, origin, title: options.title, onMessage: hear, onLoad: greet });
  const patience = setTimeout(() => {
    if (!store.get().ready) store.set({ failure: navigator.onLine ? 'no-answer' : 'line' });
  }, ANSWERS_WITHIN_MS);

  /** The frame is there; an old service may never say so itself. */
  function greet() {
    store.set({ ready: true });
    for (const value of ['ready', ...EVENTS]) ask('addEventListener', value);
    poll();
  }

  function ask(method: string, value?: unknown) {
    frame.send({ ...PROTOCOL, method, ...(value === undefined ? {} : { value }), listener: LISTENER });
  }

  function hear({ context, event, value }: Record<string, unknown>) {
    if (context !== PROTOCOL.context) return;
    if (event === 'ready') return learnMethods(value);
    if (event === 'play' || event === 'pause' || event === 'ended') {
      tellsPlaying = true;
      store.set({ playing: event === 'play', ended: event === 'ended' });
      if (event !== 'play') poll();
    }
    if (event === 'error') store.set({ failure: 'unplayable', playing: false });
    if (event === 'getCurrentTime' || event === 'timeupdate') learnTime(value);
    if (event === 'getDuration' && typeof value === 'number') learnTime({ duration: value });
    if (event === 'getVolume' && typeof value === 'number') store.set({ volume: value / 100 });
    if (event === 'getMuted' && value === true) store.set({ volume: 0 });
  }

  function learnMethods(value: unknown) {
    const methods = (value as { methods?: unknown } | null)?.methods;
    const has = (method: string) => Array.isArray(methods) && methods.includes(method);
    store.set({
      ready: true,
      can: {
        ...store.get().can,
        seek: has('setCurrentTime'),
        volume: has('setVolume') ? 'steps' : has('mute') && has('unmute') ? 'mute' : 'none',
        speeds: has('setPlaybackRate') ? PLAYBACK_SPEEDS : [],
      },
    });
    for (const event of EVENTS) ask('addEventListener', event);
    if (has('getVolume')) ask('getVolume');
    if (startAt > 0 && has('setCurrentTime')) ask('setCurrentTime', startAt);
    startAt = 0;
    poll();
  }

  /** Some answer with a number, some with an object of both. */
  function learnTime(value: unknown) {
    const told = typeof value === 'number' ? { currentTime: value } : ((value ?? {}) as Record<string, unknown>);
    const position = told.currentTime ?? told.seconds;
    const { positionSeconds, durationSeconds, playing } = store.get();
    const now = typeof position === 'number' ? position : positionSeconds;
    store.set({
      positionSeconds: now,
      durationSeconds: typeof told.duration === 'number' && told.duration > 0 ? told.duration : durationSeconds,
      playing: tellsPlaying ? playing : now > positionSeconds,
    });
  }

  function poll() {
    ask('getCurrentTime');
    if (store.get().durationSeconds === null) ask('getDuration');
  }

  return {
    snapshot: store.get,
    subscribe: store.subscribe,
    play() {
      ask('play');
      store.set({ playing: true, ended: false });
    },
    pause() {
      ask('pause');
      store.set({ playing: false });
    },
    seek(seconds) {
      if (!store.get().can.seek) return;
      ask('setCurrentTime', seconds);
      store.set({ positionSeconds: seconds, ended: false });
    },
    setVolume(volume) {
      const { can } = store.get();
      if (can.volume === 'steps') ask('setVolume', Math.round(volume * 100));
      else ask(volume > 0 ? 'unmute' : 'mute');
      store.set({ volume });
    },
    setSpeed(speed) {
      ask('setPlaybackRate', speed);
      store.set({ speed });
    },
    setQuality() {},
    showCaptions() {},
    poll,
    destroy() {
      clearTimeout(patience);
      frame.destroy();
    },
  };
}
