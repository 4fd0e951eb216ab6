import { quizStep } from '@hessa/rules/quizzes/quiz-step';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuizFoot } from './quiz-foot.tsx';

const foot = (isLast: boolean) =>
  renderToStaticMarkup(
    <QuizFoot
      {...{ line: null, fromPhone: false, unsent: false, busy: false }}
      step={quizStep(isLast ? 1 : 0, [0, 0], 2)}
      onBack={() => {}}
      onNext={() => {}}
    />,
  );

test('the press that sends a quiz says beforehand that it is not opened again [EXAM-163]', () => {
  expect(foot(true)).toContain('بعد الإرسال مش هينفع تفتحه تاني');
  expect(foot(false)).not.toContain('بعد الإرسال');
});
