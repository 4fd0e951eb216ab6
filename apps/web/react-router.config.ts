import type { Config } from '@react-router/dev/config';
import { precompress } from './build-steps/precompress.ts';

export default {
  ssr: true,
  // One cached file lists every URL: no discovery request on a slow line, none to fail offline.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
