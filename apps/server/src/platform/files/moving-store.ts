import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

/** Files on their way from one place to another: new ones go to `now`, what is not there yet is found in `before`. */
export function createMovingStore(now: FileStore, before: FileStore): FileStore {
  const holderOf = async (tenantId: string, id: string) => ((await now.size(tenantId, id)) === null ? before : now);
  return {
    write: now.write,
    takeIn: now.takeIn,
    writeFrom: now.writeFrom,
    size: async (tenantId, id) => (await now.size(tenantId, id)) ?? before.size(tenantId, id),
    read: (tenantId, id, range) =>
      Readable.from(
        (async function* () {
          yield* (await holderOf(tenantId, id)).read(tenantId, id, range);
        })(),
        { objectMode: false },
      ),
    readShort: async (tenantId, id, range) =>
      (await now.readShort(tenantId, id, range)) ?? before.readShort(tenantId, id, range),
    withLocalFile: async (tenantId, id, work) => (await holderOf(tenantId, id)).withLocalFile(tenantId, id, work),
    async remove(tenantId, id) {
      // First where it is found last: gone from the new place alone, it would be back.
      await before.remove(tenantId, id);
      await now.remove(tenantId, id);
    },
    list: async (tenantId) => [...new Set([...(await now.list(tenantId)), ...(await before.list(tenantId))])],
    linkTo: async (tenantId, id, shownAs) => (await holderOf(tenantId, id)).linkTo(tenantId, id, shownAs),
  };
}
