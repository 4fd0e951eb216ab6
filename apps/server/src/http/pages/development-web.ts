import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { PageRenderer, RenderPage } from './page-renderer.ts';

const ENTRY = '/app/server-entry.ts';

/** Vite inside this process and on its port: pages and styles reload as they are edited. */
export async function developmentWeb(app: FastifyInstance, webRoot: string): Promise<PageRenderer> {
  const vite = await keepingOwnStop(() =>
    createServer({
      root: webRoot,
      configFile: join(webRoot, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true, hmr: { server: app.server } },
    }),
  );
  await app.register(middie);
  app.use((request, response, next) => {
    if (request.url?.startsWith('/api/')) return next();
    vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());

  const load = () => vite.ssrLoadModule(ENTRY) as Promise<{ render: RenderPage }>;
  // Loading every page for the first time can take longer than a request may; what is wrong shows on the page.
  await load().catch(() => {});
  return { render: async (request, host) => (await load()).render(request, host) };
}

/** Vite would end the process by itself when asked to stop, before the database of this server has been stopped. */
async function keepingOwnStop<T>(start: () => Promise<T>): Promise<T> {
  const ours = process.listeners('SIGTERM');
  const started = await start();
  for (const listener of process.listeners('SIGTERM').filter((added) => !ours.includes(added))) {
    process.off('SIGTERM', listener);
    process.stdin.off('end', listener);
  }
  return started;
}
