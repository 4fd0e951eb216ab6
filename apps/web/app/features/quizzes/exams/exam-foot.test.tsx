import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamFoot } from './exam-foot.tsx';

const foot = (hasAnswers: boolean, isOffline = false, isEnding = false) =>
  renderToStaticMarkup(
    <ExamFoot
      {...{ hasAnswers, isOffline, isFirst: true, isLast: false, unsent: 0, isEnding, line: null }}
      onBack={() => {}}
      onNext={() => {}}
    />,
  );

test('answers are said to have arrived once there are some, and where they lie until then [EXAM-161, EXAM-196]', () => {
  expect(foot(false)).not.toContain('وصلت');
  expect(foot(false)).toContain('إجاباتك بتتسجّل أول بأول');
  expect(foot(true)).toContain('كل إجاباتك وصلت');
  expect(foot(false, true)).toContain('مفيش نت. إجاباتك متسجّلة على جهازك');
});

test('in its last minutes an exam says that it hands itself in, and that the answers are safe [EXAM-197]', () => {
  expect(foot(true, false, true)).toContain('ورقتك هتتسلّم لوحدها');
  expect(foot(true, false, true)).toContain('كل إجاباتك وصلت');
});
