import type { AccountContext } from '../../calls/context.ts';
import { refuseOtherAccount } from '../../calls/refuse-other-account.ts';

interface StudentQuery {
  studentId?: string | undefined;
  StudentId?: string | undefined;
}

/** A query may name its student, in either casing; whoever is named must be the caller. */
export async function refuseOtherStudent(ctx: AccountContext, { studentId, StudentId }: StudentQuery): Promise<void> {
  for (const asked of [studentId, StudentId]) if (asked !== undefined) await refuseOtherAccount(ctx, asked);
}
