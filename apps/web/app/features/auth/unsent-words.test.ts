import { expect, test } from 'vitest';
import { unsentWords } from './unsent-words.ts';

test.each([
  [['quiz:7'], 'عندك إجابات لسه ما اتبعتتش'],
  [['exam-answers:7', 'exam:7'], 'عندك إجابات لسه ما اتبعتتش'],
  [['note:a'], 'عندك ملاحظة لسه ما اتبعتتش'],
  [['note:a', 'note:b'], 'عندك ملاحظات لسه ما اتبعتتش'],
  [['complete:7'], 'عندك علامة درس خلصته لسه ما اتبعتتش'],
  [['complete:7', 'complete:8'], 'عندك علامات دروس خلصتها لسه ما اتبعتتش'],
  [['complete:7', 'note:a', 'quiz:7'], 'عندك إجابات وملاحظة وعلامة درس خلصته لسه ما اتبعتتش'],
])('%j waiting is told as what it is [LEARN-317]', (keys, words) => {
  expect(unsentWords(keys)).toBe(words);
});
