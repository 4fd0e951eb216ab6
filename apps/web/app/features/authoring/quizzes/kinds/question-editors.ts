import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import type { QuestionEditor } from './question-editor.ts';
import { severalChoicesEditor } from './several-choices.tsx';
import { singleChoiceEditor } from './single-choice.tsx';

/** Every kind of question as it is written. */
export const QUESTION_EDITORS: Readonly<Record<QuestionKindName, QuestionEditor>> = {
  'single-choice': singleChoiceEditor,
  'several-choices': severalChoicesEditor,
};
