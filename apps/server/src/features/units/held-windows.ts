import { lectureCodeWindow, type UnitWindow, unitWindow } from '@hessa/rules/units/unit-window';
import type { enrolments } from '../enrolment/enrolments-table.ts';
import type { unitGrants } from './unit-grants-table.ts';

export interface HeldRights {
  enrolment: Pick<typeof enrolments.$inferSelect, 'enrolledAt' | 'extendedUntil'> | null;
  grant: Pick<typeof unitGrants.$inferSelect, 'grantedAt' | 'extendedUntil'> | null;
  /** The unit's place in its course, from 0. */
  position: number;
  openToAll: boolean;
}

/** A unit may be held twice, through its course and through a lecture code; each right has a window of its own. */
export function heldWindows({ enrolment, grant, position, openToAll }: HeldRights, now: Date): UnitWindow[] {
  const windows: UnitWindow[] = [];
  if (enrolment) {
    const held = momentsOf(enrolment.enrolledAt, enrolment.extendedUntil);
    windows.push(unitWindow({ policy: 'cumulative', index: position, openToAll, ...held }, now.getTime()));
  }
  if (grant) {
    windows.push(lectureCodeWindow(momentsOf(grant.grantedAt, grant.extendedUntil), openToAll, now.getTime()));
  }
  return windows;
}

function momentsOf(enrolledAt: Date, extendedUntil: Date | null) {
  return { enrolledAt: enrolledAt.getTime(), extendedUntil: extendedUntil?.getTime() ?? null };
}
