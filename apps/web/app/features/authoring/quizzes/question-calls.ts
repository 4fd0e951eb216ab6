import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { Placed } from '@hessa/rules/quizzes/paper-parts';
import type { EditedQuestion } from './edited-question.ts';
import type { FocusPlace } from './use-focus-place.ts';

/** What a question asks of the paper around it. */
export type QuestionCalls = {
  change: (id: string, change: (now: EditedQuestion) => EditedQuestion) => void;
  /** Makes it another kind. */
  become: (id: string, kind: QuestionKindName) => void;
  /** Puts it into another section, or to another passage. */
  place: (id: string, place: Partial<Placed<string>>) => void;
  /** Somebody works in it. */
  enter: (id: string) => void;
  focus: (place: FocusPlace) => void;
  /** Enter in a choice that was left empty: this question is done. */
  done: (id: string) => void;
  copy: (id: string) => void;
  remove: (id: string) => void;
  /** Where a picture that just came up can be seen. */
  keepPicture: (mediaId: string, url: string) => void;
};
