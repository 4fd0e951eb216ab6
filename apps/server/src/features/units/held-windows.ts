import { laterEnd, lectureCodeWindow, type UnitWindow, unitWindow } from '@hessa/rules/units/unit-window';
import type { enrolments } from '../enrolment/enrolments-table.ts';
import type { unitExtensions } from './unit-extensions-table.ts';
import type { unitGrants } from './unit-grants-table.ts';
import { WEEK_SECONDS } from './week-in-sql.ts';

const WEEK_MS = WEEK_SECONDS * 1000;

export interface HeldRights {
  enrolment: Pick<typeof enrolments.$inferSelect, 'enrolledAt' | 'extendedUntil'> | null;
  grant: Pick<typeof unitGrants.$inferSelect, 'grantedAt' | 'extendedUntil'> | null;
  /** A later end of this unit alone. */
  extension: Pick<typeof unitExtensions.$inferSelect, 'until'> | null;
  /** The unit's place in its course, from 0. */
  position: number;
  openToAll: boolean;
}

/** A unit may be held twice, through its course and through a lecture code; each right has a window of its own. */
export function heldWindows(rights: HeldRights, now: Date): UnitWindow[] {
  const { enrolment, grant, extension, position, openToAll } = rights;
  const windows: UnitWindow[] = [];
  if (enrolment) {
    const held = momentsOf(enrolment.enrolledAt, enrolment.extendedUntil, extension);
    windows.push(unitWindow({ policy: 'cumulative', index: position, openToAll, ...held }, now.getTime()));
  }
  if (grant) {
    windows.push(
      lectureCodeWindow(momentsOf(grant.grantedAt, grant.extendedUntil, extension), openToAll, now.getTime()),
    );
  }
  return windows;
}

/** When the unit's own week began, by the right that opened it first. */
export function weekBegan({ enrolment, grant, position }: HeldRights): number {
  const byCourse = enrolment ? enrolment.enrolledAt.getTime() + position * WEEK_MS : Number.POSITIVE_INFINITY;
  return Math.min(byCourse, grant?.grantedAt.getTime() ?? Number.POSITIVE_INFINITY);
}

function momentsOf(enrolledAt: Date, extendedUntil: Date | null, extension: HeldRights['extension']) {
  return {
    enrolledAt: enrolledAt.getTime(),
    extendedUntil: laterEnd(extendedUntil?.getTime(), extension?.until.getTime()),
  };
}
