import type { Memories } from '../platform/memory/memories.ts';
import type { MemoryKind } from '../platform/memory/memory.ts';

/** Every page and every browser's POST names a host; asking the database each time would let strangers keep it busy. */
const hosts: MemoryKind<string | null> = { name: 'host names', bound: { entries: 2000 }, lifetimeMs: 5000 };

/** Whose own host name it is, or null when it is nobody's. */
export function rememberHosts(
  tenantOfHost: (host: string) => Promise<string | null>,
  memories: Memories,
): (host: string) => Promise<string | null> {
  return async (host) => memories.of(hosts).get(host, () => tenantOfHost(host));
}
