import { normaliseCode } from '@hessa/rules/codes/code-text';
import { forgetWaitingCode, waitingCode } from '../session/waiting-code.ts';
import { ApiError } from './api-error.ts';

/** Refusals that say nothing of the code: who asked, or how often. */
const NO_JUDGEMENT = [401, 408, 429];

/** What the server answers about a code that was sent. Judged, it waits no more; a line that is cut judges nothing. */
export async function judgedCode<Answer>(code: string, answer: Promise<Answer>): Promise<Answer> {
  let isJudged = true;
  try {
    return await answer;
  } catch (error) {
    isJudged = error instanceof ApiError && isJudgement(error.status);
    throw error;
  } finally {
    if (isJudged && normaliseCode(code) === normaliseCode(waitingCode() ?? '')) forgetWaitingCode();
  }
}

function isJudgement(status: number): boolean {
  return status >= 400 && status < 500 && !NO_JUDGEMENT.includes(status);
}
