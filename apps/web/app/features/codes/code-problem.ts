import { hasCode, normaliseCode } from '@hessa/rules/codes/code-text';
import { lectureCodeRefusal } from '@hessa/rules/codes/lecture-code-refusal';
import { ApiError } from '../../api/api-error.ts';
import { codeShapeProblem, codeSlipWords } from '../../ui/text/code-slip-words.ts';
import type { ExpectedCode } from './code-texts.ts';

const MISSING: Record<ExpectedCode, string> = { lecture: 'اكتب كود المحاضرة', any: 'اكتب الكود' };
const NOTHING_LEFT = 'اكتب كود صحيح';
const WRONG = 'الكود غلط. جرّب تاني.';
const NOT_FOUND: Record<ExpectedCode, string> = {
  lecture: 'كود المحاضرة غلط أو مش موجود.',
  any: 'الكود غلط أو مش موجود.',
};

/**
 * What stops a code before it is sent; null when it may go. Of one that cannot be a code a guest hears before the way
 * through a login or a registration; everybody else hears the server.
 */
export function typedCodeProblem(typed: string, expected: ExpectedCode, isGuest: boolean): string | null {
  if (!hasCode(typed)) return MISSING[expected];
  if (normaliseCode(typed) === '') return NOTHING_LEFT;
  return isGuest ? codeShapeProblem(typed) : null;
}

/** What the box says about a code that was refused. `unsaid` are the texts that stand for a missing server message. */
export function refusedCodeProblem(
  error: unknown,
  expected: ExpectedCode,
  unsaid: readonly string[],
  typed: string,
): string {
  if (!(error instanceof ApiError)) return WRONG;
  const { status, code, messageAr } = error;
  const said = unsaid.includes(messageAr) ? null : messageAr;
  const notFound = NOT_FOUND[expected] + codeSlipWords(typed);
  if (code === 'code.not_found') return notFound;
  switch (lectureCodeRefusal(status)) {
    case 'must-log-in':
      return 'لازم تسجّل دخولك الأول.';
    case 'no-permission':
      return 'مش مسموح لك تدخل المحاضرة دي.';
    case 'not-found':
      return notFound;
    case 'other':
      // A server in trouble knows nothing about the code; its failure is not called a wrong code.
      return said ?? (status >= 500 ? messageAr : WRONG);
  }
}
