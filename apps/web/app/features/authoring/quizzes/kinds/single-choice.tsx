import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type EditedQuestion, withSketch } from '../edited-question.ts';
import { ChoiceFields } from './choice-fields.tsx';
import type { QuestionEditor } from './question-editor.ts';

const choose = (question: EditedQuestion, at: number) => withSketch(question, { ...sketchOf(question), right: [at] });

export const singleChoiceEditor: QuestionEditor = {
  label: 'إجابة واحدة صح',
  prompt: 'اكتب السؤال، ومكان الإجابة ______',
  hint: 'الإجابة الصح: دوس على الدايرة',
  Fields: (props) => <ChoiceFields {...props} mark="radio" onRight={choose} />,
  pressDigit: choose,
};
