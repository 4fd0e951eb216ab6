import type { Input } from '@hessa/contract/client';
import { lettersOf, type Outcome, receive, takeBack, write } from '../../outbox/outbox.ts';
import { choicesKey } from '../../outbox/waiting-papers.ts';
import { readDraft } from './quiz-draft.ts';
import { sendTogether } from './send-together.ts';

const SAVE = 'POST /api/quizresult/save-answers';

type Given = Input<typeof SAVE>['body']['answers'][number];

const followed = new Set<string>();

/**
 * Keeps a choice on the phone and sends it with the next one, or when none follows soon; one letter carries all that
 * wait.
 */
export function saveChoice(userId: string, lessonId: number, given: Given, openedAt: number): void {
  letGoWhatArrived(userId, lessonId);
  const others = unsentChoices(userId, lessonId).filter(({ position }) => position !== given.position);
  writeChoices(lessonId, [...others, given]);
  const known = Object.values(readDraft(userId, lessonId)?.choices ?? {});
  void sendTogether(others.length + 1, [openedAt, ...known.map(({ at }) => at)]);
}

/** The choices that lie on the phone alone. */
export function unsentChoices(userId: string, lessonId: number): readonly Given[] {
  const letter = lettersOf(userId).find(({ key }) => key === choicesKey(lessonId));
  return (letter?.input as Input<typeof SAVE> | undefined)?.body.answers ?? [];
}

/** The places of these choices in the paper. */
export function unsentPlaces(userId: string, lessonId: number): ReadonlySet<number> {
  return new Set(unsentChoices(userId, lessonId).map(({ position }) => position));
}

export function takeBackChoices(lessonId: number): void {
  takeBack(choicesKey(lessonId));
}

export function receiveSaves(lessonId: number, receiver: (outcome: Outcome<typeof SAVE>) => void): () => void {
  return receive(choicesKey(lessonId), SAVE, receiver);
}

function writeChoices(lessonId: number, answers: Given[]): void {
  write(choicesKey(lessonId), SAVE, { body: { lessonId, answers } });
}

/** A letter that grew while it was on its way goes on with what is new alone. */
function letGoWhatArrived(userId: string, lessonId: number): void {
  const name = `${userId} ${lessonId}`;
  if (followed.has(name)) return;
  followed.add(name);
  receive(choicesKey(lessonId), SAVE, ({ kind }, sent) => {
    const waiting = unsentChoices(userId, lessonId);
    if (kind !== 'delivered' || sent.userId !== userId || waiting.length === 0) return;
    const arrived = new Set(sent.input.body.answers.map(stamp));
    const rest = waiting.filter((given) => !arrived.has(stamp(given)));
    if (rest.length === 0) takeBackChoices(lessonId);
    else if (rest.length < waiting.length) writeChoices(lessonId, rest);
  });
}

const stamp = ({ position, clientTime, choice }: Given) => JSON.stringify([position, clientTime, choice]);
