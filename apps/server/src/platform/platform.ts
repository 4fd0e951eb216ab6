import type { Secrets } from '../settings/key-ring.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { Clock } from './clock.ts';
import type { FileStore } from './files/file-store.ts';
import type { FilmTools } from './films/find-film-tools.ts';
import type { WorkFolders } from './films/work-folders.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { MailRoom } from './mail/mail-room.ts';
import type { Memories } from './memory/memories.ts';
import type { PageFaults } from './page-faults.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PartialUploads } from './uploads/partial-uploads.ts';

/** What use cases may ask of the world besides the database. */
export interface Platform {
  clock: Clock;
  passwords: PasswordHasher;
  secrets: Secrets;
  mail: MailRoom;
  files: FileStore;
  /** What makes films fit to stream; null where they are served as they came. */
  films: FilmTools | null;
  workFolders: WorkFolders;
  archives: ArchiveStore;
  jobs: JobQueue;
  memories: Memories;
  /** Files that are still arriving. */
  uploads: PartialUploads;
  /** What broke in the pages that readers have open. */
  pageFaults: PageFaults;
  /** In production: what is asked of nobody in the demo is asked here. */
  live: boolean;
  /** How much the files of one tenant may take. */
  tenantStorageBytes: number;
  /** Domains whose frames play as lessons. */
  videoHosts: readonly string[];
  /** The address of the site as people see it, for links in mail. */
  publicUrl: string;
}
