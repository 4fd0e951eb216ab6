import type { Reply } from '@hessa/contract/client';

type Quiz = Reply<'GET /api/teach/marking'>['data'][number];

export interface MarkingNeed {
  papers: number;
  quizzes: number;
  /** The longest waiting of them. */
  first: Quiz;
}

/** What of the marking waits for the reader: papers to mark, and papers on which two markers differ. */
export function markingNeeds(marking: readonly Quiz[]) {
  return { toMark: needOf(marking, 'waiting'), toSettle: needOf(marking, 'differing') };
}

function needOf(marking: readonly Quiz[], what: 'waiting' | 'differing'): MarkingNeed | null {
  const quizzes = marking.filter((quiz) => quiz[what] > 0);
  const [first] = quizzes;
  return first ? { papers: quizzes.reduce((sum, quiz) => sum + quiz[what], 0), quizzes: quizzes.length, first } : null;
}
