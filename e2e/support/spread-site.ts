import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/main/server-process.fixture.ts';
import { startS3Server } from '../../apps/server/src/testing/s3-server.ts';
import type { TestPlatform } from '../../apps/server/src/testing/test-platform.ts';
import { startProxy } from '../../scripts/cluster/start-proxy.ts';

interface OpenSite {
  forgetPages(tenantId: string): void;
  url: string;
}

type Open = (server: Pick<TestPlatform, 'app' | 'platform'>) => Promise<OpenSite>;

/** For `npm run cluster -- journeys`: a site that is three servers with nothing in common but database and bucket. */
export async function prepareSpread() {
  const s3 = await startS3Server();
  return {
    variables: {
      ...s3.variables,
      HESSA_KEY: 'only for these journeys, thirty-two letters',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    async over(platform: TestPlatform, first: OpenSite, open: Open) {
      const folder = await mkdtemp(join(tmpdir(), 'hessa-spread-'));
      const sites = [first];
      for (const name of ['second', 'third']) {
        const server = await platform.startBeside({ HESSA_DATA_DIR: join(folder, name) });
        sites.push(await open(server));
        server.lifecycle.becomeReady();
      }
      platform.lifecycle.becomeReady();
      const proxy = await startProxy(
        Number(await freePort()),
        sites.map(({ url }) => url),
      );
      return {
        url: proxy.url,
        forgetPages: (tenantId: string) => {
          for (const site of sites) site.forgetPages(tenantId);
        },
        async stop() {
          await proxy.stop();
          await platform.stop();
          await s3.stop();
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}
