import type { Started } from './exam-paper.ts';
import { readRecord, writeRecord } from './exam-record.ts';
import { laidAside, withTheirs } from './hear-standing.ts';

type TakenUp = Pick<Started, 'key' | 'saved' | 'flagged'> & { exam: Pick<Started['exam'], 'now' | 'sitting'> };

/** The attempt as the server has it, with what was written here and has not arrived: of two the newer. */
export function takeUp(userId: string, lessonId: number, { exam, key, saved, flagged }: TakenUp): void {
  const { now, sitting } = exam;
  if (!sitting) return;
  const known = readRecord(userId, lessonId);
  const own = known?.number === sitting.number ? known : null;
  const answers = withTheirs(own?.answers ?? {}, { ...saved });
  writeRecord(userId, lessonId, {
    ...{ number: sitting.number, key, startedAt: sitting.startedAt, endsAt: sitting.endsAt },
    ...{ index: own?.index ?? 0, flagged: withTheirs(own?.flagged ?? {}, { ...flagged }), answers },
    ...{ order: own?.order ?? 0, arrived: own?.arrived ?? 0, elsewhere: false, takenUpAt: now, handedIn: null },
    ...(own && { aside: laidAside(own, { ...saved }) }),
    ...(own?.away && { away: own.away }),
  });
}
