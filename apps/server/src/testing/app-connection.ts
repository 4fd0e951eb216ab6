import postgres from 'postgres';
import { afterAll } from 'vitest';
import { appRoleUrl } from '../db/app-role.ts';
import type { TestPlatform } from './test-platform.ts';

/** A connection as the server has them, of the role that row security binds; it ends after the last test of a file. */
export function appConnection({ database }: Pick<TestPlatform, 'database'>): postgres.Sql {
  const app = postgres(appRoleUrl(database.ownerUrl), { max: 1, onnotice: () => {} });
  afterAll(() => app.end());
  return app;
}
