import { readQualities } from '@hessa/rules/media/film/film-playlists';
import type { VideoQuality } from '@hessa/rules/media/video-quality';
import type { PlayerAdapter } from './player-adapter.ts';
import { type Level, placeOf, qualityOf } from './stream-levels.ts';

type Wish = Parameters<PlayerAdapter['setQuality']>[0];

export interface NativeStream {
  levels: readonly Level[];
  obey(wish: Wish | null): void;
}

/**
 * A stream of ours where the browser lets no script feed a video, as iPhones of some years ago: it plays lists by
 * itself and chooses by its own judgement. So a wish is another list, taken up at the same second: that of one quality,
 * or one that names none above it. Null for a list without qualities.
 */
export async function openNatively(video: HTMLVideoElement, url: string): Promise<NativeStream | null> {
  const answer = await fetch(url);
  // Why it was refused is asked by whoever sees the element fail.
  const listed = answer.ok ? readQualities(await answer.text()) : [];
  const levels = listed.flatMap((level) => {
    const quality = qualityOf(level);
    return quality ? [{ ...level, quality }] : [];
  });
  if (levels.length === 0) return null;
  let chosen: 'exactly' | 'atMost' | null = null;
  let shown = '';

  return {
    levels,
    obey(wish) {
      const way = wish && 'exactly' in wish ? 'exactly' : 'atMost';
      // Its own choice goes on below the limit it began with: another list would stop the picture for nothing.
      if (way === 'atMost' && chosen === 'atMost' && video.currentTime > 0) return;
      chosen = way;
      show(addressOf(wish));
    },
  };

  function addressOf(wish: Wish | null): string {
    if (!wish) return url;
    const level = bestUpTo('exactly' in wish ? wish.exactly : wish.atMost);
    if (!level) return url;
    if ('exactly' in wish) return new URL(level.address, new URL(url, location.href)).href;
    return url.replace('/film.m3u8', `/film-${Math.min(level.width, level.height)}.m3u8`);
  }

  function bestUpTo(quality: VideoQuality) {
    return levels.filter((level) => placeOf(level.quality) >= placeOf(quality)).at(-1) ?? levels[0];
  }

  function show(address: string) {
    if (address === shown) return;
    const { currentTime, paused, playbackRate } = video;
    shown = address;
    video.src = address;
    // Before anything is known of the new list this is where it begins.
    video.currentTime = currentTime;
    video.playbackRate = playbackRate;
    if (!paused) video.play().catch(() => {});
  }
}
