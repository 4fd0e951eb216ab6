import postgres from 'postgres';
import { OWNER_ROLE } from './create-cluster.ts';

export type PostmasterAnswer = 'ready' | 'wrong-password' | 'not-yet';

export const LOOPBACK = '127.0.0.1';

/** One authenticated query on a connection of its own. */
export async function askPostmaster(port: number, password: string): Promise<PostmasterAnswer> {
  const sql = postgres({
    host: LOOPBACK,
    port,
    username: OWNER_ROLE,
    password,
    database: 'postgres',
    max: 1,
    connect_timeout: 3,
    onnotice: () => undefined,
  });
  try {
    await sql`select 1`;
    return 'ready';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === '28P01' || code === '28000' ? 'wrong-password' : 'not-yet';
  } finally {
    await sql.end({ timeout: 1 }).catch(() => undefined);
  }
}
