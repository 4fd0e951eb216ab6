import { Gauge, type Registry } from 'prom-client';
import type { Operations } from './operations.ts';

/** Moments in seconds, 0 for never: an alarm compares them with now. */
export function measureBackups(registers: Registry[], stateOf: Operations['load']['backups']): void {
  told('hessa_backup_last_success_timestamp_seconds', 'When a backup was last made', 'madeAt');
  told(
    'hessa_backup_rehearsal_last_success_timestamp_seconds',
    'When a backup was last restored into a scratch place and found to be the same',
    'rehearsedAt',
  );
  told(
    'hessa_point_in_time_kept_timestamp_seconds',
    "When all of the database's log that was handed over was last in the folder of backups",
    'keptUntil',
  );

  function told(name: string, help: string, moment: 'madeAt' | 'rehearsedAt' | 'keptUntil'): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const { [moment]: at } = await stateOf();
        this.set(at === null ? 0 : Date.parse(at) / 1000);
      },
    });
  }
}
