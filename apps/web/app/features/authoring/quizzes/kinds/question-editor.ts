import type { DigitStyle } from '@hessa/rules/text/digits';
import type { ComponentType } from 'react';
import type { EditedQuestion } from '../edited-question.ts';
import type { QuestionCalls } from '../question-calls.ts';

export interface KindFieldsProps {
  question: EditedQuestion;
  /** «السؤال ٤» */
  name: string;
  digits: DigitStyle;
  isArabic: boolean;
  calls: QuestionCalls;
}

/** A kind of question under the pen. */
export interface QuestionEditor {
  /** In the list of kinds. */
  label: string;
  /** In the empty field of its words. */
  prompt: string;
  /** What to do, while nothing is right yet. */
  hint: string;
  /** Said under the fields, where how it is marked needs saying. */
  note?: string;
  /** Everything of the question but its words and what all questions have. */
  Fields: ComponentType<KindFieldsProps>;
  /** Alt and a digit, wherever in the question the focus is. */
  pressDigit: (question: EditedQuestion, place: number) => EditedQuestion;
}
