import { signalCourseDataUpdated } from '../session/course-data-updated.ts';
import { completedLesson, isCompletion } from './completion-key.ts';
import { forgetShownProgress } from './forget-shown-progress.ts';
import { type Answered, keepDelivering, type Letter, watchAnswers } from './outbox.ts';
import { forgetRefused, keepRefused } from './refused-papers.ts';
import { isPaper } from './waiting-papers.ts';
import { finishArrived, paperArrived } from './work-arrived.ts';

/** The paper lies at the server, though it is not the one that was sent from here. */
export const HANDED_IN_BEFORE = 'quiz.already_submitted';

/** What waits on the phone goes out as soon as it can, for as long as this is not ended. */
export function keepOutbox(): () => void {
  // What waited may be answered when the page that sent it is long gone: what shows progress learns of it.
  const unwatch = watchAnswers((sent, outcome) => {
    if (isPaper(sent.key)) settlePaper(sent, outcome);
    else if (isCompletion(sent.key)) settleFinish(sent, outcome);
  });
  const rest = keepDelivering();
  return () => {
    rest();
    unwatch();
  };
}

function settlePaper({ key, userId, about }: Letter, outcome: Answered): void {
  const lessonId = Number(key.split(':')[1]);
  if (outcome.kind === 'refused') {
    const { code, messageAr } = outcome.error;
    keepRefused({ userId, lessonId, name: '', path: '', ...about, code, words: messageAr });
    // Whatever else it was refused for, it is still to be handed in: its answers stay.
    if (code !== HANDED_IN_BEFORE) return void forgetShownProgress();
  } else forgetRefused({ userId, lessonId });
  void paperArrived(userId, lessonId);
}

function settleFinish({ key, userId }: Letter, outcome: Answered): void {
  signalCourseDataUpdated();
  void (outcome.kind === 'refused' ? forgetShownProgress() : finishArrived(userId, completedLesson(key)));
}
