import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { HlsConfig, RetryConfig } from 'hls.js';
import Hls from 'hls.js/light';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';
import { networkInformation } from '../detect-connection.ts';
import { keptLoader } from './kept-loader.ts';
import type { PlaybackFailure, PlayerAdapter } from './player-adapter.ts';
import { type Level, placeOf, qualityOf } from './stream-levels.ts';

type Wish = Parameters<PlayerAdapter['setQuality']>[0];
type LoadPolicies = Pick<HlsConfig, 'fragLoadPolicy' | 'keyLoadPolicy' | 'playlistLoadPolicy'>;

/** What a line is taken to bear before anything came over it: a slow one, which is soon known better. */
const SLOW_LINE = 400_000;
/** A line that was cut is tried again after so long, as often as it takes. */
const TRY_AGAIN_MS = 2000;
/** The same before anything is here, when the player has said that there is no line. */
const OPEN_AGAIN_MS = 5000;
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

interface HlsOptions {
  /** Where to begin, in seconds. */
  startAt: number;
  /** Whose pieces lie on the phone: nothing of it comes over the line. */
  kept: KeptFilm | null;
  /** The qualities are known. */
  onListed: (levels: readonly Level[]) => void;
  onFetched: (bytes: number) => void;
  onFailure: (failure: PlaybackFailure) => void;
}

export interface HlsStream {
  /** Begins to fetch pieces. */
  start(): void;
  obey(wish: Wish, pressed: boolean): void;
  destroy(): void;
}

/** A stream that hls.js feeds to a video; null where the browser lets no script do that. It comes late, with its library. */
export function openHls(video: HTMLVideoElement, url: string, options: HlsOptions): HlsStream | null {
  // Asked before canPlayType: Chromium answers 'maybe' and then plays badly.
  if (!Hls.isSupported()) return null;
  let levels: readonly { quality: VideoQuality; index: number }[] = [];
  let wish: Wish | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let loading: { readonly stats: { readonly loading: { readonly first: number } } } | null = null;
  // No worker: it would be a script made of text, which the content policy refuses.
  const stream = new Hls({
    enableWorker: false,
    autoStartLoad: false,
    startPosition: options.startAt || -1,
    // The first piece comes in the quality that the line is said to bear, not in the smallest to try it out.
    startLevel: -1,
    testBandwidth: false,
    abrEwmaDefaultEstimate: saidToBear(),
    ...AHEAD,
    ...askingAgain(Hls.DefaultConfig, () => loading?.stats.loading.first === 0),
    ...(options.kept ? { loader: keptLoader(options.kept) } : {}),
  });
  stream.on(Hls.Events.FRAG_LOADING, (_event, { frag }) => {
    loading = frag;
  });
  stream.on(Hls.Events.FRAG_LOADED, (_event, { frag }) => {
    if (!options.kept) options.onFetched(frag.stats.loaded);
    // An error makes the library choose by itself; what was chosen counts again as soon as anything comes.
    if (wish && 'exactly' in wish && stream.autoLevelEnabled) stream.loadLevel = bestUpTo(wish.exactly);
  });
  stream.on(Hls.Events.MANIFEST_PARSED, () => {
    levels = stream.levels.flatMap((level, index) => {
      const quality = qualityOf(level);
      return quality ? [{ quality, index }] : [];
    });
    options.onListed(stream.levels);
  });
  stream.on(Hls.Events.ERROR, (_event, data) => {
    const refusal = REFUSALS.get(data.response?.code);
    // The library would ask eight times more, and other qualities too.
    if (refusal) stream.stopLoad();
    else if (!data.fatal) return;
    const byLine = data.type === Hls.ErrorTypes.NETWORK_ERROR;
    if (!byLine || refusal) return options.onFailure(refusal ?? 'unplayable');
    clearTimeout(again);
    if (stream.levels.length === 0) {
      options.onFailure('line');
      again = setTimeout(() => stream.loadSource(url), OPEN_AGAIN_MS);
      return;
    }
    // What is here plays on; what is missing is asked for until it comes.
    again = setTimeout(() => stream.startLoad(), TRY_AGAIN_MS);
  });
  stream.loadSource(url);
  stream.attachMedia(video);

  /** The best level with no more lines than the quality; the smallest when all have more. */
  function bestUpTo(quality: VideoQuality): number {
    const place = placeOf(quality);
    const fitting = levels.filter((level) => placeOf(level.quality) >= place);
    return fitting.at(-1)?.index ?? levels[0]?.index ?? -1;
  }

  return {
    start: () => stream.startLoad(options.startAt || -1),
    /**
     * Tells hls.js what was wished; its own choice by the line stays below the limit. Only a press throws away what
     * was fetched: a limit that changes, with the line or when the phone is turned, is true of what comes next.
     */
    obey(next, pressed) {
      wish = next;
      const most = bestUpTo('exactly' in wish ? wish.exactly : wish.atMost);
      stream.autoLevelCapping = most;
      const level = 'exactly' in wish ? most : -1;
      if (pressed) stream.currentLevel = level;
      else stream.loadLevel = level;
    },
    destroy() {
      clearTimeout(again);
      stream.destroy();
    },
  };
}

/**
 * A request that nobody answered, or that the server was too busy for, is made again in the same quality, however
 * often, also where the browser takes a dead line for a living one. Left to itself the library goes through all other
 * qualities instead, and forgets a chosen one.
 */
function askingAgain(
  { fragLoadPolicy, keyLoadPolicy, playlistLoadPolicy }: LoadPolicies,
  cameNothing: () => boolean,
): LoadPolicies {
  return {
    // A piece that began to come and took too long is too heavy for the line: fetched for ever it would cost for ever.
    fragLoadPolicy: patient(fragLoadPolicy, cameNothing),
    keyLoadPolicy: patient(keyLoadPolicy, () => true),
    playlistLoadPolicy: patient(playlistLoadPolicy, () => true),
  };
}

type LoadPolicy = LoadPolicies['fragLoadPolicy'];

function patient({ default: policy }: LoadPolicy, cameNothing: () => boolean): LoadPolicy {
  let unanswered = false;
  const asked = (own: RetryConfig | null): RetryConfig | null =>
    own && {
      ...own,
      retryDelayMs: TRY_AGAIN_MS / 2,
      maxRetryDelayMs: TRY_AGAIN_MS,
      shouldRetry(_config, tries, isTimeout, answer, may) {
        unanswered = isTimeout ? cameNothing() : answer?.code === 0 || Number(answer?.code) >= 500;
        return unanswered || (may && tries < own.maxNumRetry);
      },
      // Asked for right after it: what came and is spoiled is fetched so often and no more.
      get maxNumRetry() {
        return unanswered ? Number.POSITIVE_INFINITY : own.maxNumRetry;
      },
    };
  return { default: { ...policy, errorRetry: asked(policy.errorRetry), timeoutRetry: asked(policy.timeoutRetry) } };
}

/** Bits a second that the browser believes in; it is an optimist. */
function saidToBear(): number {
  const { downlink } = networkInformation() ?? {};
  return downlink ? Math.max(SLOW_LINE / 2, downlink * 500_000) : SLOW_LINE;
}
