import { finishUpload } from './teach/finish-upload.ts';

export const mediaApi = { finishUpload } as const;
