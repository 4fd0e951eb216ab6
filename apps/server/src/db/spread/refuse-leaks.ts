import { StartupError } from '../../errors/startup-error.ts';
import { connectOnce } from '../connect-once.ts';
import type { Layout } from './read-layout.ts';

/** The last lock is tried, not trusted: without a tenant the application must not see a row, wherever it lies. */
export async function refuseLeaks(appUrl: string, { tables }: Pick<Layout, 'tables'>): Promise<void> {
  const app = connectOnce(appUrl);
  try {
    for (const { name } of tables) {
      const rows = await app`select from ${app(name)} limit 1`;
      if (rows.length > 0) throw new StartupError(`rows of ${name} are seen without a tenant: let no server use it`);
    }
  } finally {
    await app.end({ timeout: 2 });
  }
}
