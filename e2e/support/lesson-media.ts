import { join } from 'node:path';
import { readMedia, recordMedia, writeMedia } from '../../apps/server/src/seed/store-media.ts';
import type { Site } from './site.ts';

const FOLDER = join(import.meta.dirname, '../../apps/server/src/seed/demo/media');

/** Puts files of the demo into the site's tenant, behind the same signed links; answers their ids by file name. */
export async function storeLessonMedia(site: Site, ...names: string[]): Promise<(name: string) => string> {
  const { tenantId, platform, withTenant, clock } = site;
  const media = await readMedia(FOLDER, names);
  await writeMedia(platform.files, tenantId, media.values());
  const rows = [...media.values()].map((file) => ({ ...file, open: false }));
  await withTenant(tenantId, (tx) => recordMedia(tx, tenantId, rows, clock.now()));
  return (name) => {
    const id = media.get(name)?.id;
    if (!id) throw new Error(`${name} was not stored`);
    return id;
  };
}
