import { expect, test } from 'vitest';
import { lessonSize } from './lesson-looks.ts';

test.each([
  [{ type: 'Video', durationSeconds: 840, questionCount: null }, '١٤ دقيقة'],
  [{ type: 'Video', durationSeconds: 42, questionCount: null }, '٤٢ ثانية'],
  [{ type: 'Video', durationSeconds: 0, questionCount: null }, null],
  [{ type: 'Video', durationSeconds: null, questionCount: null }, null],
  [{ type: 'Quiz', durationSeconds: null, questionCount: 5 }, '٥ أسئلة'],
  [
    { type: 'Quiz', durationSeconds: null, questionCount: 5, exam: { minutes: 30, attempts: 1 } },
    '٥ أسئلة، ٣٠ دقيقة، محاولة واحدة',
  ],
  [
    { type: 'Quiz', durationSeconds: null, questionCount: 5, exam: { minutes: 7, attempts: 3 } },
    '٥ أسئلة، ٧ دقايق، ٣ محاولات',
  ],
  [{ type: 'Quiz', durationSeconds: null, questionCount: 0 }, null],
  [{ type: 'Quiz', durationSeconds: null, questionCount: null }, null],
] as const)('the size of %j is %j [LEARN-156, EXAM-203]', (lesson, words) => {
  expect(lessonSize(lesson, 'arabic')).toBe(words);
});
