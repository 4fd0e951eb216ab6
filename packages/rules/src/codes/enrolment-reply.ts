const CODE_NOT_FOUND_MESSAGE = 'Code not found.';
const CODE_USED_MESSAGE = 'Code has already been used.';

export type EnrolmentReply = {
  readonly status: number;
  readonly success?: boolean | null;
  readonly message?: string | null;
};

export type EnrolmentOutcome = 'success' | 'code-not-found' | 'code-used' | 'invalid-code';

/** One reading for the dialog and the course page: a refusal may travel inside a 200, told only by its message. */
export function enrolmentOutcome(reply: EnrolmentReply): EnrolmentOutcome {
  if (reply.message === CODE_NOT_FOUND_MESSAGE) return 'code-not-found';
  if (reply.message === CODE_USED_MESSAGE) return 'code-used';
  return reply.status === 200 && reply.success !== false ? 'success' : 'invalid-code';
}
