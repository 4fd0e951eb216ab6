import type { Input } from '@hessa/contract/client';
import { deliver, lettersOf, type Outcome, receive, takeBack, write } from '../../outbox/outbox.ts';

const SAVE = 'POST /api/quizresult/save-answers';

type Given = Input<typeof SAVE>['body']['answers'][number];

/** A phone that is lost takes one answer with it at most, and two travel for the price of one. */
export const HELD_AT_MOST = 1;

const choicesKey = (lessonId: number) => `answers:${lessonId}`;
const followed = new Set<string>();

/** Keeps a choice on the phone and sends it with the next one; one letter carries all that wait. */
export function saveChoice(userId: string, lessonId: number, given: Given): void {
  letGoWhatArrived(userId, lessonId);
  const others = unsentChoices(userId, lessonId).filter(({ position }) => position !== given.position);
  writeChoices(lessonId, [...others, given]);
  if (others.length >= HELD_AT_MOST) void deliver();
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
