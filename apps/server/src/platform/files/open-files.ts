import { join } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import type { FileSettings, FilesPlace } from '../../settings/file-settings.ts';
import type { Clock } from '../clock.ts';
import { createDiskUploads } from '../uploads/disk-uploads.ts';
import type { PartialUploads } from '../uploads/partial-uploads.ts';
import { createS3Uploads } from '../uploads/s3-uploads.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createMovingStore } from './moving-store.ts';
import { createS3Client } from './s3-client.ts';
import { listObjects } from './s3-objects.ts';
import { createS3Store } from './s3-store.ts';

type Place = FileSettings & { dataDir: string };

/** What files are: those of lessons, and archives of tenants. Also their folders and the first words of their keys. */
const SUFFIXES = { media: '', exports: '.tar.gz' } as const;
type Room = keyof typeof SUFFIXES;

/** The files of this installation, wherever its settings say they are. */
export function openFiles(settings: Place, room: Room): FileStore {
  const now = openPlace(settings, settings.files, room);
  if (settings.filesBefore === undefined) return now;
  return createMovingStore(now, openPlace(settings, settings.filesBefore, room));
}

export function openPlace({ dataDir, filesByLink }: Place, place: FilesPlace, room: Room): FileStore {
  if (place === 'disk') return createDiskStore(join(dataDir, room), SUFFIXES[room]);
  const scratch = join(dataDir, 'scratch');
  return createS3Store({ client: createS3Client(place), room, scratch, givesLinks: filesByLink && room === 'media' });
}

export function openUploads({ dataDir, files }: Place, clock: Clock): PartialUploads {
  if (files === 'disk') return createDiskUploads(join(dataDir, 'uploads'), clock);
  return createS3Uploads(createS3Client(files), clock);
}

/** Before a server takes anything in: the bucket is there, and its keys are the right ones. */
export async function demandReachable({ files, filesBefore }: FileSettings): Promise<void> {
  for (const place of [files, filesBefore]) {
    if (place === undefined || place === 'disk') continue;
    await listObjects(createS3Client(place), 'nothing/').catch((error: Error) => {
      throw new StartupError(`The files in s3://${place.bucket} cannot be used: ${error.message}`);
    });
  }
}
