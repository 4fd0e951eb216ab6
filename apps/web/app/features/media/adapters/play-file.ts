import { createMediaElement, explainError } from './media-element.ts';
import type { AdapterOptions, PlayerAdapter } from './player-adapter.ts';

/** A plain video file, ours or linked. */
export function playFile(host: HTMLElement, url: string, options: AdapterOptions): PlayerAdapter {
  const { video, store, adapter } = createMediaElement(host, options);
  video.addEventListener('error', () => {
    void explainError(video, url).then((failure) => store.set({ failure, waiting: false, playing: false }));
  });
  video.src = url;
  if (options.startAt > 0) video.currentTime = options.startAt;
  return { ...adapter, fileBytes: () => bytesOf(url) };
}

async function bytesOf(url: string): Promise<number | null> {
  if (new URL(url, location.href).origin !== location.origin) return null;
  try {
    const answer = await fetch(url, { method: 'HEAD' });
    return (answer.ok && Number(answer.headers.get('content-length'))) || null;
  } catch {
    return null;
  }
}
