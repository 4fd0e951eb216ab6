import { claimPlaying } from './claim-playing.ts';
import { finishUpload } from './teach/finish-upload.ts';

export const mediaApi = { claimPlaying, finishUpload } as const;
