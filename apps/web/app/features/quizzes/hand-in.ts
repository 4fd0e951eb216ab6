import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { learningQueries } from '../../api/learning-queries.tsx';
import { isWaiting, lettersOf, type Outcome, post, receive } from '../../outbox/outbox.ts';
import { quizKey } from '../../outbox/waiting-papers.ts';
import { signalCourseDataUpdated } from '../../session/course-data-updated.ts';
import { keptName } from '../../session/private-names.ts';
import { removePrivate, writePrivate } from '../../session/private-store.ts';
import { getSession } from '../../session/session-store.ts';
import { forgetPictures } from './kept-pictures.ts';
import { readDraft, removeDraft, writeDraft } from './quiz-draft.ts';
import type { QuizResult } from './quiz-result.ts';
import { takeBackChoices } from './save-choices.ts';

export const SUBMIT = 'POST /api/quizresult/submit';
const PAPER = 'GET /Student/contentlesson/{id}';

export function handIn(userId: string, lessonId: number, answers: readonly Answer[], basedOn: number): void {
  // The submission says it all: choices that wait are not worth sending any more.
  takeBackChoices(lessonId);
  followSubmission(userId, lessonId);
  const { name = '', path = '' } = readDraft(userId, lessonId) ?? {};
  void post(quizKey(lessonId), SUBMIT, { body: { lessonId, answers: [...answers], basedOn } }, { name, path });
}

const followed = new Set<string>();
/** Results that came before the quiz itself was on the screen to show them. */
const marked = new Map<string, QuizResult>();
const nameOf = (userId: string, lessonId: number) => `${userId} ${lessonId}`;

/** Does what a result brings about whatever page the student is on when it comes; once a tab for each quiz. */
export function followSubmission(userId: string, lessonId: number): void {
  const name = nameOf(userId, lessonId);
  if (followed.has(name)) return;
  followed.add(name);
  receive(quizKey(lessonId), SUBMIT, (outcome) => settle(userId, lessonId, outcome));
}

export function markedPaper(userId: string, lessonId: number): QuizResult | null {
  return marked.get(nameOf(userId, lessonId)) ?? null;
}

export function markedPaperShown(userId: string, lessonId: number): void {
  marked.delete(nameOf(userId, lessonId));
}

function settle(userId: string, lessonId: number, outcome: Outcome<typeof SUBMIT>): void {
  const session = getSession();
  if (session.status === 'guest') {
    const draft = readDraft(userId, lessonId);
    if (draft && outcome.kind === 'waiting') writeDraft(userId, lessonId, { ...draft, loginLost: true });
    return;
  }
  if (outcome.kind !== 'delivered' || session.status !== 'member' || session.user.id !== userId) return;
  marked.set(nameOf(userId, lessonId), outcome.reply.data);
  removeDraft(userId, lessonId);
  signalCourseDataUpdated();
  forgetPaper(userId, lessonId);
  void writePrivate(userId, keptName('GET /api/quizresult/{lessonId}', { params: { lessonId } }), outcome.reply);
  // The questions themselves are not asked for again: they are over.
  void learningQueries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== PAPER });
}

/** A quiz that was handed in does not open again, not even without a line. */
export function forgetPaper(userId: string, lessonId: number): void {
  void removePrivate(userId, keptName(PAPER, { params: { id: lessonId } }));
  void forgetPictures(userId, lessonId);
}

export const isHandedIn = (lessonId: number) => isWaiting(quizKey(lessonId));

/** A page that opens sends what waits before its login is confirmed and the quiz is shown: whoever sends is heard here. */
function followWaiting(): void {
  const session = getSession();
  if (session.status !== 'member') return;
  for (const { key, userId } of lettersOf(session.user.id)) {
    const lessonId = /^quiz:(\d+)$/.exec(key)?.[1];
    if (lessonId) followSubmission(userId, Number(lessonId));
  }
}

if (typeof document !== 'undefined') followWaiting();
