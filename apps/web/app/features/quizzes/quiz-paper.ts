import type { Reply } from '@hessa/contract/client';
import type { LessonKindName } from '@hessa/rules/lessons/kinds/lesson-kinds';
import type { Answer } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type PaperParts, partsOf } from './parts/paper-parts.ts';

type Content = Reply<'GET /Student/contentlesson/{id}'>;

export type Question = Extract<Content['data'], readonly unknown[]>[number];

/** The questions as this student sees them, before anything is marked. */
export interface Paper extends PaperParts {
  lessonName: string;
  /** The version of the quiz; a submission says which one it answers. */
  basedOn: number;
  /** False for whoever holds only a lecture of the course. */
  holdsCourse: boolean;
  questions: readonly Question[];
  /** What the server keeps of this student's choices, from any device. */
  saved: readonly (Answer | null)[];
  /** It has a limit: its questions are not here. */
  isExam?: boolean;
}

/** A lesson that turns out to be of another kind has another page; anything but a list of questions is no quiz. */
export function readPaper(content: Content): Paper | LessonKindName | null {
  const { data, quiz } = content;
  if (content.success && Array.isArray(data)) {
    return {
      lessonName: quiz?.lessonName ?? '',
      basedOn: quiz?.basedOn ?? 0,
      // What a phone kept before this was told says nothing of it.
      holdsCourse: quiz?.holdsCourse ?? true,
      questions: data,
      ...partsOf(quiz ?? {}),
      saved: data.map((_, at) => quiz?.saved[at] ?? null),
      isExam: quiz?.isExam ?? false,
    };
  }
  return (content.success && !Array.isArray(data) && data?.type) || null;
}
