import type { Config } from '@react-router/dev/config';
import { precompress } from './build-steps/precompress.ts';

export default {
  ssr: true,
  // A build with the development pages lies apart: it can never be taken for the one that goes live.
  buildDirectory: process.env.VITE_DEV_PAGES === 'true' ? '.cache/development/build' : 'build',
  // One cached file lists every URL: no discovery request on a slow line, none to fail offline.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
