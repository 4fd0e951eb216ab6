import type { FastifyInstance } from 'fastify';
import { StartupError } from '../platform/startup-error.ts';
import type { Settings } from '../settings/settings.ts';

/** Opens the port and returns the address people type. */
export async function listen(app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> {
  try {
    await app.listen({ host, port, backlog: 1024 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartupError(`Port ${port} is taken. Set PORT to a free one`);
    if (code === 'EACCES') throw new StartupError(`Port ${port} may not be opened by this user`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartupError(`HOST ${host} is no address here`);
    throw error;
  }
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return publicUrl ?? `http://localhost:${actual}`;
}
