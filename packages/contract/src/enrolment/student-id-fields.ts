import { accountId } from '../account-id.ts';

/** The student of a query, in both casings of the specification. It names nobody but the caller: see the server. */
export const studentIdFields = { studentId: accountId.optional(), StudentId: accountId.optional() };
