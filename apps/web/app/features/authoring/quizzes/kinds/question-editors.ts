import type { QuestionKindName } from '@hessa/rules/quizzes/kinds/question-kinds';
import { gapsEditor } from './gaps.tsx';
import { matchingEditor } from './matching.tsx';
import type { QuestionEditor } from './question-editor.ts';
import { severalChoicesEditor } from './several-choices.tsx';
import { singleChoiceEditor } from './single-choice.tsx';
import { trueFalseEditor } from './true-false.tsx';
import { wordOrderEditor } from './word-order.tsx';
import { writtenEditor } from './written.tsx';

/** Every kind of question as it is written. */
export const QUESTION_EDITORS: Readonly<Record<QuestionKindName, QuestionEditor>> = {
  'single-choice': singleChoiceEditor,
  'several-choices': severalChoicesEditor,
  'true-false': trueFalseEditor,
  gaps: gapsEditor,
  'word-order': wordOrderEditor,
  matching: matchingEditor,
  written: writtenEditor,
};
