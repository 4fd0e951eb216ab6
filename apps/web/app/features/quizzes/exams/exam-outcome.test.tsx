import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ExamOutcome } from './exam-outcome.tsx';

const outcome = (score: number | null, marks: { earned: number; possible: number } | null = null, held = 0) =>
  renderToStaticMarkup(<ExamOutcome result={{ score, marks, held }} possible={5} digits="arabic" />);

test('the end of an exam tells its marks, of how many, and the word of its band in its tone [EXAM-160]', () => {
  const nothing = outcome(0);
  expect(nothing).toContain('ولا درجة من ٥ درجات');
  expect(nothing).toContain('استمر في الممارسة!');
  expect(nothing).toContain('result-wrong');
  const most = outcome(80);
  expect(most).toContain('٨٠٪');
  expect(most).toContain('٤ من ٥ درجات');
  const ofMarks = outcome(50, { earned: 6, possible: 12 });
  expect(ofMarks).toContain('٦ من ١٢ درجة');
  expect(ofMarks).toContain('٥٠٪');
});

test('a score that is not told yet, or not final, is not judged there [EXAM-160]', () => {
  expect(outcome(null)).toBe('');
  expect(outcome(40, null, 3)).toBe('');
});
