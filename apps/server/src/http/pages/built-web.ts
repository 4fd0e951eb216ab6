import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../../errors/startup-error.ts';
import { demandKnownStart } from './demand-known-start.ts';
import { fileHeaders } from './file-headers.ts';
import type { PageRenderer, RenderPage } from './page-renderer.ts';

const COMPRESSED = new Set(['.br', '.gz']);
const config = { openBecause: 'a file that every visitor downloads' };

/** Serves what the build wrote: files as they are, compressed beforehand, and the pages' own bundle. */
export async function builtWeb(app: FastifyInstance, webRoot: string): Promise<PageRenderer> {
  const client = join(webRoot, 'build', 'client');
  const bundle = join(webRoot, 'build', 'server', 'index.js');
  if (!existsSync(bundle)) throw new StartupError('The web is not built: run npm start, or npm run dev.');

  const files = await publicFiles(client);
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: client,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Every start downloads many small files, each with its headers: what names a file's content is enough to ask by,
      // and nobody asks for a part of one.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (reply, path) => {
        // The path may be that of the compressed form.
        const file = relative(client, path).split(sep).join('/');
        for (const [name, value] of Object.entries(fileHeaders(file.replace(/\.(?:br|gz)$/, '')))) {
          reply.header(name, value);
        }
      },
    });
    // Each file found at start is a route of its own: nothing else under the folder can be asked for.
    for (const file of files) scope.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file));
  });

  const { render } = (await import(pathToFileURL(bundle).href)) as { render: RenderPage };
  await demandKnownStart(render);
  return { render };
}

async function publicFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !COMPRESSED.has(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));
}
