import { createServer } from 'node:net';
import { explainListenError } from './explain-listen-error.ts';

/** Asked first, before a data folder or a database exists: a start that cannot succeed changes nothing. */
export async function refuseTakenPort({ host, port }: { host: string; port: number }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explainListenError(error, { host, port });
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
