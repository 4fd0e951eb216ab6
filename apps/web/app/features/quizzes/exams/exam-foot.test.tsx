import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamFoot } from './exam-foot.tsx';

const foot = (hasAnswers: boolean, isOffline = false) =>
  renderToStaticMarkup(
    <ExamFoot
      {...{ hasAnswers, isOffline, isFirst: true, isLast: false, unsent: 0, isEnding: false }}
      onBack={() => {}}
      onNext={() => {}}
    />,
  );

test('answers are said to have arrived once there are some [EXAM-161]', () => {
  expect(foot(false)).not.toContain('وصلت');
  expect(foot(false)).toContain('إجاباتك بتتسجّل أول بأول');
  expect(foot(true)).toContain('كل إجاباتك وصلت');
  expect(foot(false, true)).toContain('مفيش نت. إجاباتك متسجّلة على موبايلك');
});
