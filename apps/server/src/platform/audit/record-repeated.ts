import { hasOwnLine } from '@hessa/rules/audit/repeated-event';
import type { Tx } from '../../db/tenant-transaction.ts';
import { sha256 } from '../keyed-hash.ts';
import { countTry } from '../limits/count-tries.ts';
import { type AuditEvent, type Occasion, recordEvent } from './record-event.ts';

/**
 * For events that somebody outside the team can cause as often as they like: the trail has the first of a day and then
 * each doubling with how often it was by then, so a script fills neither the table nor the teacher's screen.
 */
export async function recordRepeated(tx: Tx, occasion: Occasion, event: AuditEvent, inFull = 1): Promise<void> {
  const who = event.actorId ?? event.subjectId ?? 'nobody';
  const bucket = { policy: 'auditRepeats', subjectHash: sha256(`${event.kind} ${who}`) } as const;
  const [{ count: times } = { count: 1 }] = await countTry(tx, occasion, bucket);
  if (!hasOwnLine(times, inFull)) return;
  await recordEvent(tx, occasion, times > inFull ? { ...event, details: { ...event.details, times } } : event);
}
