import { claimPlaying } from './claim-playing.ts';
import { finishUpload } from './teach/finish-upload.ts';
import { getFilm } from './teach/get-film.ts';
import { getStorage } from './teach/get-storage.ts';
import { lookIntoUpload } from './teach/look-into-upload.ts';
import { remakeFilm } from './teach/remake-film.ts';

export const mediaApi = { claimPlaying, finishUpload, getFilm, getStorage, lookIntoUpload, remakeFilm } as const;
