import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './build-steps/build-service-worker.ts';
import { writeLeanRoutes } from './build-steps/lean-manifest.ts';
import { precompress } from './build-steps/precompress.ts';

const withDevelopmentPages = process.env.VITE_DEV_PAGES === 'true';

export default {
  ssr: true,
  // A build with the development pages lies apart: it can never be taken for the one that goes live.
  buildDirectory: withDevelopmentPages ? '.cache/development/build' : 'build',
  // One cached file lists every URL: no discovery request on a slow line, none to fail offline.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await buildServiceWorker(viteConfig.root, client);
    // The worker's list of files has been made of the whole one.
    await writeLeanRoutes(client);
    // Nobody fetches the development pages over a slow line.
    if (!withDevelopmentPages) await precompress(client);
  },
} satisfies Config;
