import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const WEB = join(ROOT, 'apps/web');

/**
 * The web with its development pages, built as the live one is but into a folder apart; answers the folder that stands
 * in for the web's own. What visitors download holds not a byte of those pages.
 */
export async function buildDevelopmentPages(): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production', VITE_DEV_PAGES: 'true' };
  const router = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  await promisify(execFile)(process.execPath, [router, 'build'], { cwd: WEB, env });
  return join(WEB, '.cache/development');
}
