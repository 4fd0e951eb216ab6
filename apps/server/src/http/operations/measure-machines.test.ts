import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exportJob } from '../../features/data/archive.fixture.ts';
import { sharedPlatform } from '../../testing/shared-platform.ts';

const platform = await sharedPlatform();

const metrics = async () => (await platform.app.inject('/metrics')).body;
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

test('long work is told by its kind: how many wait, and since when [MACH-56]', async () => {
  const { tenantId, platform: parts } = platform;
  const film = () => ({ tenantId, jobId: randomUUID(), kind: 'films.make' });
  await platform.withTenant(tenantId, async (tx) => {
    for (let at = 0; at < 3; at += 1) await parts.jobs.enqueue(tx, 'heavy-job', film(), 3600);
  });
  await platform.database.owner`
    update pgboss.job set created_on = created_on - interval '2 hours' where name = 'heavy-job'`;
  const told = await metrics();
  expect(figure(told, 'hessa_long_jobs{kind="films.make",state="waiting"}')).toBe(3);
  const oldest = figure(told, 'hessa_long_jobs_oldest_seconds{kind="films.make",state="waiting"}');
  expect(oldest).toBeGreaterThanOrEqual(7200);
  expect(oldest).toBeLessThan(7200 + 600);
});

test('whoever asks for long work says of which kind it is [MACH-56]', async () => {
  const owner = platform.client();
  await owner.login(await platform.createAccount({ role: 'owner', password: 'a long password' }));
  const jobId = await exportJob(owner, 'a long password');
  const [job] = await platform.database.owner`
    select data->>'kind' as kind from pgboss.job where data->>'jobId' = ${jobId} and name = 'long-job'`;
  expect(job?.kind).toBe('data.export');
});

test('the parts of a spread database are counted by machine; of one that is not there is nothing to tell [MACH-57]', async () => {
  expect(await metrics()).not.toContain('hessa_shards{');
  // What Citus keeps in the catalogue, as far as it is asked.
  await platform.database.owner.unsafe(`
    create table pg_dist_placement (groupid int, shardlength bigint);
    create table pg_dist_node (groupid int, nodename text, nodeport int, noderole text);
    insert into pg_dist_node values (1, 'one', 5432, 'primary'), (2, 'two', 5432, 'primary'), (2, 'two', 5433, 'secondary');
    insert into pg_dist_placement values (1, 100), (1, 50), (2, 7);
    grant select on pg_dist_placement, pg_dist_node to public`);
  const told = await metrics();
  expect(figure(told, 'hessa_shards{node="one:5432"}')).toBe(2);
  expect(figure(told, 'hessa_shard_bytes{node="one:5432"}')).toBe(150);
  expect(figure(told, 'hessa_shards{node="two:5432"}')).toBe(1);
});
