import type { quizResult } from '@hessa/contract/quizzes/quiz-result';
import { isAtLeast } from '@hessa/rules/auth/role';
import type { HiddenKey } from '@hessa/rules/quizzes/key-time';
import { kindOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { marksOf } from '@hessa/rules/quizzes/marks';
import type { MetOrder } from '@hessa/rules/quizzes/met-order';
import { NOT_COUNTED } from '@hessa/rules/quizzes/regrade-paper';
import { sectionMarks } from '@hessa/rules/quizzes/section-marks';
import { worthOf } from '@hessa/rules/quizzes/told-score';
import { waitingMarks } from '@hessa/rules/quizzes/waiting-marks';
import type { z } from 'zod';
import type { AccountContext } from '../../calls/context.ts';
import { momentText } from '../lessons/moment-text.ts';
import { privateLink } from '../media/private-link.ts';
import { drawnPaper } from './drawn-paper.ts';
import type { ExplainedPlaces } from './find-explained.ts';
import type { NamedResult } from './find-result.ts';
import { presentPassages, presentPlace } from './quiz-parts.ts';
import type { StoredPaper } from './quiz-questions.ts';

/**
 * The marked paper, in the order the student saw it. Only a stored result leads here: this is the key. The questions
 * are those of the version that was answered, whatever the quiz has become since. While the key is hidden nothing of
 * the questions is told: of two choices a wrong one names the right one.
 */
export function presentResult(
  ctx: AccountContext,
  paper: StoredPaper,
  { places: met, orders }: MetOrder,
  result: NamedResult,
  hiddenKey: HiddenKey | null,
  explained: ExplainedPlaces,
): z.input<typeof quizResult> {
  const { questions, sections } = paper;
  // What was not drawn for this student, or let go by a regrade, neither counts nor shows.
  const places = met.filter((at) => isCounted(result.answers[at]));
  const shown = drawnPaper(paper, places);
  const isHeld = isHeldBack(ctx, result);
  const worth = isHeld ? null : worthOf(result);
  const hidden = hiddenKey ?? (isHeld ? { opensAt: null } : null);
  const earned = sectionMarks(sections.length, questions, result.answers);
  return {
    lessonId: result.lessonId,
    lessonName: result.lessonName,
    holdsCourse: result.holdsCourse,
    score: worth,
    correctCount: isHeld ? null : result.correctCount,
    total: result.total,
    marks: marksOf(worth, result.possibleMarks),
    notes: isHeld ? '' : result.notes,
    held: result.held,
    waiting: isHeld ? null : waitingMarks(questions, result.answers),
    releasedAt: isHeld ? (result.resultsAt?.toISOString() ?? null) : null,
    submittedAt: result.submittedAt.toISOString(),
    handedInBy: result.handedInBy,
    form: result.form,
    hiddenKey: hidden && { ...hidden, opensAt: momentText(hidden.opensAt) },
    // Of a section with one question the mark is the answer.
    ...(!hidden &&
      sections.length > 0 && {
        sections: sections.map(({ name }, at) => ({ name, earned: 0, possible: 0, open: 0, ...earned[at] })),
      }),
    ...(!hidden && shown.passages.length > 0 && { passages: presentPassages(ctx, result, shown.passages) }),
    review: (hidden ? [] : shown.questions).flatMap((question, at) => {
      const place = places[at] ?? -1;
      const answer = result.answers[place];
      if (!isCounted(answer)) return [];
      return {
        text: question.text,
        imageUrl: question.imageMediaId === null ? null : privateLink(ctx, question.imageMediaId, 'video', result),
        explanation: question.explanation,
        explainedIn: explained.get(question.identity) ?? null,
        weight: question.weight,
        ...presentPlace(question),
        ...kindOf(question).mark(question, orders[place] ?? [], answer),
      };
    }),
  };
}

const isCounted = <Kept>(answer: Kept | undefined): answer is Exclude<Kept, typeof NOT_COUNTED> =>
  answer !== undefined && answer !== NOT_COUNTED;

/**
 * A student is told nothing of a paper until the results are released; whoever runs the platform is. From that moment
 * it is told, as at the exam's door, also where its score has yet to be moved into the sums (`release-results.ts`).
 */
function isHeldBack({ account, now }: AccountContext, { resultsAt }: NamedResult): boolean {
  if (isAtLeast(account.role, 'assistant')) return false;
  return resultsAt !== null && now < resultsAt;
}
