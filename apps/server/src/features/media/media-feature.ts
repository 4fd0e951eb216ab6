import type { Feature } from '../../calls/feature.ts';
import { claimPlaying } from './claim-playing.ts';
import { makeFilmKind } from './films/make-film-kind.ts';
import { finishUpload } from './teach/finish-upload.ts';
import { getFilm } from './teach/get-film.ts';
import { getStorage } from './teach/get-storage.ts';
import { lookIntoUpload } from './teach/look-into-upload.ts';
import { remakeFilm } from './teach/remake-film.ts';
import { serveUploads } from './teach/serve-uploads.ts';

export const mediaFeature: Feature = {
  calls: [claimPlaying, finishUpload, getFilm, getStorage, lookIntoUpload, remakeFilm],
  longJobKinds: [makeFilmKind],
  serve: [serveUploads],
};
