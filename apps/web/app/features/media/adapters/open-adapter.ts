import type { VideoSource } from '@hessa/rules/media/video-source';
import type { KeptFilm } from '../../../kept-lessons/open-kept.ts';
import { KEPT_LIST } from './kept-loader.ts';
import { playFile } from './play-file.ts';
import { playHosted } from './play-hosted.ts';
import { playStream } from './play-stream.ts';
import { playYoutube } from './play-youtube.ts';
import type { AdapterOptions, PlayerAdapter } from './player-adapter.ts';

/** Also a lesson that lies on the phone. */
export type PlayableSource = Exclude<VideoSource, { kind: 'refused' }> | { kind: 'kept'; film: KeptFilm };

/** The player that an address needs, standing in `host`. */
export function openAdapter(host: HTMLElement, source: PlayableSource, options: AdapterOptions): PlayerAdapter {
  switch (source.kind) {
    case 'youtube':
      return playYoutube(host, source.id, options);
    case 'hosted':
      return playHosted(host, source, options);
    case 'hls':
      return playStream(host, source.url, options);
    case 'kept':
      return playStream(host, KEPT_LIST, options, source.film);
    case 'file':
      return playFile(host, source.url, options);
  }
}
