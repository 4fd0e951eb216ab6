import type { Feature } from '../../calls/feature.ts';
import { claimPlaying } from './claim-playing.ts';
import { finishUpload } from './teach/finish-upload.ts';
import { getStorage } from './teach/get-storage.ts';
import { serveUploads } from './teach/serve-uploads.ts';

export const mediaFeature: Feature = {
  calls: [claimPlaying, finishUpload, getStorage],
  serve: [serveUploads],
};
