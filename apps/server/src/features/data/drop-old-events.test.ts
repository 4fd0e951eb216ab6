import { expect, test } from 'vitest';
import { routeFaults } from '../../testing/routing/route-faults.ts';
import { listenToStatements } from '../../testing/routing/sent-statements.ts';
import { CUT_TRAIL } from './drop-old-events.ts';

test('the trail is cut by a statement that finds its place in a spread database [MACH-78]', async () => {
  await listenToStatements();
  const tables = { names: new Set(['audit_events', 'accounts']), numberedBy: new Map() };
  expect(routeFaults(CUT_TRAIL, tables)).toEqual([]);
  expect(routeFaults(CUT_TRAIL.replace('a.tenant_id = $1', 'a.tenant_id = o.tenant_id'), tables)).not.toEqual([]);
});
