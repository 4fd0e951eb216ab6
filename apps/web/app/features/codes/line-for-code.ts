import { ApiError } from '../../api/api-error.ts';
import { lineAnswers } from '../../api/line-answers.ts';
import { noLineForCode } from '../../ui/text/kept-code-words.ts';

/** A guest's code goes on through pages that need a line. Where there is none it is said beside the code, which stays. */
export async function lineForCode(): Promise<void> {
  if (!(await lineAnswers())) throw new ApiError('network.failed', 0, 'No connection', noLineForCode(true));
}
