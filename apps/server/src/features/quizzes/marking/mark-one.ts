import type { markAnswers } from '@hessa/contract/quizzes/marking/mark-answers';
import { isAtLeast } from '@hessa/rules/auth/role';
import {
  fitsCriteria,
  isMarked,
  type MarkedText,
  marksIn,
  type OwnMarking,
  type TextMarking,
  type WrittenAnswer,
} from '@hessa/rules/quizzes/kinds/written';
import { isForTwo, lastMarkedAt, seenMarking, stageOf, withMarking } from '@hessa/rules/quizzes/second-marking';
import type { AccountContext } from '../../../calls/context.ts';
import type { InputOf, ResultOf } from '../../../calls/handle.ts';
import type { Tx } from '../../../db/tenant-transaction.ts';
import { recordEvent } from '../../../platform/audit/record-event.ts';
import type { FoundQuiz } from '../teach/find-quiz.ts';
import { findAnswer } from './find-answer.ts';
import { holdPaper, storeMarked } from './hold-paper.ts';

type Mark = InputOf<typeof markAnswers>['body']['marks'][number];
type Outcome = ResultOf<typeof markAnswers>['data'][number];

/**
 * Gives one answer its marks. Whoever marked it since it was seen is not overwritten; the same marks again are the
 * same marks, because an answer to this may be lost on its way.
 */
export async function markOne(
  tx: Tx,
  ctx: AccountContext,
  quiz: FoundQuiz,
  identity: string,
  { studentId, basedOn, given, comments }: Mark,
): Promise<Outcome> {
  const { secondMarking, sittings, result } = await holdPaper(tx, ctx.tenant.id, quiz, studentId);
  const found = result && (await findAnswer(tx, ctx, result, identity));
  if (!found) return { studentId, outcome: 'gone', stage: null, marking: null };
  const { number, answer, criteria } = found;
  const tell = (outcome: Outcome['outcome'], told: WrittenAnswer = answer): Outcome => ({
    ...{ studentId, outcome, stage: stageOf(told, ctx.account.id) },
    marking: presentMarking(seenMarking(told, ctx.account.id)),
  });
  if (!fitsCriteria(criteria, given)) return tell('misfit');
  const own: OwnMarking = { by: ctx.account.id, given, comments, at: nextMoment(ctx.now, answer) };
  const of = marksIn(criteria);
  const forTwo = isForTwo(secondMarking, { lessonId: quiz.id, studentId });
  const marked = remarked(ctx, answer, own, basedOn, of) ?? withMarking(answer, own, basedOn, { of, forTwo });
  if (typeof marked === 'string') return tell(marked === 'known' ? 'saved' : marked);
  await storeMarked(tx, ctx.now, quiz, result, sittings, found.gradedWith(marked.answer));
  await recordEvent(tx, ctx, {
    kind: 'quiz.answer_marked',
    actorId: ctx.account.id,
    subjectId: studentId,
    details: { quiz: quiz.id, question: number, ...trailOf(answer, marked.answer, own) },
  });
  return tell('saved', marked.answer);
}

/** What two have marked and is settled, a teacher marks anew as any other; what each of the two gave stays with it. */
function remarked(
  { account }: AccountContext,
  answer: WrittenAnswer,
  own: OwnMarking,
  seen: string | null,
  of: number,
) {
  if (!isMarked(answer) || !answer.markings || answer.at !== seen || !isAtLeast(account.role, 'teacher')) return null;
  const { given, comments, at } = own;
  return { answer: { ...answer, given, of, comments, at } satisfies MarkedText };
}

/** Of two markers the first one's marks are not in the trail either, until both are in. */
function trailOf(before: WrittenAnswer, after: WrittenAnswer, own: OwnMarking) {
  const words = ({ given, comments }: TextMarking) => ({ given: given.join('، '), comments: comments.join('، ') });
  const markings = typeof after === 'string' ? [] : (after.markings ?? []);
  if (markings.length === 1) return { marker: 'first' };
  const [first] = markings;
  if (first && !isMarked(before)) return { marker: 'second', firstGiven: first.given.join('، '), after: words(own) };
  return { before: isMarked(before) ? words(before) : null, after: words(own) };
}

/** Never the moment of the marking before: two within a millisecond are two. */
export function nextMoment(now: Date, answer: WrittenAnswer): string {
  const last = lastMarkedAt(answer);
  return new Date(Math.max(now.getTime(), last === null ? 0 : Date.parse(last) + 1)).toISOString();
}

export const presentMarking = (marking: TextMarking | null) =>
  marking && { given: [...marking.given], comments: [...marking.comments], at: marking.at };
