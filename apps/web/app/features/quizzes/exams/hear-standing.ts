import type { Reply } from '@hessa/contract/client';
import { changeRecord, type WrittenAnswer } from './exam-record.ts';

/** How an attempt stands, as the server says it with every save. */
export type Standing = NonNullable<Reply<'POST /api/quizresult/save-answers'>['exam']>;

type Answers = Readonly<Record<number, WrittenAnswer>>;
type Theirs = Pick<WrittenAnswer, 'choice' | 'at'>;

/** What lies here and what another device wrote: of two answers to a question the newer. */
export function withTheirs(own: Answers, theirs: Readonly<Record<number, Theirs | null>>): Answers {
  const answers: Record<number, WrittenAnswer> = { ...own };
  for (const [place, answer] of Object.entries(theirs)) {
    const position = Number(place);
    if (answer && answer.at > (own[position]?.at ?? -1)) answers[position] = { ...answer, order: 0 };
  }
  return answers;
}

/** The end of the attempt, whether it is held here, and what was written on it elsewhere. */
export function hearStanding(userId: string, lessonId: number, { endsAt, elsewhere, saved }: Standing): void {
  changeRecord(userId, lessonId, ({ answers }) => ({
    ...{ endsAt, elsewhere },
    ...(saved && { answers: withTheirs(answers, saved) }),
  }));
}
