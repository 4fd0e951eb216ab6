import { describe, expect, test } from 'vitest';
import { place } from './place-tenant.ts';

const HERE = { host: 'here', port: 5432 };
const THERE = { host: 'there', port: 5433 };

/** Answers what a coordinator would, and remembers what it was told to do. */
function coordinator({ isAlone = false, refusals = [] as string[] } = {}) {
  const told: string[] = [];
  const owner = (parts: TemplateStringsArray, ...values: unknown[]) => {
    const text = parts.reduce((all, part, at) => all + values[at - 1] + part);
    if (text.includes('from tenants')) return Promise.resolve(values[0] === 'mr-ahmed' ? [{}] : []);
    if (text.includes('pg_dist_placement')) return Promise.resolve([{ shard: '102008', ...HERE, isAlone }]);
    if (text.includes('citus_get_active_worker_nodes')) return Promise.resolve([HERE, THERE]);
    if (text.includes('pg_dist_partition')) return Promise.resolve([{ name: 'accounts' }, { name: 'quiz_results' }]);
    return told.push(text.replace(/\s+/g, ' ')) && answer(text);
  };
  const answer = (text: string) => {
    const code = text.startsWith('set ') ? undefined : refusals.shift();
    return code ? Promise.reject(Object.assign(new Error(`refused: ${code}`), { code })) : Promise.resolve([]);
  };
  owner.unsafe = (text: string) => told.push(text) && answer(text);
  owner.begin = (act: (sql: unknown) => Promise<unknown>) => told.push('begin') && act(owner);
  return { owner: owner as never, told };
}

const PATIENCE = "set deadlock_timeout = '10min'";
const HELD = [
  'begin',
  'set local citus.enable_ddl_propagation = off',
  "set local lock_timeout = '5s'",
  'lock table accounts, quiz_results in exclusive mode',
  'set local lock_timeout = 0',
  'set local citus.enable_ddl_propagation = on',
];
const ISOLATE = "select isolate_tenant_to_new_shard('accounts', mr-ahmed::text, 'CASCADE', 'block_writes')";
const MOVE = "select citus_move_shard_placement(102008::bigint, here, 5432::int, there, 5433::int, 'force_logical')";

describe('where a teacher lies on a spread database', () => {
  test('a big one gets a shard alone while writes are held, and whoever waits in a circle with it gives way [MACH-74]', async () => {
    const { owner, told } = coordinator();
    await place(owner, { tenantId: 'mr-ahmed', to: null });
    expect(told).toEqual([PATIENCE, ...HELD, ISOLATE]);
  });

  test('all writes are held before they look where their rows lie; a table that somebody keeps is tried again [MACH-81]', async () => {
    const { owner, told } = coordinator({ refusals: ['55P03'] });
    await place(owner, { tenantId: 'mr-ahmed', to: null });
    expect(told).toEqual([PATIENCE, ...HELD.slice(0, 4), ...HELD, ISOLATE]);
  });

  test('a shard moves while it is written to, and a lost race is run again [MACH-74]', async () => {
    const { owner, told } = coordinator({ refusals: ['40P01', '55P03'] });
    await place(owner, { tenantId: 'mr-ahmed', to: THERE });
    expect(told).toEqual([PATIENCE, MOVE, MOVE, MOVE]);
  });

  test('any other refusal is said, at once [MACH-74]', async () => {
    const { owner, told } = coordinator({ refusals: ['53100'] });
    await expect(place(owner, { tenantId: 'mr-ahmed', to: THERE })).rejects.toThrow('refused: 53100');
    expect(told).toHaveLength(2);
  });

  test('who is alone already, or there already, is left in peace [MACH-74]', async () => {
    const { owner, told } = coordinator({ isAlone: true });
    expect(await place(owner, { tenantId: 'mr-ahmed', to: null })).toMatchObject({ isAlone: true });
    expect(await place(owner, { tenantId: 'mr-ahmed', to: HERE })).toMatchObject(HERE);
    expect(told).toEqual([]);
  });

  test('a worker or a teacher that there is not is named [MACH-74]', async () => {
    const { owner, told } = coordinator();
    const nowhere = { host: 'nowhere', port: 1 };
    await expect(place(owner, { tenantId: 'mr-ahmed', to: nowhere })).rejects.toThrow(
      'nowhere:1 is no worker of this database; these are: here:5432, there:5433',
    );
    await expect(place(owner, { tenantId: 'nobody', to: null })).rejects.toThrow('there is no tenant nobody');
    expect(told).toEqual([]);
  });
});
