import { StartupError } from '../errors/startup-error.ts';

export function explainListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is taken. Set PORT to a free one`);
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartupError(`HOST ${host} is no address here`);
  }
  return error;
}
