import type { VideoSource } from '@hessa/rules/media/video-source';
import { playFile } from './play-file.ts';
import { playHosted } from './play-hosted.ts';
import { playStream } from './play-stream.ts';
import { playYoutube } from './play-youtube.ts';
import type { AdapterOptions, PlayerAdapter } from './player-adapter.ts';

export type PlayableSource = Exclude<VideoSource, { kind: 'refused' }>;

/** The player that an address needs, standing in `host`. */
export function openAdapter(host: HTMLElement, source: PlayableSource, options: AdapterOptions): PlayerAdapter {
  switch (source.kind) {
    case 'youtube':
      return playYoutube(host, source.id, options);
    case 'hosted':
      return playHosted(host, source, options);
    case 'hls':
      return playStream(host, source.url, options);
    case 'file':
      return playFile(host, source.url, options);
  }
}
