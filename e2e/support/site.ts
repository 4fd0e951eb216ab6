import { join } from 'node:path';
import { contactRecords } from '../../apps/server/src/features/contact/contact-records-table.ts';
import { type PageLifetime, registerPages } from '../../apps/server/src/http/pages/register-pages.ts';
import { useCheapPasswords } from '../../apps/server/src/testing/cheap-passwords.ts';
import { startTestPlatform, type TestPlatform } from '../../apps/server/src/testing/test-platform.ts';
import { prepareSpread } from './spread-site.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

const WEB = join(import.meta.dirname, '../../apps/web');

export const SUPPORT_NUMBER = '01001234567';

/**
 * The real server with its built pages on a port of its own, and one tenant with a number to write to; `hosts` gives
 * tenants host names of their own, `webRoot` another build than the live one, `lifetime` pages that are kept and
 * `variables` other settings than tests have.
 */
export async function startSite(
  hosts: Readonly<Record<string, string>> = {},
  webRoot = WEB,
  // Journeys change what pages show: a page is made for everybody, as it is live, but kept for nobody.
  lifetime: PageLifetime = { freshMs: 0, lifetimeMs: 0 },
  variables: Record<string, string> = {},
) {
  const spread = process.env.HESSA_JOURNEYS === 'spread' ? await prepareSpread() : null;
  const platform = await startTestPlatform({ variables: { ...spread?.variables, ...variables } });
  const open = async (server: Pick<TestPlatform, 'app' | 'platform'>) => {
    useCheapPasswords(server);
    const { forgetPages } = await registerPages(server.app, {
      webRoot,
      mode: 'built',
      defaultTenantId: platform.tenantId,
      tenantOfHost: async (host) => hosts[host] ?? null,
      memories: server.platform.memories,
      lifetime,
      videoHosts: ['mediadelivery.net'],
    });
    return { forgetPages, url: await server.app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const { tenantId, withTenant } = platform;
  await withTenant(tenantId, async (tx) => {
    await tx.insert(contactRecords).values({ tenantId, whatsAppNumber: SUPPORT_NUMBER });
  });
  const first = await open(platform);
  if (spread === null) return { ...platform, ...first };
  return { ...platform, ...(await spread.over(platform, first, open)) };
}
