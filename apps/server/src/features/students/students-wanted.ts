import { normaliseGrade } from '@hessa/rules/courses/grade';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { accounts } from '../auth/accounts-table.ts';
import { searchWords } from '../auth/search-words.ts';

export interface StudentFilter {
  search?: string | undefined;
  grade?: string | undefined;
  state?: 'open' | 'closed' | undefined;
}

/** Which students a list or an export is about. */
export function studentsWanted(tenantId: string, { search, grade, state }: StudentFilter): SQL | undefined {
  return and(
    eq(accounts.tenantId, tenantId),
    eq(accounts.role, 'student'),
    // Nothing is left to find them by; their figures stand where figures are shown.
    isNull(accounts.anonymisedAt),
    grade === 'none' ? isNull(accounts.grade) : undefined,
    grade && grade !== 'none' ? eq(accounts.grade, normaliseGrade(grade)) : undefined,
    state ? eq(accounts.disabled, state === 'closed') : undefined,
    ...searchWords(search ?? ''),
  );
}
