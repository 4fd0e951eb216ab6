import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/**/*-table.ts',
  out: './apps/server/src/db/migrations',
});
