import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';
import type { HlsStream } from './hls-stream.ts';
import { createMediaElement, explainError } from './media-element.ts';
import { type NativeStream, openNatively } from './native-stream.ts';
import type { AdapterOptions, PlayerAdapter } from './player-adapter.ts';
import { streamCode } from './stream-code.ts';
import { type Level, optionsOf } from './stream-levels.ts';

type Wish = Parameters<PlayerAdapter['setQuality']>[0];

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** An adaptive stream: through hls.js where the browser lets scripts feed a video, else as the browser plays it. */
export function playStream(
  host: HTMLElement,
  url: string,
  options: AdapterOptions,
  /** Whose pieces lie on the phone: nothing of it comes over the line. */
  kept: KeptFilm | null = null,
): PlayerAdapter {
  const { video, store, adapter } = createMediaElement(host, options);
  let hls: HlsStream | null = null;
  let native: NativeStream | null = null;
  let wish: Wish | null = null;
  let wanted = false;
  let listed = false;
  let over = false;

  const fail = () => void explainError(video, url).then((failure) => store.set({ failure, playing: false }));
  video.addEventListener('error', fail);

  void attach().catch(() => store.set({ failure: 'line' }));

  async function attach() {
    // The content policy lets scripts read our own streams only; others are the browser's to play.
    const own = new URL(url, location.href).origin === location.origin;
    const code = own || !video.canPlayType(HLS_TYPE) ? await streamCode() : null;
    if (over) return;
    hls =
      code?.openHls(video, url, {
        startAt: options.startAt,
        kept,
        onListed,
        onFetched: (bytes) => store.set({ fetchedBytes: store.get().fetchedBytes + bytes }),
        onFailure: (failure) => store.set({ failure, playing: false }),
      }) ?? null;
    if (hls) return;
    const opened = own ? await openNatively(video, url) : null;
    if (over) return;
    if (opened) {
      native = opened;
      tellQualities(opened.levels);
      opened.obey(wish);
    } else video.src = url;
    if (wanted) adapter.play();
  }

  function tellQualities(levels: readonly Level[]) {
    store.set({ can: { ...store.get().can, qualities: optionsOf(levels) } });
  }

  /** Also after it was said that there is no line: then it is back. */
  function onListed(levels: readonly Level[]) {
    listed = true;
    store.set({ ready: true, failure: null });
    tellQualities(levels);
    if (wish) hls?.obey(wish, false);
    if (wanted) start();
  }

  function start() {
    hls?.start();
    adapter.play();
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
      hls?.obey(next, pressed);
    },
    destroy() {
      over = true;
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
