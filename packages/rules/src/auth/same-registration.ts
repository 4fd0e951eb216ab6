/** How long somebody whose answer was lost presses again; after that the same form says nothing of an account. */
export const SENT_AGAIN_WITHIN_MS = 15 * 60 * 1000;

export interface RegisteredStudent {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly parentPhone: string | null;
  readonly grade: string | null;
}

/** Whether the account was made just now by the very form that comes again; its password is proven apart from this. */
export function isSameRegistration(
  made: RegisteredStudent & { readonly createdAt: Date },
  sent: RegisteredStudent,
  now: Date,
): boolean {
  return (
    now.getTime() - made.createdAt.getTime() < SENT_AGAIN_WITHIN_MS &&
    made.name === sent.name &&
    made.email === sent.email &&
    made.phone === sent.phone &&
    made.parentPhone === sent.parentPhone &&
    made.grade === sent.grade
  );
}
