import { Counter, Gauge, type Registry } from 'prom-client';
import { oneLook } from './one-look.ts';
import type { Operations } from './operations.ts';

/** What there is to tell of other machines: the standby, the other servers, the parts of a spread database. */
export function measureMachines(registers: Registry[], { database, load }: Operations): void {
  new Gauge({
    name: 'hessa_standby_in_use',
    help: '1 when the standby answers reads that may be old, 0 when the primary has to; nothing without a standby',
    registers,
    collect() {
      const figures = load.standby();
      if (figures) this.set(figures.inUse ? 1 : 0);
      else this.remove();
    },
  });
  new Counter({
    name: 'hessa_old_reads_total',
    help: 'Reads that may be old by who answered them; those the standby failed at were answered by the primary',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(load.standby()?.reads ?? {})) this.inc({ from }, count);
    },
  });
  new Gauge({
    name: 'hessa_hears_other_servers',
    help: '1 when edits made through other servers are heard of here; nothing where nobody listens',
    registers,
    collect() {
      const hears = load.hearsOthers();
      if (hears === null) this.remove();
      else this.set(hears ? 1 : 0);
    },
  });
  const shards = oneLook(load.shards, () => database.isUp);
  new Gauge({
    name: 'hessa_shards',
    help: 'Parts of the tables on each machine of a database that is spread',
    labelNames: ['node'],
    registers,
    async collect() {
      const found = await shards();
      this.reset();
      for (const { node, count } of found) this.set({ node }, count);
    },
  });
  new Gauge({
    name: 'hessa_shard_bytes',
    help: 'Bytes of the parts on each machine, as the coordinator last counted them',
    labelNames: ['node'],
    registers,
    async collect() {
      const found = await shards();
      this.reset();
      for (const { node, bytes } of found) this.set({ node }, bytes);
    },
  });
}
