import { claimPlaying } from './claim-playing.ts';
import { finishUpload } from './teach/finish-upload.ts';
import { getStorage } from './teach/get-storage.ts';

export const mediaApi = { claimPlaying, finishUpload, getStorage } as const;
