import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { default as Hls, HlsConfig, RetryConfig } from 'hls.js';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';
import { networkInformation } from '../detect-connection.ts';
import { keptLoader } from './kept-loader.ts';
import { createMediaElement, explainError } from './media-element.ts';
import { type NativeStream, openNatively } from './native-stream.ts';
import type { AdapterOptions, PlaybackFailure, PlayerAdapter } from './player-adapter.ts';
import { optionsOf, placeOf, qualityOf } from './stream-levels.ts';

type Wish = Parameters<PlayerAdapter['setQuality']>[0];
type LoadPolicies = Pick<HlsConfig, 'fragLoadPolicy' | 'keyLoadPolicy' | 'playlistLoadPolicy'>;

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** What a line is taken to bear before anything came over it: a slow one, which is soon known better. */
const SLOW_LINE = 400_000;
/** A line that was cut is tried again after so long, as often as it takes. */
const TRY_AGAIN_MS = 2000;
/**
 * How far ahead is fetched: enough to ride through a tunnel, and no more than somebody who leaves early would mind
 * having paid for. Left to itself the library fetches ten minutes, or sixty megabytes.
 */
const AHEAD = { maxMaxBufferLength: 120, maxBufferSize: 8_000_000, maxBufferLength: 30 };
/** Answers that mean that somebody decided, not that the line is bad. */
const REFUSALS = new Map<number | undefined, PlaybackFailure>([
  [401, 'expired'],
  [403, 'expired'],
  [410, 'expired'],
  [409, 'elsewhere'],
  [404, 'taken-away'],
]);

/** An adaptive stream: through hls.js where the browser lets scripts feed a video, else as the browser plays it. */
export function playStream(
  host: HTMLElement,
  url: string,
  options: AdapterOptions,
  /** Whose pieces lie on the phone: nothing of it comes over the line. */
  kept: KeptFilm | null = null,
): PlayerAdapter {
  const { video, store, adapter } = createMediaElement(host, options);
  let hls: Hls | null = null;
  let native: NativeStream | null = null;
  let levels: readonly { quality: VideoQuality; index: number }[] = [];
  let wish: Wish | null = null;
  let wanted = false;
  let listed = false;
  let over = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const fail = () => void explainError(video, url).then((failure) => store.set({ failure, playing: false }));
  video.addEventListener('error', fail);

  void attach().catch(() => store.set({ failure: 'line' }));

  async function attach() {
    // The content policy lets scripts read our own streams only; others are the browser's to play.
    const own = new URL(url, location.href).origin === location.origin;
    const { default: Library } = own || !video.canPlayType(HLS_TYPE) ? await import('hls.js/light') : { default: null };
    if (over) return;
    // Asked before canPlayType: Chromium answers 'maybe' and then plays badly.
    if (!Library?.isSupported()) {
      const opened = own ? await openNatively(video, url) : null;
      if (over) return;
      if (opened) {
        native = opened;
        store.set({ can: { ...store.get().can, qualities: optionsOf(opened.levels) } });
        opened.obey(wish);
      } else video.src = url;
      if (wanted) adapter.play();
      return;
    }
    // No worker: it would be a script made of text, which the content policy refuses.
    const stream = new Library({
      enableWorker: false,
      autoStartLoad: false,
      startPosition: options.startAt || -1,
      // The first piece comes in the quality that the line is said to bear, not in the smallest to try it out.
      startLevel: -1,
      testBandwidth: false,
      abrEwmaDefaultEstimate: saidToBear(),
      ...AHEAD,
      ...askingAgain(Library.DefaultConfig),
      ...(kept ? { loader: keptLoader(kept) } : {}),
    });
    hls = stream;
    stream.on(Library.Events.FRAG_LOADED, (_event, { frag }) => {
      if (!kept) store.set({ fetchedBytes: store.get().fetchedBytes + frag.stats.loaded });
      // An error makes the library choose by itself; what was chosen counts again as soon as anything comes.
      if (wish && 'exactly' in wish && stream.autoLevelEnabled) stream.loadLevel = bestUpTo(wish.exactly);
    });
    stream.on(Library.Events.MANIFEST_PARSED, () => {
      levels = stream.levels.flatMap((level, index) => {
        const quality = qualityOf(level);
        return quality ? [{ quality, index }] : [];
      });
      listed = true;
      store.set({ ready: true, can: { ...store.get().can, qualities: optionsOf(stream.levels) } });
      obey();
      if (wanted) start();
    });
    stream.on(Library.Events.ERROR, (_event, data) => {
      const refusal = REFUSALS.get(data.response?.code);
      // The library would ask eight times more, and other qualities too.
      if (refusal) stream.stopLoad();
      else if (!data.fatal) return;
      const byLine = data.type === Library.ErrorTypes.NETWORK_ERROR;
      if (!byLine || refusal) return store.set({ failure: refusal ?? 'unplayable', playing: false });
      // What is here plays on; what is missing is asked for until it comes.
      if (stream.levels.length === 0) return store.set({ failure: 'line', playing: false });
      clearTimeout(again);
      again = setTimeout(() => stream.startLoad(), TRY_AGAIN_MS);
    });
    stream.loadSource(url);
    stream.attachMedia(video);
  }

  function start() {
    hls?.startLoad(options.startAt || -1);
    adapter.play();
  }

  /**
   * Tells hls.js what was wished; its own choice by the line stays below the limit. Only a press throws away what was
   * fetched: a limit that changes, with the line or when the phone is turned, is true of what comes next.
   */
  function obey(pressed = false) {
    if (!hls || !wish) return;
    const most = bestUpTo('exactly' in wish ? wish.exactly : wish.atMost);
    hls.autoLevelCapping = most;
    const level = 'exactly' in wish ? most : -1;
    if (pressed) hls.currentLevel = level;
    else hls.loadLevel = level;
  }

  /** The best level with no more lines than the quality; the smallest when all have more. */
  function bestUpTo(quality: VideoQuality): number {
    const place = placeOf(quality);
    const fitting = levels.filter((level) => placeOf(level.quality) >= place);
    return fitting.at(-1)?.index ?? levels[0]?.index ?? -1;
  }

  return {
    ...adapter,
    play() {
      // Until it is wanted, only the list of qualities was fetched.
      const first = !wanted;
      wanted = true;
      // By the list and not by the element, which is not ready before the first piece: a list that lies on the phone
      // is here before the element has begun.
      if (hls && first && listed) start();
      else if (!first || (video.src && !hls)) adapter.play();
      else store.set({ waiting: true });
    },
    setQuality(next) {
      const pressed = wish !== null && chosenIn(wish) !== chosenIn(next);
      wish = next;
      native?.obey(next);
      obey(pressed);
    },
    destroy() {
      over = true;
      clearTimeout(again);
      video.removeEventListener('error', fail);
      hls?.destroy();
      adapter.destroy();
    },
  };
}

/** The quality that somebody chose; none where it is left to the line. */
function chosenIn(wish: Wish): VideoQuality | null {
  return 'exactly' in wish ? wish.exactly : null;
}

/**
 * A request that nobody answered is made again in the same quality, however often, also where the browser takes a dead
 * line for a living one. Left to itself the library goes through all other qualities instead, and forgets a chosen one.
 */
function askingAgain({ fragLoadPolicy, keyLoadPolicy, playlistLoadPolicy }: LoadPolicies): LoadPolicies {
  return {
    fragLoadPolicy: patient(fragLoadPolicy),
    keyLoadPolicy: patient(keyLoadPolicy),
    playlistLoadPolicy: patient(playlistLoadPolicy),
  };
}

function patient({ default: policy }: LoadPolicies['fragLoadPolicy']): LoadPolicies['fragLoadPolicy'] {
  const own = policy.errorRetry;
  if (!own) return { default: policy };
  let unanswered = false;
  const errorRetry: RetryConfig = {
    ...own,
    maxRetryDelayMs: TRY_AGAIN_MS,
    shouldRetry(_config, tries, _isTimeout, answer, may) {
      unanswered = answer?.code === 0;
      return unanswered || (may && tries < own.maxNumRetry);
    },
    // Asked for right after it: what came and is spoiled is fetched so often and no more.
    get maxNumRetry() {
      return unanswered ? Number.POSITIVE_INFINITY : own.maxNumRetry;
    },
  };
  return { default: { ...policy, errorRetry } };
}

/** Bits a second that the browser believes in; it is an optimist. */
function saidToBear(): number {
  const { downlink } = networkInformation() ?? {};
  return downlink ? Math.max(SLOW_LINE / 2, downlink * 500_000) : SLOW_LINE;
}
