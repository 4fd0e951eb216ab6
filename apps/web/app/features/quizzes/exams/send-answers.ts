import { sumOfTimes } from '@hessa/rules/quizzes/exams/judge-answers';
import { deliver, type Outcome, post, receive, takeBack, write } from '../../../outbox/outbox.ts';
import { examKey } from '../../../outbox/waiting-papers.ts';
import { sendTogether } from '../send-together.ts';
import { changeRecord, type ExamRecord, readRecord } from './exam-record.ts';
import { signAnswer } from './sign-answer.ts';

const SAVE = 'POST /api/quizresult/save-answers';
export const HAND_IN = 'POST /api/exams/{lessonId}/hand-in';

const answersKey = (lessonId: number) => `exam-answers:${lessonId}`;

/** Answers written on this phone that are not known to have arrived. */
export function unsentAnswers({ answers, arrived }: ExamRecord): number[] {
  return Object.keys(answers)
    .map(Number)
    .filter((position) => (answers[position]?.order ?? 0) > arrived);
}

/** The same of flags, in the form they travel in. */
function unsentFlags({ flagged, arrived }: ExamRecord) {
  return Object.entries(flagged).flatMap(([place, { on, at, order }]) =>
    order > arrived ? [{ position: Number(place), on, at }] : [],
  );
}

/** The answers in the form they travel in, in the order they were given. */
async function lettersOf(record: ExamRecord, positions: readonly number[]) {
  const signed = await Promise.all(
    positions.flatMap((position) => {
      const answer = record.answers[position];
      if (!answer || answer.order === 0) return [];
      const sign = answer.signature ?? signAnswer(record.key, record.number, position, answer);
      return [Promise.resolve(sign).then((signature) => ({ position, answer, signature }))];
    }),
  );
  return signed
    .map(({ position, answer: { choice, at, order }, signature }) => ({
      ...{ position, choice, clientTime: at, order },
      ...(signature !== undefined && { signature }),
    }))
    .sort((one, other) => one.order - other.order);
}

const awayOf = ({ away }: ExamRecord) => away && { away };

/** Puts all that waits into one letter, and sends it when it is more than one answer or nothing follows. */
export async function sendAnswers(userId: string, lessonId: number, atOnce = false): Promise<void> {
  const record = readRecord(userId, lessonId);
  if (!record || record.handedIn) return;
  const answers = await lettersOf(record, unsentAnswers(record));
  const flags = unsentFlags(record);
  if (answers.length === 0 && flags.length === 0) return;
  const known = sumOfTimes(record.answers, record.flagged);
  const body = { lessonId, attempt: record.number, answers, known, ...awayOf(record) };
  write(answersKey(lessonId), SAVE, { body: flags.length > 0 ? { ...body, flags } : body });
  if (atOnce) await deliver();
  else await sendTogether(answers.length, [0, ...Object.values(record.answers).map(({ at }) => at)]);
}

/** Everything that was written here goes with the paper: what has arrived before brings nothing new. */
export async function sendPaper(
  userId: string,
  lessonId: number,
  because: 'student' | 'time',
  name: string,
): Promise<void> {
  const record = changeRecord(userId, lessonId, () => ({ handedIn: because }));
  if (!record) return;
  const answers = await lettersOf(record, Object.keys(record.answers).map(Number));
  takeBack(answersKey(lessonId));
  const body = { number: record.number, because, answers, ...awayOf(record) };
  const path = location.pathname + location.search;
  await post(examKey(lessonId), HAND_IN, { params: { lessonId }, body }, { name, path });
}

const withoutSending = (flagged: ExamRecord['flagged']) => ({
  flagged: Object.fromEntries(Object.entries(flagged).map(([place, flag]) => [place, { ...flag, order: 0 }])),
});

export function receiveSaves(
  userId: string,
  lessonId: number,
  receiver: (outcome: Outcome<typeof SAVE>) => void,
): () => void {
  return receive(answersKey(lessonId), SAVE, (outcome, sent) => {
    const { attempt, answers, flags } = sent.input.body;
    // Before its answers count as arrived: what the reply overwrites was then never on the paper.
    receiver(outcome);
    if (outcome.kind === 'delivered') {
      changeRecord(userId, lessonId, ({ number, arrived, flagged }) => {
        if (number !== attempt) return {};
        // One that was set again meanwhile is another one.
        const set = (flags ?? []).map(({ position, at }) =>
          flagged[position]?.at === at ? flagged[position].order : 0,
        );
        return { arrived: Math.max(arrived, ...answers.map(({ order = 0 }) => order), ...set) };
      });
    } else if (outcome.kind === 'refused' && outcome.error.status === 400 && flags) {
      // A server of the version before cannot read them: no answer stays behind for that.
      changeRecord(userId, lessonId, ({ number, flagged }) => (number === attempt ? withoutSending(flagged) : {}));
      void sendAnswers(userId, lessonId, true);
    }
  });
}
