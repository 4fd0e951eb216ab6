import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { TEMPLATE } from './global-setup.ts';

export interface TestDatabase {
  ownerUrl: string;
  /** The owner's own connection, which sees the catalogue and, unlike the application, may change anything. */
  owner: postgres.Sql;
  /** Another connection like it, for a test that keeps the first one busy. */
  connectAsOwner(): postgres.Sql;
  drop(): Promise<void>;
}

/** A database of its own, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const rootUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const root = postgres(rootUrl, { max: 1, onnotice: () => {} });
  await root.unsafe(`create database ${name} template ${TEMPLATE}`);
  const url = new URL(rootUrl);
  url.pathname = `/${name}`;
  const connections: postgres.Sql[] = [];
  const connectAsOwner = () => {
    const connection = postgres(url.href, { max: 1, onnotice: () => {} });
    connections.push(connection);
    return connection;
  };
  const owner = connectAsOwner();
  return {
    ownerUrl: url.href,
    owner,
    connectAsOwner,
    async drop() {
      await Promise.all(connections.map((connection) => connection.end({ timeout: 1 })));
      await root.unsafe(`drop database if exists ${name} with (force)`);
      await root.end({ timeout: 1 });
    },
  };
}
