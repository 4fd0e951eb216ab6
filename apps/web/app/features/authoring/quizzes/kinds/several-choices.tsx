import { sketchOf } from '@hessa/rules/quizzes/kinds/question-kinds';
import { type EditedQuestion, withSketch } from '../edited-question.ts';
import { ChoiceFields } from './choice-fields.tsx';
import type { QuestionEditor } from './question-editor.ts';

function toggle(question: EditedQuestion, at: number): EditedQuestion {
  const { choices, right } = sketchOf(question);
  return withSketch(question, {
    choices,
    right: right.includes(at) ? right.filter((each) => each !== at) : [...right, at],
  });
}

export const severalChoicesEditor: QuestionEditor = {
  label: 'كذا إجابة صح',
  prompt: 'اكتب السؤال',
  hint: 'علّم على كل الإجابات الصح',
  note: 'كل اختيار صح بياخد نصيبه من الدرجة، وكل اختيار غلط بيخصم. واللي يعلّم على الكل ما ياخدش حاجة.',
  Fields: (props) => <ChoiceFields {...props} mark="checkbox" onRight={toggle} />,
  pressDigit: toggle,
};
